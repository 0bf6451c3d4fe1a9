import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { ActionIcon } from '@mantine/core';
import { lazy, Suspense, useRef, useState } from 'react';
import { IconPencil } from '#ui/marks/icons.ts';
import { detailHeaderWords } from '../words.ts';
import classes from './goal-title.module.css';

const TitleForm = lazy(async () => ({
  default: (await import('../../drafting/components/title-form.tsx')).TitleForm,
}));

/** Shows the title of the goal; whoever may edit the goal changes it in its place. */
export function GoalTitle({ info }: { readonly info: GoalInfo }) {
  const [isEditing, setEditing] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const { State, GoalDetail } = info.Goal;
  const mayEdit = info.Permissions.Edit === true && (State === 'draft' || State === 'approved');
  const title = <h2 className={classes.title}>{GoalDetail.Title}</h2>;
  if (isEditing && mayEdit)
    return (
      <Suspense fallback={title}>
        <TitleForm
          info={info}
          onClose={() => {
            setEditing(false);
            // The pencil is drawn again first.
            setTimeout(() => pencil.current?.focus());
          }}
        />
      </Suspense>
    );
  return (
    <div className={classes.row}>
      {title}
      {mayEdit ? (
        <ActionIcon
          ref={pencil}
          variant="subtle"
          color="gray"
          size={28}
          className={classes.pencil}
          aria-label={detailHeaderWords.editTitle}
          title={detailHeaderWords.editTitle}
          onClick={() => setEditing(true)}
        >
          <IconPencil size={16} aria-hidden="true" />
        </ActionIcon>
      ) : null}
    </div>
  );
}

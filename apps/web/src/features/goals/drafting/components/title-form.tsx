import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { goalMessages, limits } from '@bellwether/domain/goals/messages';
import { fieldError } from '@bellwether/domain/shared/said';
import { Button } from '@mantine/core';
import * as z from 'zod/mini';
import { PlainForm } from '#platform/form/save-form.tsx';
import { useSaveForm } from '#platform/form/use-save-form.ts';
import { TextField } from '#ui/form/form-fields.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { ActFailure } from '../../acting/components/act-failure.tsx';
import { useConflict } from '../../acting/model/use-conflict.ts';
import { useUpdateGoal } from '../api.ts';
import { asSave, beginValues, presentGoal } from '../model/goal-fields.ts';
import { titleWords } from '../words.ts';
import classes from './title-form.module.css';

interface TitleFormProps {
  readonly info: GoalInfo;
  readonly onClose: () => void;
}

const shape = z.object({ Title: z.string() });

/**
 * Changes the title where it stands. The title of an approved goal becomes a proposed change, as in the form of the
 * whole goal (goals.14).
 */
export function TitleForm({ info, onClose }: TitleFormProps) {
  const update = useUpdateGoal();
  const conflict = useConflict(info);
  const isFromEdit = info.Goal.State === 'approved';
  const form = useSaveForm({
    key: `goal.${info.Goal.Id}.title`,
    shape,
    values: { Title: presentGoal(info).fields.Title },
    faults: ({ Title }) => (Title.trim() === '' ? [fieldError('Title', goalMessages, 'titleRequired')] : []),
    conflict,
    save: ({ Title }) =>
      update.mutateAsync({
        goalId: info.Goal.Id,
        save: asSave({ ...beginValues(presentGoal(conflict.base)), Title }, { isDraft: true, isFromEdit }),
      }),
    leave: onClose,
    done: isFromEdit ? titleWords.proposed : titleWords.saved,
  });
  return (
    <PlainForm of={form} className={classes.form} isInRow={false}>
      <ActFailure conflict={conflict} />
      <TextField
        control={form.control}
        name="Title"
        label={titleWords.title}
        limit={limits.title}
        focusFirst
      />
      <div className={classes.buttons}>
        <SubmitButton size="xs" loading={form.busy !== null}>
          {titleWords.save}
        </SubmitButton>
        <Button
          variant="default"
          size="xs"
          onClick={() => {
            form.giveUp();
            onClose();
          }}
        >
          {titleWords.cancel}
        </Button>
      </div>
    </PlainForm>
  );
}

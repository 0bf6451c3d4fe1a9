import { limits } from '@bellwether/domain/goals/messages';
import * as z from 'zod/mini';
import { SaveForm } from '#platform/form/save-form.tsx';
import { useLetThrough } from '#platform/form/use-let-through.ts';
import { useSaveForm } from '#platform/form/use-save-form.ts';
import type { LayerProps } from '#platform/layers/layer-table.tsx';
import { TextAreaField } from '#ui/form/form-fields.tsx';
import { useMarkTalked } from '../../api.ts';
import { GoalName } from '../../components/goal-name.tsx';
import classes from '../../components/insight-page.module.css';
import { talkWords } from '../../words.ts';
import { OpinionsGate } from './opinions-gate.tsx';

const shape = z.object({ Note: z.string() });

/** Reports a talk about a goal, with an optional note (insight.12). */
export function TalkedLayer({ at }: LayerProps<'talked'>) {
  return (
    <OpinionsGate
      goalId={at.search.goal}
      refusal={({ Permissions }) => (Permissions.Look === true ? undefined : talkWords.notYours)}
    >
      {(goalId, { Permissions }) => <TalkedForm goalId={goalId} mayNote={Permissions.Note === true} />}
    </OpinionsGate>
  );
}

interface TalkedFormProps {
  readonly goalId: number;
  /** A note becomes a comment, so only people who may comment on the goal can write one. */
  readonly mayNote: boolean;
}

function TalkedForm({ goalId, mayNote }: TalkedFormProps) {
  const mark = useMarkTalked(goalId);
  const showsNote = useLetThrough(goalId, mayNote);
  const form = useSaveForm({
    key: `goal.${goalId}.talked`,
    shape,
    values: { Note: '' },
    faults: () => [],
    save: ({ Note }) => mark.mutateAsync(Note.trim()),
    done: talkWords.saved,
  });
  return (
    <SaveForm of={form} button={talkWords.save}>
      <GoalName goalId={goalId} />
      <p className={classes.quiet}>{talkWords.says}</p>
      {showsNote ? (
        <TextAreaField
          control={form.control}
          name="Note"
          label={talkWords.note}
          description={talkWords.noteHint}
          limit={limits.comment}
          minRows={2}
          focusFirst
        />
      ) : null}
    </SaveForm>
  );
}

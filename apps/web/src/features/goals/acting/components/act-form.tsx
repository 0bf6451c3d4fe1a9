import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { limits } from '@bellwether/domain/goals/messages';
import { validateComment } from '@bellwether/domain/goals/rules';
import type { CommentRule } from '@bellwether/domain/shared/permissions';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { SaveForm } from '#platform/form/save-form.tsx';
import { useSaveForm } from '#platform/form/use-save-form.ts';
import { TextAreaField } from '#ui/form/form-fields.tsx';
import { useConflict } from '../model/use-conflict.ts';
import { useTakeBack } from '../model/use-take-back.ts';
import { actFormWords } from '../words.ts';
import { ActFailure } from './act-failure.tsx';

interface ActFormProps {
  readonly info: GoalInfo;
  /** Why the act is no longer possible; shown after a failed try. */
  readonly reason: string | undefined;
  /** The key of the stored comment: `goal.12.retract`. */
  readonly draftKey: string;
  readonly comment: CommentRule;
  readonly button: string;
  readonly color?: string | undefined;
  /** The problem that blocks the act; the button shows it. */
  readonly blocked?: string | undefined;
  /** The short message after the act. */
  readonly done: string;
  readonly act: (comment: string) => Promise<GoalInfo>;
  /** Explains the act, above the comment. */
  readonly children: ReactNode;
}

const shape = z.object({ Comment: z.string() });

/** Renders an act with a comment. After a failure the dialog stays open with its input (goals.33). */
export function ActForm(props: ActFormProps) {
  const { info, reason, draftKey, comment, button, color, blocked, done, act, children } = props;
  const conflict = useConflict(info, reason);
  const takeBack = useTakeBack();
  const form = useSaveForm({
    key: draftKey,
    shape,
    values: { Comment: '' },
    faults: ({ Comment }) =>
      // An optional comment may be empty, but no comment may be too long.
      comment === 'required' || Comment.trim() !== '' ? validateComment(Comment, 'dialog') : [],
    conflict,
    save: ({ Comment }) => act(Comment.trim()),
    done,
    doneAct: takeBack,
  });
  return (
    <SaveForm of={form} button={button} color={color} blocked={blocked}>
      {children}
      <ActFailure conflict={conflict} />
      <TextAreaField
        control={form.control}
        name="Comment"
        label={comment === 'required' ? actFormWords.comment : actFormWords.commentOptional}
        required={comment === 'required'}
        limit={limits.comment}
        minRows={2}
        maxRows={10}
        focusFirst
      />
    </SaveForm>
  );
}

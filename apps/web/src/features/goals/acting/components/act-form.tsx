import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { limits } from '@bellwether/domain/goals/messages';
import type { CommentRule } from '@bellwether/domain/goals/move';
import { validateComment } from '@bellwether/domain/goals/rules';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from '#ui/feedback/toast.tsx';
import { faultResolver } from '#ui/form/fault-resolver.ts';
import { FormActions, FormStack } from '#ui/form/form-actions.tsx';
import { TextAreaField } from '#ui/form/form-fields.tsx';
import { ReasonButton } from '#ui/form/reason-button.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useFormDraft } from '#ui/form/use-form-draft.ts';
import { useLayerClose } from '#ui/layers/layer-close.tsx';
import { useMeanwhile } from '../model/use-meanwhile.ts';
import { ActFailure } from './act-failure.tsx';

interface ActFormProps {
  readonly info: GoalInfo;
  /** Why the act is not possible any more; shown after a failed try. */
  readonly reason: string | undefined;
  /** Names the kept comment: `goal.12.retract`. */
  readonly draftKey: string;
  readonly comment: CommentRule;
  readonly button: string;
  readonly color?: string;
  /** What has to be mended before; the button then says so. */
  readonly blocked?: string | undefined;
  /** The short message after it is done. */
  readonly done: string;
  readonly act: (comment: string) => Promise<GoalInfo>;
  /** What is about to happen, above the comment. */
  readonly children: ReactNode;
}

const acceptComment = (kept: unknown) =>
  typeof kept === 'object' && kept !== null && 'Comment' in kept && typeof kept.Comment === 'string'
    ? { Comment: kept.Comment }
    : undefined;

/** An act with a comment. A failed one leaves the dialog open with everything in it (1-goals §8). */
export function ActForm(props: ActFormProps) {
  const { info, reason, draftKey, comment, button, color, blocked, done, act, children } = props;
  const { close, requestClose } = useLayerClose();
  const meanwhile = useMeanwhile(info);
  const form = useForm({
    defaultValues: { Comment: '' },
    resolver: faultResolver<{ Comment: string }>(({ Comment }) =>
      // An empty comment is well where none is asked for; a long one never is.
      comment === 'required' || Comment.trim() !== '' ? validateComment(Comment, 'dialog') : [],
    ),
  });
  const draft = useFormDraft(draftKey, form, { accept: acceptComment });
  const { isSubmitting } = form.formState;
  const isOver = reason !== undefined && meanwhile.hadConflict;

  const submit = form.handleSubmit(async ({ Comment }) => {
    if (blocked) return;
    meanwhile.clear();
    try {
      await act(Comment.trim());
    } catch (error) {
      meanwhile.fail(error);
      return;
    }
    draft.done();
    close();
    toast.success(done);
  });

  return (
    <form onSubmit={submit} noValidate>
      <FormStack>
        {children}
        <ActFailure error={meanwhile.error} changes={meanwhile.changes} onReload={meanwhile.reload} />
        {isOver ? <p role="alert">{reason}</p> : null}
        <TextAreaField
          control={form.control}
          name="Comment"
          label={comment === 'required' ? 'Comment' : 'Comment (optional)'}
          required={comment === 'required'}
          limit={limits.comment}
          minRows={2}
          maxRows={10}
          focusFirst
        />
      </FormStack>
      <FormActions>
        <Button variant="default" onClick={requestClose}>
          Cancel
        </Button>
        {blocked ? (
          <ReasonButton reason={blocked} onClick={() => undefined}>
            {button}
          </ReasonButton>
        ) : (
          <SubmitButton loading={isSubmitting} color={color}>
            {button}
          </SubmitButton>
        )}
      </FormActions>
    </form>
  );
}

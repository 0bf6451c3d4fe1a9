import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { limits } from '@bellwether/domain/goals/messages';
import { validateComment } from '@bellwether/domain/goals/rules';
import type { CommentRule } from '@bellwether/domain/shared/permissions';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { FormActions, FormStack } from '#ui/form-actions.tsx';
import { TextAreaField } from '#ui/form-fields.tsx';
import { useLayerClose } from '#ui/layer-close.tsx';
import { ReasonButton } from '#ui/reason-button.tsx';
import { SubmitButton } from '#ui/submit-button.tsx';
import { toast } from '#ui/toast.tsx';
import { useFormDraft } from '#ui/use-form-draft.ts';
import { ActFailure } from './act-failure.tsx';
import { faultResolver } from './fault-resolver.ts';
import { useMeanwhile } from './use-meanwhile.ts';

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

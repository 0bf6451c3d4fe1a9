import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { goalMessages, limits } from '@bellwether/domain/goals/messages';
import { type FieldError, validateComment } from '@bellwether/domain/goals/rules';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { toast } from '#ui/feedback/toast.tsx';
import { faultResolver } from '#ui/form/fault-resolver.ts';
import { FormActions, FormStack } from '#ui/form/form-actions.tsx';
import { TextAreaField } from '#ui/form/form-fields.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useFormDraft } from '#ui/form/use-form-draft.ts';
import { useLayerClose } from '#ui/layers/layer-close.tsx';
import { ActFailure } from '../../acting/components/act-failure.tsx';
import { GoalHead } from '../../acting/components/goal-summary.tsx';
import { RunPlace } from '../../acting/components/run-place.tsx';
import { YesNoField } from '../../acting/components/yes-no-field.tsx';
import type { GoalRun } from '../../acting/model/next-goal.ts';
import { useArrivalFocus } from '../../acting/model/use-arrival-focus.ts';
import { useMeanwhile } from '../../acting/model/use-meanwhile.ts';
import { type ReviewLayer, reviewWords } from '../words.ts';

interface ReviewValues {
  readonly Answer: boolean | null;
  readonly Comment: string;
}

/** A reviewer must choose Yes or No; No requires a comment (1-goals §4, §5). */
export function reviewFaults({ Answer, Comment }: ReviewValues): FieldError[] {
  if (Answer === null) return [{ path: 'Answer', message: goalMessages.reviewAnswerRequired }];
  return Answer && Comment.trim() === '' ? [] : validateComment(Comment, 'dialog');
}

function acceptReview(kept: unknown): Partial<ReviewValues> | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { Answer, Comment } = kept as Record<string, unknown>;
  if (typeof Comment !== 'string') return undefined;
  return { Comment, Answer: typeof Answer === 'boolean' ? Answer : null };
}

interface ReviewFormProps {
  readonly info: GoalInfo;
  readonly reason: string | undefined;
  readonly layer: ReviewLayer;
  readonly run: GoalRun;
  readonly answer: (isYes: boolean, comment: string) => Promise<GoalInfo>;
  /** What is judged. */
  readonly children: ReactNode;
}

/** One answer of a manager: Yes, or No with a comment; then the next goal that waits. */
export function ReviewForm({ info, reason, layer, run, answer, children }: ReviewFormProps) {
  const { close } = useLayerClose();
  const words = reviewWords[layer];
  const meanwhile = useMeanwhile(info);
  const heading = useArrivalFocus(run);
  const form = useForm<ReviewValues>({
    defaultValues: { Answer: null, Comment: '' },
    resolver: faultResolver(reviewFaults),
  });
  const draft = useFormDraft(`goal.${info.Goal.Id}.${layer}`, form, { accept: acceptReview });
  const { isSubmitting } = form.formState;
  const [isYes, comment] = useWatch({ control: form.control, name: ['Answer', 'Comment'] });

  const submit = form.handleSubmit(async ({ Answer, Comment }) => {
    if (Answer === null) return;
    meanwhile.clear();
    try {
      await answer(Answer, Comment.trim());
    } catch (error) {
      meanwhile.fail(error);
      return;
    }
    draft.done();
    const word = Answer ? words.saidYes : words.saidNo;
    run.goOn({ kind: 'answered', word }, close);
    toast.success(`${word}.`);
  });

  const isCommentMissing = isYes === false && comment.trim() === '';
  const button = isYes === null ? 'Submit' : isYes ? words.yes : words.no;
  return (
    <form onSubmit={submit} noValidate>
      <FormStack>
        <RunPlace run={run} />
        <GoalHead info={info} headingRef={heading} />
        {children}
        <ActFailure error={meanwhile.error} changes={meanwhile.changes} onReload={meanwhile.reload} />
        {reason !== undefined && meanwhile.hadConflict ? <p role="alert">{reason}</p> : null}
        <YesNoField control={form.control} name="Answer" legend={words.question} focusFirst />
        <TextAreaField
          control={form.control}
          name="Comment"
          label={isYes === false ? 'Comment' : 'Comment (optional)'}
          required={isYes === false}
          limit={limits.comment}
          minRows={2}
          maxRows={10}
        />
      </FormStack>
      <FormActions>
        <SubmitButton loading={isSubmitting} variant={isCommentMissing ? 'default' : 'filled'}>
          {isCommentMissing ? goalMessages.commentIsRequired : button}
        </SubmitButton>
      </FormActions>
    </form>
  );
}

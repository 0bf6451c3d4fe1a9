import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { goalMessages, limits } from '@bellwether/domain/goals/messages';
import { type FieldError, validateComment } from '@bellwether/domain/goals/rules';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { given } from '#platform/form/given.ts';
import { SaveForm } from '#platform/form/save-form.tsx';
import { useSaveForm } from '#platform/form/use-save-form.ts';
import { TextAreaField } from '#ui/form/form-fields.tsx';
import { useLayerClose } from '#ui/layers/layer-close.tsx';
import { ActFailure } from '../../acting/components/act-failure.tsx';
import { GoalHead } from '../../acting/components/goal-summary.tsx';
import { RunPlace } from '../../acting/components/run-place.tsx';
import { YesNoField } from '../../acting/components/yes-no-field.tsx';
import type { GoalRun } from '../../acting/model/next-goal.ts';
import { useArrivalFocus } from '../../acting/model/use-arrival-focus.ts';
import { useConflict } from '../../acting/model/use-conflict.ts';
import { type ReviewLayer, reviewWords } from '../words.ts';

const shape = z.object({ Answer: z.nullable(z.boolean()), Comment: z.string() });
type ReviewValues = z.output<typeof shape>;

/**
 * Returns the faults of an answer: a reviewer must choose Yes or No; No requires a comment (1-goals §4, §5).
 */
export function reviewFaults({ Answer, Comment }: ReviewValues): FieldError[] {
  if (Answer === null) return [{ path: 'Answer', message: goalMessages.reviewAnswerRequired }];
  return Answer && Comment.trim() === '' ? [] : validateComment(Comment, 'dialog');
}

interface ReviewFormProps {
  readonly info: GoalInfo;
  readonly reason: string | undefined;
  readonly layer: ReviewLayer;
  readonly run: GoalRun;
  readonly answer: (isYes: boolean, comment: string) => Promise<GoalInfo>;
  /** The content under review. */
  readonly children: ReactNode;
}

/** Renders one answer of a manager: Yes, or No with a comment; then the next waiting goal opens. */
export function ReviewForm({ info, reason, layer, run, answer, children }: ReviewFormProps) {
  const { close } = useLayerClose();
  const words = reviewWords[layer];
  const conflict = useConflict(info, reason);
  const heading = useArrivalFocus(run);
  const wordOf = ({ Answer }: ReviewValues) => (Answer ? words.saidYes : words.saidNo);
  const form = useSaveForm({
    key: `goal.${info.Goal.Id}.${layer}`,
    shape,
    values: { Answer: null, Comment: '' } as ReviewValues,
    faults: reviewFaults,
    conflict,
    save: ({ Answer, Comment }) => answer(given(Answer), Comment.trim()),
    leave: (_, { values }) => run.goOn({ kind: 'answered', word: wordOf(values) }, close),
    done: (_, { values }) => `${wordOf(values)}.`,
  });
  const [isYes, comment] = useWatch({ control: form.control, name: ['Answer', 'Comment'] });
  const isCommentMissing = isYes === false && comment.trim() === '';
  const button = isYes === null ? 'Submit' : isYes ? words.yes : words.no;
  return (
    <SaveForm
      of={form}
      button={isCommentMissing ? goalMessages.commentIsRequired : button}
      variant={isCommentMissing ? 'default' : 'filled'}
      cancel={false}
    >
      <RunPlace run={run} />
      <GoalHead info={info} headingRef={heading} />
      {children}
      <ActFailure conflict={conflict} />
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
    </SaveForm>
  );
}

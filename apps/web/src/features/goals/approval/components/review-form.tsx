import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { goalMessages, limits } from '@bellwether/domain/goals/messages';
import { validateComment } from '@bellwether/domain/goals/rules';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { given } from '#platform/form/given.ts';
import { SaveForm } from '#platform/form/save-form.tsx';
import { useSaveForm } from '#platform/form/use-save-form.ts';
import type { FormFault } from '#ui/form/fault-resolver.ts';
import { TextAreaField } from '#ui/form/form-fields.tsx';
import { useLayerClose } from '#ui/layers/layer-close.tsx';
import { ActFailure } from '../../acting/components/act-failure.tsx';
import { GoalHead } from '../../acting/components/goal-summary.tsx';
import { ReviewEvidence } from '../../acting/components/review-evidence.tsx';
import { RunPlace } from '../../acting/components/run-place.tsx';
import { YesNoField } from '../../acting/components/yes-no-field.tsx';
import type { GoalRun } from '../../acting/model/next-goal.ts';
import { useArrivalFocus } from '../../acting/model/use-arrival-focus.ts';
import { useConflict } from '../../acting/model/use-conflict.ts';
import { useTakeBack } from '../../acting/model/use-take-back.ts';
import { useTypedText } from '../../acting/model/use-typed-text.ts';
import { useKeyAnswer } from '../model/use-key-answer.ts';
import { type ReviewLayer, reviewFormWords, reviewKeys, reviewWords } from '../words.ts';

const shape = z.object({ Answer: z.nullable(z.boolean()), Comment: z.string() });
type ReviewValues = z.output<typeof shape>;

/**
 * Returns the faults of an answer: a reviewer must choose Yes or No; No requires a comment (goals.17).
 */
function reviewFaults({ Answer, Comment }: ReviewValues): FormFault[] {
  if (Answer === null) return [{ path: 'Answer', message: goalMessages.reviewAnswerRequired }];
  return Answer && Comment.trim() === '' ? [] : validateComment(Comment, 'dialog');
}

interface ReviewFormProps {
  readonly info: GoalInfo;
  readonly reason: string | undefined;
  readonly layer: ReviewLayer;
  readonly run: GoalRun;
  /** Whether the content under review is on the screen: before, no key answers. */
  readonly isRead: boolean;
  readonly answer: (isYes: boolean, comment: string) => Promise<GoalInfo>;
  /** The content under review. */
  readonly children: ReactNode;
}

/** Renders one answer of a manager: Yes, or No with a comment; then the next waiting goal opens. */
export function ReviewForm({ info, reason, layer, run, isRead, answer, children }: ReviewFormProps) {
  const { close } = useLayerClose();
  const words = reviewWords[layer];
  const conflict = useConflict(info, reason);
  const box = useArrivalFocus();
  const takeBack = useTakeBack();
  const wordOf = ({ Answer }: ReviewValues) => (Answer ? words.saidYes : words.saidNo);
  const save = useSaveForm({
    key: `goal.${info.Goal.Id}.${layer}`,
    shape,
    values: { Answer: null, Comment: '' } as ReviewValues,
    faults: reviewFaults,
    conflict,
    save: ({ Answer, Comment }) => answer(given(Answer), Comment.trim()),
    leave: (_, { values }) => run.goOn({ kind: 'answered', word: wordOf(values) }, close),
    // In a run, the counter and the line above the next goal already confirm the act.
    done: run.place ? undefined : (_, { values }) => `${wordOf(values)}.`,
    doneAct: takeBack,
  });
  const [isYes, comment] = useWatch({ control: save.control, name: ['Answer', 'Comment'] });
  const focusComment = () => {
    const field = box.current?.querySelector('textarea');
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  };
  const { onHotkey, beforeText } = useKeyAnswer({
    isReady: isRead && save.busy === null,
    send: () => void save.submit('save'),
    focusText: focusComment,
    takeBack: (letters) => {
      save.form.setValue('Answer', null);
      save.form.setValue('Comment', `${letters}${comment}`, { shouldDirty: true });
    },
  });
  useTypedText(box, beforeText);

  const isCommentMissing = isYes === false && comment.trim() === '';
  const plain = isYes === null ? reviewFormWords.submit : isYes ? words.yes : words.no;
  const button = run.next && isYes !== null ? reviewFormWords.andNext(plain) : plain;
  return (
    <SaveForm
      of={save}
      button={isCommentMissing ? goalMessages.commentIsRequired : button}
      variant={isCommentMissing ? 'default' : 'filled'}
      cancel={false}
      label={info.Goal.GoalDetail.Title}
      ref={box}
    >
      <RunPlace run={run} isGone={reason !== undefined} />
      <GoalHead info={info} />
      <ReviewEvidence info={info} />
      {children}
      <ActFailure conflict={conflict} />
      <YesNoField
        control={save.control}
        name="Answer"
        legend={words.question}
        focusFirst
        onHotkey={onHotkey}
        hint={reviewKeys(words, run.next !== undefined)}
      />
      <TextAreaField
        control={save.control}
        name="Comment"
        label={isYes === false ? reviewFormWords.comment : reviewFormWords.commentOptional}
        required={isYes === false}
        limit={limits.comment}
        minRows={2}
        maxRows={10}
      />
    </SaveForm>
  );
}

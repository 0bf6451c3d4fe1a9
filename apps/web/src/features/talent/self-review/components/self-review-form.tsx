import type { SelfReview } from '@bellwether/contract/talent/self-review';
import { missingAnswers } from '@bellwether/domain/talent/self-review/rules';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { OutsideNotice } from '#platform/form/outside-notice.tsx';
import { SaveForm } from '#platform/form/save-form.tsx';
import { useOutsideChange } from '#platform/form/use-outside-change.ts';
import { useSaveForm } from '#platform/form/use-save-form.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { QuestionField } from '../../answers/components/question-field.tsx';
import { selfReviewQuery, useSaveSelfReview } from '../api.ts';
import { selfReviewWords } from '../words.ts';

const shape = z.object({ Answers: z.array(z.string()) });
type Values = z.output<typeof shape>;
type Act = 'save' | 'handIn';

/** The employee writes about themselves. Saving keeps it private; handing in ends the writing (talent.20). */
export function SelfReviewForm({ review }: { readonly review: SelfReview }) {
  const { refetch } = useQuery(selfReviewQuery(review.CycleId, review.User.Id));
  const outside = useOutsideChange({
    present: review,
    stampOf: ({ UpdatedAt }) => UpdatedAt,
    refetch: () => void refetch(),
  });
  const { base } = outside;
  const save = useSaveSelfReview(base);
  const form = useSaveForm<Values, SelfReview, Act>({
    key: `self-review.${base.CycleId}`,
    shape,
    values: valuesOf(base),
    faults: (values, act) => (act === 'handIn' ? faultsOf(base, values) : []),
    save: ({ Answers }, act) =>
      save.mutateAsync({
        act,
        answers: base.Questions.map((question, at) => ({ ...question, Answer: Answers[at] ?? '' })),
      }),
    conflict: outside,
    leave: (saved, { reset }) => {
      outside.startFrom(saved);
      reset(valuesOf(saved));
    },
    done: (_, { act }) => (act === 'save' ? selfReviewWords.saved : selfReviewWords.handedIn),
  });
  return (
    <SaveForm
      of={form}
      label={selfReviewWords.own}
      button={selfReviewWords.handIn}
      act="handIn"
      cancel={false}
      aside={
        <Button variant="default" loading={form.busy === 'save'} onClick={() => void form.submit('save')}>
          {selfReviewWords.save}
        </Button>
      }
    >
      <OutsideNotice
        of={outside}
        isSent={form.isSent}
        says={selfReviewWords.changed}
        load={selfReviewWords.load}
        onLoad={() => {
          outside.startFrom(review);
          form.reset(valuesOf(review));
        }}
      />
      <Notice tone="info">{selfReviewWords.private}</Notice>
      {base.Questions.map((question, at) => (
        <QuestionField key={question.Id} control={form.control} name={`Answers.${at}`} question={question} />
      ))}
    </SaveForm>
  );
}

const valuesOf = ({ Questions }: SelfReview): Values => ({
  Answers: Questions.map(({ Answer }) => Answer),
});

function faultsOf({ Questions }: SelfReview, { Answers }: Values) {
  const questions = Questions.map(({ Id, IsRequired }) => ({ id: Id, isRequired: IsRequired }));
  const given = Questions.map(({ Id }, at) => ({ question: Id, text: Answers[at] ?? '' }));
  return missingAnswers(questions, given).map((at) => ({
    path: `Answers.${at}`,
    message: selfReviewWords.answerMissing,
  }));
}

import type { PeerFeedback } from '@bellwether/contract/talent/peers';
import { peerLimits } from '@bellwether/domain/talent/peers/rules';
import { missingAnswers } from '@bellwether/domain/talent/self-review/rules';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { OutsideNotice } from '#platform/form/outside-notice.tsx';
import { SaveForm } from '#platform/form/save-form.tsx';
import { useOutsideChange } from '#platform/form/use-outside-change.ts';
import { useSaveForm } from '#platform/form/use-save-form.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextAreaField } from '#ui/form/form-fields.tsx';
import { peerFeedbackQuery, useSaveFeedback } from '../api.ts';
import { peerWords } from '../words.ts';

const shape = z.object({ Answers: z.array(z.string()) });
type Values = z.output<typeof shape>;
type Act = 'save' | 'handIn';

/** The giver writes. Saving keeps it private; handing in ends the writing (talent.24). */
export function FeedbackForm({ feedback }: { readonly feedback: PeerFeedback }) {
  const { refetch } = useQuery(peerFeedbackQuery(feedback.Id));
  const outside = useOutsideChange({
    present: feedback,
    stampOf: ({ UpdatedAt }) => UpdatedAt,
    refetch: () => void refetch(),
  });
  const { base } = outside;
  const save = useSaveFeedback(base);
  const form = useSaveForm<Values, PeerFeedback, Act>({
    key: `peer-feedback.${base.Id}`,
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
    done: (_, { act }) => (act === 'save' ? peerWords.saved : peerWords.handedIn),
  });
  return (
    <SaveForm
      of={form}
      label={peerWords.yourFeedback}
      button={peerWords.handIn}
      act="handIn"
      cancel={false}
      aside={
        <Button variant="default" loading={form.busy === 'save'} onClick={() => void form.submit('save')}>
          {peerWords.save}
        </Button>
      }
    >
      <OutsideNotice
        of={outside}
        isSent={form.isSent}
        says={peerWords.changed}
        load={peerWords.load}
        onLoad={() => {
          outside.startFrom(feedback);
          form.reset(valuesOf(feedback));
        }}
      />
      <Notice tone="info">{peerWords.private}</Notice>
      {base.Questions.map(({ Id, Question, Help, IsRequired }, at) => (
        <TextAreaField
          key={Id}
          control={form.control}
          name={`Answers.${at}`}
          label={Question}
          description={Help}
          limit={peerLimits.answer}
          minRows={4}
          maxRows={16}
          required={IsRequired}
        />
      ))}
    </SaveForm>
  );
}

const valuesOf = ({ Questions }: PeerFeedback): Values => ({
  Answers: Questions.map(({ Answer }) => Answer),
});

function faultsOf({ Questions }: PeerFeedback, { Answers }: Values) {
  const questions = Questions.map(({ Id, IsRequired }) => ({ id: Id, isRequired: IsRequired }));
  const given = Questions.map(({ Id }, at) => ({ question: Id, text: Answers[at] ?? '' }));
  return missingAnswers(questions, given).map((at) => ({
    path: `Answers.${at}`,
    message: peerWords.answerMissing,
  }));
}

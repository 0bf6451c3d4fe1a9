import type { ReviewAnswer } from '@bellwether/contract/talent/questions';
import { missingAnswers } from '@bellwether/domain/talent/self-review/rules';
import { Button } from '@mantine/core';
import * as z from 'zod/mini';
import { OutsideNotice } from '#platform/form/outside-notice.tsx';
import { SaveForm } from '#platform/form/save-form.tsx';
import { useOutsideChange } from '#platform/form/use-outside-change.ts';
import { useSaveForm } from '#platform/form/use-save-form.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { QuestionField } from './question-field.tsx';

const shape = z.object({ Answers: z.array(z.string()) });
type Values = z.output<typeof shape>;
export type WritingAct = 'save' | 'handIn';

/** A text that somebody writes in private and hands in once. */
interface Written {
  readonly Questions: ReadonlyArray<Pick<ReviewAnswer, 'Id' | 'IsRequired' | 'Answer'>>;
  /** Null: nothing is saved yet. */
  readonly UpdatedAt: string | null;
}

/** The answers of a save, with the version with which the form began. */
export interface WritingSave<Version> {
  readonly of: Version;
  readonly act: WritingAct;
  readonly answers: ReadonlyArray<Pick<ReviewAnswer, 'Id' | 'Answer'>>;
}

interface WritingFormProps<Version> {
  /** Names the kept draft of the form. */
  readonly draftKey: string;
  readonly label: string;
  readonly present: Version;
  readonly questionsOf: (version: Version) => readonly ReviewAnswer[];
  readonly refetch: () => void;
  readonly save: (given: WritingSave<Version>) => Promise<Version>;
  readonly words: Readonly<
    Record<
      'save' | 'handIn' | 'saved' | 'handedIn' | 'changed' | 'load' | 'private' | 'answerMissing',
      string
    >
  >;
}

/** Somebody writes answers. Saving keeps them private; handing in ends the writing. */
export function WritingForm<Version extends Written>(props: WritingFormProps<Version>) {
  const { present, refetch, words } = props;
  const outside = useOutsideChange({ present, stampOf: ({ UpdatedAt }) => UpdatedAt, refetch });
  const { base } = outside;
  const form = useSaveForm<Values, Version, WritingAct>({
    key: props.draftKey,
    shape,
    values: valuesOf(base),
    faults: (values, act) => (act === 'handIn' ? faultsOf(base, values, words.answerMissing) : []),
    save: ({ Answers }, act) =>
      props.save({
        of: base,
        act,
        answers: base.Questions.map(({ Id }, at) => ({ Id, Answer: Answers[at] ?? '' })),
      }),
    conflict: outside,
    leave: (saved, { reset }) => {
      outside.startFrom(saved);
      reset(valuesOf(saved));
    },
    done: (_, { act }) => (act === 'save' ? words.saved : words.handedIn),
  });
  return (
    <SaveForm
      of={form}
      label={props.label}
      button={words.handIn}
      act="handIn"
      cancel={false}
      aside={
        <Button variant="default" loading={form.busy === 'save'} onClick={() => void form.submit('save')}>
          {words.save}
        </Button>
      }
    >
      <OutsideNotice
        of={outside}
        isSent={form.isSent}
        says={words.changed}
        load={words.load}
        onLoad={() => {
          outside.startFrom(present);
          form.reset(valuesOf(present));
        }}
      />
      <Notice tone="info">{words.private}</Notice>
      {props.questionsOf(base).map((question, at) => (
        <QuestionField key={question.Id} control={form.control} name={`Answers.${at}`} question={question} />
      ))}
    </SaveForm>
  );
}

const valuesOf = ({ Questions }: Written): Values => ({
  Answers: Questions.map(({ Answer }) => Answer),
});

function faultsOf({ Questions }: Written, { Answers }: Values, message: string) {
  const questions = Questions.map(({ Id, IsRequired }) => ({ id: Id, isRequired: IsRequired }));
  const given = Questions.map(({ Id }, at) => ({ question: Id, text: Answers[at] ?? '' }));
  return missingAnswers(questions, given).map((at) => ({ path: `Answers.${at}`, message }));
}

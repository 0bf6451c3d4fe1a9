import { cycleLimits } from '@bellwether/domain/talent/cycles/rules';
import { peerLimits } from '@bellwether/domain/talent/peers/rules';
import { Button } from '@mantine/core';
import { type Control, useController, useFieldArray } from 'react-hook-form';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextAreaField, TextField } from '#ui/form/form-fields.tsx';
import { type CycleValues, newPeerQuestion } from '../model/cycle-values.ts';
import { cycleWords } from '../words.ts';
import classes from './cycle-form.module.css';
import { QuestionActs } from './question-acts.tsx';

/** The questions of the peer feedback, in order. A question that somebody has answered stays as it is. */
export function PeerQuestionFields({ control }: { readonly control: Control<CycleValues> }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'PeerQuestions', keyName: 'key' });
  // The server names the whole list if it refuses a question.
  const { fieldState } = useController({ control, name: 'PeerQuestions' });
  const refusal = fieldState.error?.message;
  return (
    <>
      {refusal === undefined ? null : <Notice tone="bad">{refusal}</Notice>}
      {fields.map((question, at) => (
        <div className={classes.question} key={question.key}>
          <TextAreaField
            control={control}
            name={`PeerQuestions.${at}.Question`}
            label={cycleWords.question(at + 1)}
            limit={cycleLimits.question}
            minRows={1}
            maxRows={4}
            disabled={question.IsAnswered}
            required
          />
          <TextField
            control={control}
            name={`PeerQuestions.${at}.Help`}
            label={cycleWords.help(at + 1)}
            limit={cycleLimits.help}
          />
          <QuestionActs
            control={control}
            list="PeerQuestions"
            at={at}
            isAnswered={question.IsAnswered}
            onRemove={fields.length > 1 ? () => remove(at) : undefined}
          />
        </div>
      ))}
      {fields.length < peerLimits.questions ? (
        <div>
          <Button variant="default" size="sm" onClick={() => append(newPeerQuestion())}>
            {cycleWords.addQuestion}
          </Button>
        </div>
      ) : null}
    </>
  );
}

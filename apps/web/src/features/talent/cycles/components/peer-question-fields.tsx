import { cycleLimits } from '@bellwether/domain/talent/cycles/rules';
import { peerLimits } from '@bellwether/domain/talent/peers/rules';
import { Button } from '@mantine/core';
import { type Control, useController, useFieldArray } from 'react-hook-form';
import { Notice } from '#ui/feedback/notice.tsx';
import { SwitchField, TextAreaField, TextField } from '#ui/form/form-fields.tsx';
import { type CycleValues, newPeerQuestion } from '../model/cycle-values.ts';
import { cycleWords } from '../words.ts';
import classes from './cycle-form.module.css';

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
          {question.IsAnswered ? (
            <p className={classes.quiet}>{cycleWords.answered}</p>
          ) : (
            <div className={classes.acts}>
              <SwitchField
                control={control}
                name={`PeerQuestions.${at}.IsRequired`}
                label={cycleWords.required(at + 1)}
              />
              {fields.length > 1 ? (
                <Button variant="subtle" color="red" size="compact-sm" onClick={() => remove(at)}>
                  {cycleWords.removeQuestion(at + 1)}
                </Button>
              ) : null}
            </div>
          )}
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

import { cycleLimits } from '@bellwether/domain/talent/cycles/rules';
import { Button } from '@mantine/core';
import { type Control, useController, useFieldArray } from 'react-hook-form';
import { Notice } from '#ui/feedback/notice.tsx';
import { SwitchField, TextAreaField, TextField } from '#ui/form/form-fields.tsx';
import { type CycleValues, newQuestion } from '../model/cycle-values.ts';
import { cycleWords } from '../words.ts';
import classes from './cycle-form.module.css';

interface QuestionFieldsProps {
  readonly control: Control<CycleValues>;
  readonly name: 'Questions' | 'PeerQuestions';
  /** How many questions there can be. */
  readonly most: number;
}

/** The questions of a part, in order. A question that somebody has answered stays as it is. */
export function QuestionFields({ control, name, most }: QuestionFieldsProps) {
  const { fields, append, remove } = useFieldArray({ control, name, keyName: 'key' });
  // The server names the whole list if it refuses a question.
  const { fieldState } = useController({ control, name });
  const refusal = fieldState.error?.message;
  return (
    <>
      {refusal === undefined ? null : <Notice tone="bad">{refusal}</Notice>}
      {fields.map((question, at) => (
        <div className={classes.question} key={question.key}>
          <TextAreaField
            control={control}
            name={`${name}.${at}.Question`}
            label={cycleWords.question(at + 1)}
            limit={cycleLimits.question}
            minRows={1}
            maxRows={4}
            disabled={question.IsAnswered}
            required
          />
          <TextField
            control={control}
            name={`${name}.${at}.Help`}
            label={cycleWords.help(at + 1)}
            limit={cycleLimits.help}
          />
          {question.IsAnswered ? (
            <p className={classes.quiet}>{cycleWords.answered}</p>
          ) : (
            <div className={classes.acts}>
              <SwitchField
                control={control}
                name={`${name}.${at}.IsRequired`}
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
      {fields.length < most ? (
        <div>
          <Button variant="default" size="sm" onClick={() => append(newQuestion())}>
            {cycleWords.addQuestion}
          </Button>
        </div>
      ) : null}
    </>
  );
}

import { cycleLimits, questionKinds } from '@bellwether/domain/talent/cycles/rules';
import { Button } from '@mantine/core';
import { type Control, useController, useFieldArray, useWatch } from 'react-hook-form';
import { Notice } from '#ui/feedback/notice.tsx';
import { SelectField, TextAreaField, TextField } from '#ui/form/form-fields.tsx';
import { ManyField } from '#ui/form/many-field.tsx';
import { type CycleValues, newQuestion } from '../model/cycle-values.ts';
import { cycleWords } from '../words.ts';
import classes from './cycle-form.module.css';
import { QuestionActs } from './question-acts.tsx';

/** The two lists of questions in the form. */
export type QuestionList = 'Questions' | 'ReviewQuestions';

interface QuestionFieldsProps {
  readonly control: Control<CycleValues>;
  readonly list: QuestionList;
  readonly departments: readonly string[];
}

/** The questions of a template, in order. A question that somebody has answered stays as it is. */
export function QuestionFields({ control, list, departments }: QuestionFieldsProps) {
  const { fields, append, remove } = useFieldArray({ control, name: list, keyName: 'key' });
  // The server names the whole list if it refuses a question.
  const { fieldState } = useController({ control, name: list });
  const refusal = fieldState.error?.message;
  return (
    <>
      {refusal === undefined ? null : <Notice tone="bad">{refusal}</Notice>}
      {fields.map((question, at) => (
        <fieldset className={classes.question} key={question.key} aria-label={cycleWords.question(at + 1)}>
          <QuestionPart
            control={control}
            list={list}
            at={at}
            isAnswered={question.IsAnswered}
            departments={departments}
          />
          <QuestionActs
            control={control}
            list={list}
            at={at}
            isAnswered={question.IsAnswered}
            onRemove={fields.length > 1 ? () => remove(at) : undefined}
          />
        </fieldset>
      ))}
      {fields.length < cycleLimits.questions ? (
        <div>
          <Button variant="default" size="sm" onClick={() => append(newQuestion())}>
            {cycleWords.addQuestion}
          </Button>
        </div>
      ) : null}
    </>
  );
}

interface QuestionPartProps extends QuestionFieldsProps {
  readonly at: number;
  readonly isAnswered: boolean;
}

function QuestionPart({ control, list, at, isAnswered, departments }: QuestionPartProps) {
  const kind = useWatch({ control, name: `${list}.${at}.Kind` });
  const place = at + 1;
  return (
    <>
      <TextAreaField
        control={control}
        name={`${list}.${at}.Question`}
        label={cycleWords.question(place)}
        limit={cycleLimits.question}
        minRows={1}
        maxRows={4}
        disabled={isAnswered}
        required
      />
      <TextField
        control={control}
        name={`${list}.${at}.Help`}
        label={cycleWords.help(place)}
        limit={cycleLimits.help}
      />
      <div className={classes.level}>
        <SelectField
          control={control}
          name={`${list}.${at}.Kind`}
          label={cycleWords.questionKind(place)}
          choices={questionKinds.map((each) => ({ value: each, label: cycleWords.questionKinds[each] }))}
          disabled={isAnswered}
          required
        />
        {kind === 'scale' ? (
          <TextAreaField
            control={control}
            name={`${list}.${at}.Levels`}
            label={cycleWords.levels(place)}
            description={cycleWords.levelsHint}
            minRows={3}
            maxRows={7}
            disabled={isAnswered}
            required
          />
        ) : null}
      </div>
      <div className={classes.level}>
        <ManyField
          words={cycleWords}
          control={control}
          name={`${list}.${at}.Roles`}
          label={cycleWords.roles(place)}
          description={cycleWords.rolesHint}
          choices={Object.entries(cycleWords.roleNames).map(([value, label]) => ({ value, label }))}
        />
        <ManyField
          words={cycleWords}
          control={control}
          name={`${list}.${at}.Departments`}
          label={cycleWords.departmentsOf(place)}
          description={cycleWords.rolesHint}
          choices={departments.map((unit) => ({ value: unit, label: unit }))}
        />
      </div>
    </>
  );
}

import { type Control, useWatch } from 'react-hook-form';
import { SwitchField, TextField } from '#ui/form/form-fields.tsx';
import type { CycleValues } from '../model/cycle-values.ts';
import { cycleWords } from '../words.ts';
import classes from './cycle-form.module.css';
import { QuestionFields } from './question-fields.tsx';

interface ReviewFieldsProps {
  readonly control: Control<CycleValues>;
  readonly isRunning: boolean;
  readonly departments: readonly string[];
}

/** The managers' reviews: their days, their template, and whether they are signed. */
export function ReviewFields({ control, isRunning, departments }: ReviewFieldsProps) {
  const [kind, hasDays, hasTemplate] = useWatch({ control, name: ['Kind', 'HasReviewDays', 'HasTemplate'] });
  return (
    <fieldset className={classes.group}>
      <legend className={classes.title}>{cycleWords.review}</legend>
      {kind === 'probation' ? null : (
        <SwitchField
          control={control}
          name="HasReviewDays"
          label={cycleWords.withReviewDays}
          description={cycleWords.reviewDaysHint}
        />
      )}
      {hasDays && kind !== 'probation' ? (
        <div className={classes.level}>
          <TextField control={control} name="ReviewOpensOn" label={cycleWords.opens} type="date" required />
          <TextField control={control} name="ReviewDueOn" label={cycleWords.due} type="date" required />
        </div>
      ) : null}
      <SwitchField
        control={control}
        name="HasTemplate"
        label={cycleWords.withTemplate}
        description={cycleWords.templateHint}
      />
      {hasTemplate ? (
        <QuestionFields control={control} list="ReviewQuestions" departments={departments} />
      ) : null}
      <SwitchField
        control={control}
        name="HasSignatures"
        label={cycleWords.withSignatures}
        description={isRunning ? cycleWords.kindStays : cycleWords.signaturesHint}
        disabled={isRunning}
      />
    </fieldset>
  );
}

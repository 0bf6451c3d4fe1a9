import { cycleKinds, cycleSpanNames, probationMonths } from '@bellwether/domain/talent/cycles/rules';
import { useQuery } from '@tanstack/react-query';
import { type Control, useWatch } from 'react-hook-form';
import { labelOf, periodsQuery } from '#features/goals/door.ts';
import { SelectField, TextField } from '#ui/form/form-fields.tsx';
import type { CycleValues } from '../model/cycle-values.ts';
import { cycleWords } from '../words.ts';
import classes from './cycle-form.module.css';

interface CoverFieldsProps {
  readonly control: Control<CycleValues>;
  readonly isRunning: boolean;
}

/** What a cycle covers: quarters, days of its own, or the probation of people who were added between two days. */
export function CoverFields({ control, isRunning }: CoverFieldsProps) {
  const kind = useWatch({ control, name: 'Kind' });
  return (
    <>
      <SelectField
        control={control}
        name="Kind"
        label={cycleWords.kind}
        description={isRunning ? cycleWords.kindStays : cycleWords.kindHints[kind]}
        choices={cycleKinds.map((each) => ({ value: each, label: cycleWords.kinds[each] }))}
        disabled={isRunning}
        required
      />
      {kind === 'quarters' ? <QuarterFields control={control} isRunning={isRunning} /> : null}
      {kind === 'dates' ? (
        <div className={classes.level}>
          <TextField control={control} name="StartDate" label={cycleWords.startDate} type="date" required />
          <TextField control={control} name="EndDate" label={cycleWords.endDate} type="date" required />
        </div>
      ) : null}
      {kind === 'probation' ? (
        <>
          <div className={classes.level}>
            <TextField
              control={control}
              name="StartDate"
              label={cycleWords.addedFrom}
              type="date"
              disabled={isRunning}
              required
            />
            <TextField control={control} name="EndDate" label={cycleWords.addedUntil} type="date" required />
          </div>
          <SelectField
            control={control}
            name="ProbationMonths"
            label={cycleWords.months}
            choices={probationMonths.map((count) => ({ value: count, label: cycleWords.monthCount(count) }))}
            disabled={isRunning}
            required
          />
        </>
      ) : null}
    </>
  );
}

function QuarterFields({ control, isRunning }: CoverFieldsProps) {
  const periods = useQuery(periodsQuery);
  return (
    <div className={isRunning ? classes.level : classes.pair}>
      <SelectField
        control={control}
        name="FirstPeriodId"
        label={cycleWords.first}
        description={isRunning ? cycleWords.quartersStay : undefined}
        choices={[...(periods.data?.data ?? [])]
          .sort((one, other) => other.Index - one.Index)
          .map((period) => ({ value: period.Id, label: labelOf(period) }))}
        disabled={isRunning}
        required
      />
      <SelectField
        control={control}
        name="Span"
        label={cycleWords.span}
        choices={cycleSpanNames.map((span) => ({ value: span, label: cycleWords.spans[span] }))}
        disabled={isRunning}
        required
      />
    </div>
  );
}

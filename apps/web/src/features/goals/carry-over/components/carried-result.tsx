import type { CarryOverGoal } from '@bellwether/contract/goals/carry-over';
import { limits } from '@bellwether/domain/goals/messages';
import { qualityLabels } from '@bellwether/domain/goals/rating';
import type { Control } from 'react-hook-form';
import { TextAreaField } from '#ui/form/form-fields.tsx';
import { MeasuredField } from '../../results/components/measured-field.tsx';
import { RatingField } from '../../results/components/rating-field.tsx';
import { resultWords } from '../../results/words.ts';
import { type ResultsForm, resultName } from '../model/results.ts';
import { carryOverWords } from '../words.ts';
import classes from './carry-over.module.css';

interface CarriedResultProps {
  readonly goal: CarryOverGoal;
  readonly control: Control<ResultsForm>;
}

/** The fields for the result of a goal that is carried over without one. */
export function CarriedResult({ goal, control }: CarriedResultProps) {
  const name = resultName(goal);
  return (
    <fieldset className={classes.result} aria-label={carryOverWords.result(goal.Title)}>
      <MeasuredField
        control={control}
        goalType={goal.GoalType}
        completed={`${name}.Completed`}
        objectiveResult={`${name}.ObjectiveResult`}
      />
      <RatingField
        control={control}
        name={`${name}.Quality`}
        legend={resultWords.quality}
        words={qualityLabels}
      />
      <TextAreaField
        control={control}
        name={`${name}.Outcome`}
        label={resultWords.outcome}
        required
        limit={limits.outcome}
        minRows={2}
        maxRows={8}
      />
    </fieldset>
  );
}

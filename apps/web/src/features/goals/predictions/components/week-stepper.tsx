import type { GoalStatus } from '@bellwether/contract/goals/goal';
import { weekLabel } from '@bellwether/domain/calendar/shown';
import { StepButton } from '#ui/step-button.tsx';
import { predictionWords } from '../words.ts';
import classes from './update-form.module.css';

interface WeekStepperProps {
  readonly week: GoalStatus;
  /** The neighbouring weeks where they are open. */
  readonly previous: GoalStatus | undefined;
  readonly next: GoalStatus | undefined;
  readonly onStep: (status: GoalStatus) => void;
}

/** "Week 6 · ends Sun 8 Nov", with the way to the weeks beside it that can still be predicted. */
export function WeekStepper({ week, previous, next, onStep }: WeekStepperProps) {
  const { Week, EndDate } = week.GoalPeriodWeek;
  return (
    <div className={classes.weeks}>
      <StepButton
        towards="previous"
        label={predictionWords.previousWeek}
        reason={predictionWords.noEarlierWeek}
        to={previous}
        onStep={onStep}
      />
      <p className={classes.week} aria-live="polite">
        {weekLabel({ week: Week, endDate: EndDate })}
      </p>
      <StepButton
        towards="next"
        label={predictionWords.nextWeek}
        reason={predictionWords.noLaterWeek}
        to={next}
        onStep={onStep}
      />
    </div>
  );
}

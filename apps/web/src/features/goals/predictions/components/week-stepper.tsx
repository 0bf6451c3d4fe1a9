import type { GoalStatus } from '@bellwether/contract/goals/goal';
import { weekLabel } from '@bellwether/domain/calendar/shown';
import { Tooltip } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '#ui/icons.ts';
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
      <Step
        label={predictionWords.previousWeek}
        reason={predictionWords.noEarlierWeek}
        to={previous}
        onStep={onStep}
      />
      <p className={classes.week} aria-live="polite">
        {weekLabel({ week: Week, endDate: EndDate })}
      </p>
      <Step label={predictionWords.nextWeek} reason={predictionWords.noLaterWeek} to={next} onStep={onStep} />
    </div>
  );
}

interface StepProps {
  readonly label: string;
  /** Why there is nothing to step to. */
  readonly reason: string;
  readonly to: GoalStatus | undefined;
  readonly onStep: (status: GoalStatus) => void;
}

function Step({ label, reason, to, onStep }: StepProps) {
  const Icon = label === predictionWords.previousWeek ? IconChevronLeft : IconChevronRight;
  return (
    <Tooltip label={to ? label : reason} events={{ hover: true, focus: true, touch: true }}>
      <button
        type="button"
        className={classes.step}
        aria-label={to ? label : `${label}: ${reason}`}
        aria-disabled={to ? undefined : true}
        onClick={() => {
          if (to) onStep(to);
        }}
      >
        <Icon size={18} aria-hidden="true" />
      </button>
    </Tooltip>
  );
}

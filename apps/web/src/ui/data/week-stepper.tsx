import { Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import { IconChevronLeft, IconChevronRight } from '../marks/icons.ts';
import classes from './week-stepper.module.css';

interface WeekStepperProps<To> {
  /** "Week 6 · ends Sun 8 Nov", read aloud when it changes. */
  readonly label: string;
  /** What the steps are called, and why there is nothing to step to. */
  readonly words: Readonly<Record<'previousWeek' | 'nextWeek' | 'noEarlierWeek' | 'noLaterWeek', string>>;
  readonly previous: To | null | undefined;
  readonly next: To | null | undefined;
  readonly onStep: (to: To) => void;
  /** Called when a step is likely: what it leads to can be fetched ahead. */
  readonly onNear?: (to: To) => void;
  /** The steps stand at both ends of the room that there is. */
  readonly fill?: boolean;
  /** Stands behind the steps. */
  readonly children?: ReactNode;
}

/** A week with the way to its neighbours. */
export function WeekStepper<To>(props: WeekStepperProps<To>) {
  const { label, words, previous, next, onStep, onNear, fill, children } = props;
  const acts = { onStep, onNear };
  return (
    <div className={classes.weeks} data-fill={fill || undefined}>
      <Step
        icon={IconChevronLeft}
        label={words.previousWeek}
        end={words.noEarlierWeek}
        to={previous}
        {...acts}
      />
      <p className={classes.week} aria-live="polite">
        {label}
      </p>
      <Step icon={IconChevronRight} label={words.nextWeek} end={words.noLaterWeek} to={next} {...acts} />
      {children}
    </div>
  );
}

interface StepProps<To> {
  readonly icon: typeof IconChevronLeft;
  readonly label: string;
  /** Why there is nothing to step to. */
  readonly end: string;
  readonly to: To | null | undefined;
  readonly onStep: (to: To) => void;
  readonly onNear: ((to: To) => void) | undefined;
}

function Step<To>({ icon: Icon, label, end, to, onStep, onNear }: StepProps<To>) {
  const isEnd = to === null || to === undefined;
  const near = () => {
    if (!isEnd) onNear?.(to);
  };
  return (
    <Tooltip label={isEnd ? end : label} events={{ hover: true, focus: true, touch: true }}>
      <button
        type="button"
        className={classes.step}
        aria-label={isEnd ? `${label}: ${end}` : label}
        aria-disabled={isEnd || undefined}
        onPointerEnter={near}
        onFocus={near}
        onClick={() => {
          if (!isEnd) onStep(to);
        }}
      >
        <Icon size={18} aria-hidden="true" />
      </button>
    </Tooltip>
  );
}

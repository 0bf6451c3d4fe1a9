import { colon } from '@bellwether/domain/locale/sentence-locale';
import { Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import { IconChevronLeft, IconChevronRight } from '../marks/icons.ts';
import classes from './week-stepper.module.css';

interface WeekStepperProps<To> {
  /** "Week 6 · ends Sun 8 Nov", announced when it changes. */
  readonly label: string;
  /** The labels of the steps, and why a step is not possible. */
  readonly words: Readonly<Record<'previousWeek' | 'nextWeek' | 'noEarlierWeek' | 'noLaterWeek', string>>;
  readonly previous: To | null | undefined;
  readonly next: To | null | undefined;
  readonly onStep: (to: To) => void;
  /** Called when a step is likely, so that its data can be prefetched. */
  readonly onNear?: (to: To) => void;
  /** Puts the steps at both ends of the available width. */
  readonly fill?: boolean;
  /** Shown behind the steps. */
  readonly children?: ReactNode;
}

/** Shows a week with links to its neighbours. */
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
  /** Why no further step is possible. */
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
        aria-label={isEnd ? `${label}${colon} ${end}` : label}
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

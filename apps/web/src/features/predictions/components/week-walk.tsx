import type { PredictionMatrix } from '@bellwether/contract/predictions';
import { weekLabel } from '@bellwether/domain/calendar/shown';
import { Tooltip } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '#ui/icons.ts';
import { useHotkey } from '#ui/use-hotkey.ts';
import { matrixWords } from '../words.ts';
import classes from './week-walk.module.css';

type Week = PredictionMatrix['weekPeriod'];

interface WeekWalkProps {
  readonly week: Week;
  readonly previous: Week | null;
  readonly next: Week | null;
  /** The week of today where the quarter is running, else undefined. */
  readonly currentId: number | undefined;
  /** Undefined: the week that is shown when none is named. */
  readonly onWeek: (weekId: number | undefined) => void;
  /** Called when a step is likely: its week can be fetched ahead. */
  readonly onNear: (weekId: number | undefined) => void;
}

/** "Week 7 · ends Sun 15 Nov" with the way to its neighbours. */
export function WeekWalk({ week, previous, next, currentId, onWeek, onNear }: WeekWalkProps) {
  const idOf = (to: Week) => (to.Id === currentId ? undefined : to.Id);
  const go = (to: Week | null) => {
    if (to) onWeek(idOf(to));
  };
  const near = (to: Week) => onNear(idOf(to));
  useHotkey(',', matrixWords.previousWeek, () => go(previous));
  useHotkey('.', matrixWords.nextWeek, () => go(next));
  return (
    <div className={classes.walk}>
      <Step
        label={matrixWords.previousWeek}
        reason={matrixWords.noEarlierWeek}
        to={previous}
        go={go}
        near={near}
      />
      <p className={classes.week} aria-live="polite">
        {weekLabel({ week: week.Week, endDate: week.EndDate })}
      </p>
      <Step label={matrixWords.nextWeek} reason={matrixWords.noLaterWeek} to={next} go={go} near={near} />
      {currentId !== undefined && week.Id !== currentId ? (
        <button type="button" className={classes.current} onClick={() => onWeek(undefined)}>
          {matrixWords.currentWeek}
        </button>
      ) : null}
    </div>
  );
}

interface StepProps {
  readonly label: string;
  /** Why there is nothing to step to. */
  readonly reason: string;
  readonly to: Week | null;
  readonly go: (to: Week | null) => void;
  readonly near: (to: Week) => void;
}

function Step({ label, reason, to, go, near }: StepProps) {
  const Icon = label === matrixWords.previousWeek ? IconChevronLeft : IconChevronRight;
  const approach = () => {
    if (to) near(to);
  };
  return (
    <Tooltip label={to ? label : reason} events={{ hover: true, focus: true, touch: true }}>
      <button
        type="button"
        className={classes.step}
        aria-label={to ? label : `${label}: ${reason}`}
        aria-disabled={to ? undefined : true}
        onPointerEnter={approach}
        onFocus={approach}
        onClick={() => go(to)}
      >
        <Icon size={18} aria-hidden="true" />
      </button>
    </Tooltip>
  );
}

import type { PredictionMatrix } from '@bellwether/contract/matrix';
import { shownWeek } from '#ui/data/shown.ts';
import { WeekStepper } from '#ui/data/week-stepper.tsx';
import { useHotkey } from '#ui/layers/use-hotkey.ts';
import { matrixWords } from '../words.ts';
import classes from './week-walk.module.css';

type Week = PredictionMatrix['weekPeriod'];

interface WeekWalkProps {
  readonly week: Week;
  readonly previous: Week | null;
  readonly next: Week | null;
  /** Today's week if the quarter is the current one, else undefined. */
  readonly currentId: number | undefined;
  /** Undefined: the default week. */
  readonly onWeek: (weekId: number | undefined) => void;
  /** Called when a step is likely, so that its week can be prefetched. */
  readonly onNear: (weekId: number | undefined) => void;
}

/** Shows "Week 7 · ends Sun 15 Nov" with links to its neighbours. */
export function WeekWalk({ week, previous, next, currentId, onWeek, onNear }: WeekWalkProps) {
  const idOf = (to: Week) => (to.Id === currentId ? undefined : to.Id);
  const go = (to: Week) => onWeek(idOf(to));
  useHotkey(',', matrixWords.previousWeek, () => previous && go(previous));
  useHotkey('.', matrixWords.nextWeek, () => next && go(next));
  return (
    <WeekStepper
      words={matrixWords}
      label={shownWeek({ week: week.Week, endDate: week.EndDate })}
      previous={previous}
      next={next}
      onStep={go}
      onNear={(to) => onNear(idOf(to))}
    >
      {currentId !== undefined && week.Id !== currentId ? (
        <button type="button" className={classes.current} onClick={() => onWeek(undefined)}>
          {matrixWords.currentWeek}
        </button>
      ) : null}
    </WeekStepper>
  );
}

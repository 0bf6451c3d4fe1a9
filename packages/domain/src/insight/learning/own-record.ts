import { countedPercent } from '../../goals/figures.ts';
import type { Rating } from '../../goals/rating.ts';
import { achievedPercent, minimums } from '../constants.ts';

/** The part of a quarter: 0 early, 1 middle, 2 late. It depends on the number of remaining weeks (insight.2). */
export type Phase = 0 | 1 | 2;

const earlyFrom = 9;
const middleFrom = 4;

/** Returns the phase of a week; `weeks` is the number of the quarter's last week, 13 or 14. */
export function phaseOf(week: number, weeks: number): Phase {
  const left = weeks - week;
  if (left >= earlyFrom) return 0;
  return left >= middleFrom ? 1 : 2;
}

interface Outcome {
  readonly completed: boolean | null;
  /** Percent, for ObjectiveResult goals. */
  readonly percent: number | null;
}

/**
 * Returns whether a finalized goal was achieved. The manager's result counts if there is one, else the owner's
 * (insight.2). `enough` is the percentage from which a goal with a percentage as result counts as achieved.
 */
export function isAchieved(own: Outcome, manager: Outcome | null, enough: number = achievedPercent): boolean {
  const percent = countedPercent(own.percent, manager?.percent);
  if (percent !== null) return percent >= enough;
  return (manager?.completed ?? own.completed) === true;
}

/** A finished goal of the owner. */
export interface FinishedGoal {
  /** The number of weeks in the goal's quarter. */
  readonly weeks: number;
  /** The owner's predictions that are scored, one for each week. */
  readonly given: readonly { readonly week: number; readonly likelihood: Rating }[];
  readonly isAchieved: boolean;
}

/** How often the owner gave this likelihood at this point of a quarter, and how often the goal was achieved. */
export interface OwnRecord {
  readonly said: number;
  readonly cameTrue: number;
}

/**
 * Returns the owner's record of a likelihood in a phase (insight.5): the number of finished goals whose last
 * prediction in this phase was this likelihood, and how many of them were achieved. Null for fewer than five such
 * goals.
 */
export function ownRecord(
  finished: readonly FinishedGoal[],
  likelihood: Rating,
  phase: Phase,
): OwnRecord | null {
  const same = finished.filter(({ given, weeks }) => {
    const inPhase = given.filter(({ week }) => phaseOf(week, weeks) === phase);
    const last = inPhase.toSorted((a, b) => a.week - b.week).at(-1);
    return last?.likelihood === likelihood;
  });
  if (same.length < minimums.ownLabel) return null;
  return { said: same.length, cameTrue: same.filter((goal) => goal.isAchieved).length };
}

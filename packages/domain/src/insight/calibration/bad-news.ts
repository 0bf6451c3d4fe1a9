import type { FinishedGoal } from '../learning/own-record.ts';
import { isLow } from '../look/contradictions.ts';

/** A warning this many weeks before the end is early (insight.9). */
const earlyWeeks = 4;

/**
 * Returns how many weeks before the quarter's end a goal's lasting warning began: the final unbroken run of Not at all and
 * Not sure. Weeks without a prediction do not break it. 0 without such a run.
 */
export function leadOf({ given, weeks }: FinishedGoal): number {
  const inOrder = given.toSorted((one, other) => one.week - other.week);
  const lastHopeful = inOrder.findLastIndex(({ likelihood }) => !isLow(likelihood));
  const warning = inOrder[lastHopeful + 1];
  return warning ? weeks - warning.week : 0;
}

/** How early misses were known. */
export interface BadNews<Goal> {
  /** Missed goals; those of `early` and `never` are among them. */
  readonly missed: readonly Goal[];
  /** The mean lead of the missed goals, in weeks; null without one. */
  readonly mean: number | null;
  readonly early: readonly Goal[];
  readonly never: readonly Goal[];
  /** Goals that were called unlikely at least once, whatever their result. */
  readonly warned: readonly Goal[];
  readonly warnedAndAchieved: readonly Goal[];
}

/** Returns how early the misses among finished goals were known, with the goals of each figure (insight.9). */
export function badNewsOf<Goal extends FinishedGoal>(finished: readonly Goal[]): BadNews<Goal> {
  const missed = finished.filter(({ isAchieved }) => !isAchieved);
  const warned = finished.filter(({ given }) => given.some(({ likelihood }) => isLow(likelihood)));
  const leads = missed.reduce((sum, goal) => sum + leadOf(goal), 0);
  return {
    missed,
    mean: missed.length === 0 ? null : leads / missed.length,
    early: missed.filter((goal) => leadOf(goal) >= earlyWeeks),
    never: missed.filter((goal) => leadOf(goal) === 0),
    warned,
    warnedAndAchieved: warned.filter(({ isAchieved }) => isAchieved),
  };
}

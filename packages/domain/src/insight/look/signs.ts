import type { Rating } from '../../goals/rating.ts';
import type { Given } from '../learning/chances.ts';

/** In weeks: the time before today in which a fall or a jump counts, about a month (insight.5). */
const monthWeeks = 4;

/** A running goal with its own predictions, oldest first. */
export interface PredictedWeeks {
  /** The first week in which the goal needs a prediction; 0 and 1 both mean the whole quarter. */
  readonly firstWeek: number;
  readonly given: readonly Given[];
  /** The weeks that are excused for the owner, who is back from an absence (people.36); absent: none. */
  readonly excused?: readonly number[];
}

/** The signs that can be seen in a running goal's predictions (insight.5). */
export interface Signs {
  readonly likelihood: Rating | null;
  readonly quality: Rating | null;
  /** Weeks since the last prediction that were not excused; without a prediction, since the goal's first week. */
  readonly silent: number;
  /** The likelihood from which the goal fell within a month; null if it did not fall. */
  readonly fellFrom: Rating | null;
  /** The quality from which the goal fell within a month; null if it did not fall. */
  readonly qualityFellFrom: Rating | null;
  /** By how many levels the latest prediction is above the lower one of the two predictions before it. */
  readonly jump: number;
  /** The number of latest predictions in a row with the same likelihood and quality. */
  readonly same: number;
  /** The first week in which the goal was called unlikely; null if it never was. */
  readonly calledIn: number | null;
}

/** Returns the signs of a goal in a week. */
export function signsOf({ firstWeek, given, excused = [] }: PredictedWeeks, week: number): Signs {
  const last = given.at(-1);
  const silentSince = (heard: number) =>
    Math.max(week - heard - excused.filter((one) => one > heard && one <= week).length, 0);
  if (!last)
    return {
      likelihood: null,
      quality: null,
      silent: silentSince(Math.max(firstWeek, 1) - 1),
      fellFrom: null,
      qualityFellFrom: null,
      jump: 0,
      same: 0,
      calledIn: null,
    };
  const { likelihood, quality } = last;
  const since = Math.max(week, last.week) - monthWeeks;
  const before = given.filter((one) => one.week < last.week && one.week >= since);
  const differs = given.findLastIndex((one) => one.likelihood !== likelihood || one.quality !== quality);
  return {
    likelihood,
    quality,
    silent: silentSince(last.week),
    fellFrom: higher(
      before.map((one) => one.likelihood),
      likelihood,
    ),
    qualityFellFrom: higher(
      before.map((one) => one.quality),
      quality,
    ),
    jump: Math.max(...before.slice(-2).map((one) => likelihood - one.likelihood), 0),
    same: given.length - 1 - differs,
    calledIn: given.find((one) => one.likelihood <= 1)?.week ?? null,
  };
}

function higher(before: readonly Rating[], now: Rating): Rating | null {
  const highest = before.reduce<Rating | null>(
    (most, one) => (most === null || one > most ? one : most),
    null,
  );
  return highest !== null && highest > now ? highest : null;
}

/** Returns by how many steps the likelihood fell within a month. */
export function fallOf({ likelihood, fellFrom }: Signs): number {
  return likelihood === null || fellFrom === null ? 0 : fellFrom - likelihood;
}

/** Returns whether the owner calls the goal unlikely. */
export function isCalled({ likelihood }: Signs): boolean {
  return likelihood !== null && likelihood <= 1;
}

/**
 * Returns whether the label allows a goal on the list: its owner does not call it unlikely. The list holds those of
 * these goals that have a sign beyond the label (insight.5).
 */
export function mayBeListed({ likelihood, quality, silent }: Signs): boolean {
  if (likelihood === null) return silent >= 2;
  if (likelihood === 4) return (quality !== null && quality <= 1) || silent >= 3;
  return likelihood >= 2;
}

/** Returns whether the goal was called unlikely for the first time within two weeks. */
export function isNewlyCalled({ calledIn }: Signs, week: number): boolean {
  return calledIn !== null && calledIn >= week - 1;
}

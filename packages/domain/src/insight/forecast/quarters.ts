import { snapshotWeeks } from '../constants.ts';
import { sum } from '../numbers.ts';
import { type ChanceCount, commonShareOf, forecastOf, seenShare } from './forecast.ts';

/** A snapshot of a finished quarter, with the goals that were open then and have a result now. */
export interface PastSnapshot {
  readonly week: number;
  readonly goals: readonly ChanceCount[];
  /** The number of these goals that were achieved. */
  readonly achieved: number;
}

/** A finished quarter. */
export interface PastQuarter {
  readonly id: number;
  readonly snapshots: readonly PastSnapshot[];
}

/** How good the forecasts of finished quarters were, and the common share that follows from them. */
export interface ForecastRecord {
  readonly share: number;
  /** The common share that each quarter suggests, oldest first. */
  readonly seen: readonly { readonly period: number; readonly share: number }[];
  /**
   * The number of forecasts that ended inside their band. Each forecast used the common share that was known before
   * its quarter.
   */
  readonly inside: { readonly of: number; readonly inside: number; readonly quarters: number };
}

/** Returns the common share after these quarters, oldest first, and how good their forecasts were (insight.6). */
export function forecastRecord(quarters: readonly PastQuarter[]): ForecastRecord {
  const seen: { readonly period: number; readonly share: number }[] = [];
  let [of, inside] = [0, 0];
  for (const { id, snapshots } of quarters) {
    const share = commonShareOf(seen.map((quarter) => quarter.share));
    const told = snapshots.filter(({ week, goals }) => snapshotWeeks.includes(week) && goals.length > 0);
    if (told.length === 0) continue;
    for (const { goals, achieved } of told) {
      const { low, high } = forecastOf(goals, share);
      of += 1;
      if (low <= achieved && achieved <= high) inside += 1;
    }
    const spoken = told.map(({ goals, achieved }) => seenShare(chancesOf(goals), achieved));
    seen.push({ period: id, share: sum(spoken) / spoken.length });
  }
  return {
    share: commonShareOf(seen.map((quarter) => quarter.share)),
    seen,
    inside: { of, inside, quarters: seen.length },
  };
}

/**
 * Returns the common share that was known before a quarter. `indexOf` returns the place of a quarter in time; undefined for
 * an unknown quarter, which does not count.
 */
export function shareBefore(
  seen: ForecastRecord['seen'],
  index: number,
  indexOf: (periodId: number) => number | undefined,
): number {
  const earlier = seen.filter(({ period }) => (indexOf(period) ?? index) < index);
  return commonShareOf(earlier.map(({ share }) => share));
}

function chancesOf(goals: readonly ChanceCount[]): number[] {
  return goals.flatMap(({ chance, count }) => Array<number>(count).fill(chance));
}

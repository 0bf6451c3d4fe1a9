import { likelihoodLabels, qualityLabels, type Rating, ringLevel } from '@bellwether/domain/goals/rating';
import { shownPercent } from '#ui/data/shown.ts';

/** The two dimensions of a prediction (1-goals §4). */
export type Dimension = 'likelihood' | 'quality';

export type Trend = 'improved' | 'worsened' | 'same';

/** A rating with the direction of its last change; null without an earlier value. */
export interface Rated {
  readonly level: Rating;
  readonly trend: Trend | null;
}

/** The owner's result as a mark shows it. */
export interface ResultMark {
  /** Null if the goal is measured in percent. */
  readonly completed: boolean | null;
  /** 0–100; null unless the goal is measured in percent. */
  readonly percent: number | null;
  readonly quality: Rating | null;
}

export const dimensionNames: Readonly<Record<Dimension, string>> = {
  likelihood: 'Likelihood',
  quality: 'Quality',
};

export const dimensionLabels: Readonly<Record<Dimension, Readonly<Record<Rating, string>>>> = {
  likelihood: likelihoodLabels,
  quality: qualityLabels,
};

/** Returns the outcome without quality: "Completed: Yes", "Completed: No" or "80%". */
export function outcomeWords({ completed, percent }: Pick<ResultMark, 'completed' | 'percent'>): string {
  if (percent !== null) return shownPercent(percent);
  return completed === true ? 'Completed: Yes' : 'Completed: No';
}

/** Returns the whole result: "Completed: Yes · Good", "80% · Okay"; without a quality the outcome alone. */
export function resultWords(result: ResultMark): string {
  const words = outcomeWords(result);
  return result.quality === null ? words : `${words} · ${dimensionLabels.quality[result.quality]}`;
}

/** Returns the ramp level of a result (1-goals §4): 4 or 0, for a percentage its quarter. */
export function resultLevel({ completed, percent }: ResultMark): Rating {
  return ringLevel(null, { completed, objectiveResult: percent }) ?? 0;
}

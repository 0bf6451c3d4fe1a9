import { likelihoodLabels, qualityLabels, type Rating, ringLevel } from '@bellwether/domain/goals/rating';
import { shownPercent } from '#ui/data/shown.ts';
import { outcomeTexts } from './words.ts';

/** The two dimensions of a prediction (predictions.1). */
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
  /** The manager says the opposite of `completed`: no side's answer is the result until they agree (goals.19). */
  readonly isInDispute?: boolean;
}

export const dimensionLabels: Readonly<Record<Dimension, Readonly<Record<Rating, string>>>> = {
  likelihood: likelihoodLabels,
  quality: qualityLabels,
};

/** Returns the outcome without quality: "Completed: Yes", "Completed: No", "80%", or what both sides of a dispute say. */
export function outcomeWords({
  completed,
  percent,
  isInDispute = false,
}: Pick<ResultMark, 'completed' | 'percent' | 'isInDispute'>): string {
  if (percent !== null) return shownPercent(percent);
  if (isInDispute) return completed === true ? outcomeTexts.ownerCompleted : outcomeTexts.managerCompleted;
  return completed === true ? outcomeTexts.completed : outcomeTexts.notCompleted;
}

/** Returns the whole result: "Completed: Yes · Good", "80% · Okay"; without a quality the outcome alone. */
export function resultWords(result: ResultMark): string {
  const words = outcomeWords(result);
  return result.quality === null ? words : `${words} · ${dimensionLabels.quality[result.quality]}`;
}

/** Returns the ramp level of a result (screens.5): 4 or 0, for a percentage its quarter; null in a dispute. */
export function resultLevel({ completed, percent, isInDispute = false }: ResultMark): Rating | null {
  if (isInDispute) return null;
  return ringLevel(null, { completed, objectiveResult: percent }) ?? 0;
}

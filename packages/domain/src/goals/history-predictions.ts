import type { Rating } from './rating.ts';

/** A prediction as it was given; `week` is the number of the week in the quarter. */
export interface GivenPrediction {
  readonly week: number;
  readonly likelihood: Rating;
  readonly quality: Rating;
}

export interface PredictionInHistory<Given extends GivenPrediction> {
  readonly given: Given;
  /** The prediction before it; null for the first. */
  readonly before: Given | null;
  /** The week already had a prediction, so this one changes it. */
  readonly isChange: boolean;
}

/**
 * Returns every prediction with its predecessor: the earlier one for the same week, else the latest one for
 * the nearest earlier week that had one by then (predictions.8). `given` is oldest first, and the result keeps
 * that order.
 */
export function predictionsInHistory<Given extends GivenPrediction>(
  given: readonly Given[],
): readonly PredictionInHistory<Given>[] {
  const latest = new Map<number, Given>();
  return given.map((prediction) => {
    const own = latest.get(prediction.week);
    const nearest = Math.max(0, ...[...latest.keys()].filter((week) => week < prediction.week));
    const before = own ?? latest.get(nearest) ?? null;
    latest.set(prediction.week, prediction);
    return { given: prediction, before, isChange: own !== undefined };
  });
}

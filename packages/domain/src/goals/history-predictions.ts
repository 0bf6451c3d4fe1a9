import type { Rating } from './rating.ts';

/** A prediction as it was given, for the week of the quarter with this number. */
export interface GivenPrediction {
  readonly week: number;
  readonly likelihood: Rating;
  readonly quality: Rating;
}

export interface PredictionInHistory<Given extends GivenPrediction> {
  readonly given: Given;
  /** What stood before it; null for the first. */
  readonly before: Given | null;
  /** The week had a prediction already: this one changes it. */
  readonly isChange: boolean;
}

/**
 * Every prediction with the one that it follows: the former one of its own week, else the last given one of the nearest
 * earlier week that had one by then (decisions §4). `given` is what was given, oldest first, and the answer keeps that order.
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

import { type Rating, ratings } from '../../goals/rating.ts';
import { clump, clumpGoals, midpoints, minimums, ownerPrior, z } from '../constants.ts';
import { type FinishedGoal, phaseOf } from '../learning/own-record.ts';
import { expit, logit } from '../numbers.ts';

/** The verdict of a calibration in one word (insight.8). */
export const calibrationWords = ['too_hopeful', 'too_careful', 'even'] as const;
export type CalibrationWord = (typeof calibrationWords)[number];

/** The results of the goals with one likelihood. Each goal counts once, split over its likelihoods. */
export interface LabelRow {
  readonly label: Rating;
  readonly said: number;
  /** The sum of the goals' parts. */
  readonly weight: number;
  /** The part of `weight` that was achieved. */
  readonly hit: number;
  /** Null if nobody chose this likelihood. */
  readonly happened: number | null;
  /** The number of whole goals to which the row is equivalent. */
  readonly goals: number;
  readonly low: number | null;
  readonly high: number | null;
}

/** The distance between the mean likelihood and the share of achieved goals; positive is too hopeful. */
export interface Leaning {
  readonly bias: number;
  readonly biasError: number;
  /** Null if there are too few goals for a word. */
  readonly word: CalibrationWord | null;
}

export interface Calibration extends Leaning {
  readonly goals: number;
  readonly rows: readonly LabelRow[];
  readonly rate: number;
  /** Always `reliability - resolution + uncertainty`. */
  readonly brier: number;
  readonly reliability: number;
  /** `reliability` without the part that chance alone explains. */
  readonly fairReliability: number;
  readonly resolution: number;
  readonly uncertainty: number;
  /** Null if all goals ended alike, because the average is then never wrong. */
  readonly skill: number | null;
}

/** Returns the sum. Sorts the numbers first, so that the same goals in another order give exactly the same sum. */
export function sumOf(numbers: readonly number[]): number {
  return Float64Array.from(numbers)
    .sort()
    .reduce((sum, number) => sum + number, 0);
}

/**
 * Returns how many goals of one quarter are worth as much as one independent goal, because they share their luck
 * (insight.8).
 */
export function clumpOf(goals: number, quarters: number): number {
  return clump + goals / Math.max(quarters, 1) / clumpGoals;
}

/** Returns Wilson's interval of 80 % for a share of `goals` goals; the number need not be whole. */
export function wilson(share: number, goals: number): readonly [low: number, high: number] {
  const spread = z * z;
  const middle = (share + spread / (2 * goals)) / (1 + spread / goals);
  const half =
    (z / (1 + spread / goals)) * Math.sqrt((share * (1 - share)) / goals + spread / (4 * goals * goals));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

/** Returns the parts of a goal's predictions at each likelihood; they add up to 1. */
function partsOf({ given }: FinishedGoal): readonly number[] {
  const counts = ratings.map(() => 0);
  for (const { likelihood } of given) counts[likelihood] = (counts[likelihood] ?? 0) + 1;
  return counts.map((count) => count / given.length);
}

/**
 * Returns how well likelihoods predicted the results of finished goals of so many quarters (insight.8); null without
 * a goal that has predictions. The order of the goals does not matter.
 */
export function calibrationOf(finished: readonly FinishedGoal[], quarters: number): Calibration | null {
  const goals = finished
    .filter(({ given }) => given.length > 0)
    .map((goal) => ({
      parts: partsOf(goal),
      outcome: goal.isAchieved ? 1 : 0,
    }));
  const count = goals.length;
  if (count === 0) return null;
  const rows = ratings.map((label) => rowOf(label, goals, quarters));
  const rate = goals.filter(({ outcome }) => outcome === 1).length / count;
  const uncertainty = rate * (1 - rate);
  const mean = (term: (row: LabelRow, happened: number) => number) =>
    sumOf(rows.map((row) => (row.happened === null ? 0 : row.weight * term(row, row.happened)))) / count;
  const reliability = mean(({ said }, happened) => (said - happened) ** 2);
  const resolution = mean((_, happened) => (happened - rate) ** 2);
  const byChance = mean((row, happened) =>
    row.goals > 1 ? (happened * (1 - happened)) / (row.goals - 1) : 0,
  );
  const brier =
    sumOf(
      goals.flatMap(({ parts, outcome }) => parts.map((part, at) => part * (midpoint(at) - outcome) ** 2)),
    ) / count;
  const said = goals.map(({ parts, outcome }) => ({
    mean: sumOf(parts.map((part, at) => part * midpoint(at))),
    outcome,
  }));
  return {
    goals: count,
    rows,
    rate,
    brier,
    reliability,
    fairReliability: Math.max(0, reliability - byChance),
    resolution,
    uncertainty,
    skill: uncertainty === 0 ? null : 1 - brier / uncertainty,
    ...leaningOf(said, quarters),
  };
}

function midpoint(at: number): number {
  return midpoints[at] ?? 0;
}

function rowOf(
  label: Rating,
  goals: readonly { readonly parts: readonly number[]; readonly outcome: number }[],
  quarters: number,
): LabelRow {
  const parts = goals.map((goal) => ({ part: goal.parts[label] ?? 0, outcome: goal.outcome }));
  const weight = sumOf(parts.map(({ part }) => part));
  const hit = sumOf(parts.map(({ part, outcome }) => part * outcome));
  const said = midpoint(label);
  if (weight === 0) return { label, said, weight, hit, happened: null, goals: 0, low: null, high: null };
  const worth = weight ** 2 / sumOf(parts.map(({ part }) => part ** 2));
  const happened = hit / weight;
  const [low, high] = wilson(happened, worth / clumpOf(worth, quarters));
  return { label, said, weight, hit, happened, goals: worth, low, high };
}

/**
 * Returns how hopeful forecasts were. `mean` is the mean of a goal's forecasts, and `outcome` is 1 for an achieved
 * goal.
 */
export function leaningOf(
  said: readonly { readonly mean: number; readonly outcome: number }[],
  quarters: number,
): Leaning {
  const count = said.length;
  const bias = sumOf(said.map(({ mean, outcome }) => mean - outcome)) / count;
  const spread = sumOf(said.map(({ mean }) => mean * (1 - mean)));
  const biasError = Math.sqrt(spread * clumpOf(count, quarters)) / count;
  return { bias, biasError, word: wordOf(count, bias, biasError) };
}

function wordOf(count: number, bias: number, error: number): CalibrationWord | null {
  if (count < minimums.ownVerdict) return null;
  if (bias > z * error) return 'too_hopeful';
  return bias < -z * error ? 'too_careful' : 'even';
}

/**
 * Returns the distance of a person's own goals from the company's table, as log-odds; only for that person's own page
 * (insight.8). Ignores the quality.
 */
export function ownShift(finished: readonly FinishedGoal[], table: readonly (readonly number[])[]): number {
  const said = finished
    .filter(({ given }) => given.length > 0)
    .map((goal) => {
      const chances = goal.given.map(
        ({ week, likelihood }) => table[phaseOf(week, goal.weeks)]?.[likelihood] ?? 0,
      );
      return { mean: sumOf(chances) / chances.length, outcome: goal.isAchieved ? 1 : 0 };
    });
  const missing = sumOf(said.map(({ mean, outcome }) => outcome - mean));
  return missing / (sumOf(said.map(({ mean }) => mean * (1 - mean))) + ownerPrior / 4);
}

/** Returns the chance of a likelihood for a person with this shift. */
export function ownChance(chance: number, shift: number): number {
  return expit(logit(chance) + shift);
}

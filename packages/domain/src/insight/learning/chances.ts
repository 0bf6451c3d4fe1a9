import { type Rating, ratings } from '../../goals/rating.ts';
import { minimums, noWord, prior, priorGoals, qualityPrior, qualityStart } from '../constants.ts';
import { expit, logit } from '../numbers.ts';
import { type Phase, phaseOf } from './own-record.ts';

/** A prediction of a week. */
export interface Given {
  readonly week: number;
  readonly likelihood: Rating;
  readonly quality: Rating;
}

/** A finished goal with the predictions that are scored, one for each week (insight.1). */
export interface ScoredGoal {
  readonly id: number;
  readonly ownerId: number;
  /** The number of weeks in the goal's quarter. */
  readonly weeks: number;
  readonly given: readonly Given[];
  readonly isAchieved: boolean;
}

/** The evidence behind a chance: the weight of its goals, and the number of their owners. */
export interface CellWorth {
  readonly goals: number;
  readonly owners: number;
}

/** The chances that a company learned for its labels. Plain data, stored as it is. */
export interface ChanceModel {
  /** By phase and label. Within a phase the values never fall from one label to the next. */
  readonly table: readonly (readonly number[])[];
  readonly worth: readonly (readonly CellWorth[])[];
  /** By quality, as log-odds. */
  readonly quality: readonly number[];
  /** The finished goals with a prediction, and their owners. */
  readonly goals: number;
  readonly owners: number;
}

/** The model of a company that has learned nothing yet: the prior. */
export const modelWithoutHistory: ChanceModel = {
  table: prior,
  worth: prior.map((labels) => labels.map(() => ({ goals: 0, owners: 0 }))),
  quality: qualityStart,
  goals: 0,
  owners: 0,
};

interface Cell {
  weight: number;
  achieved: number;
  readonly owners: Set<number>;
}

/** Learns the chances of labels from a company's finished goals (insight.4). Their order does not matter. */
export function learnChances(finished: readonly ScoredGoal[]): ChanceModel {
  const goals = finished.filter(({ given }) => given.length > 0).sort((a, b) => a.id - b.id);
  const cells = cellsOf(goals);
  const table = cells.map((labels, phase) => {
    const weights = labels.map(({ weight }) => weight + priorGoals);
    const means = labels.map(
      ({ achieved, weight }, label) =>
        (achieved + priorGoals * (prior[phase as Phase][label as Rating] ?? 0)) / (weight + priorGoals),
    );
    return rising(means, weights);
  });
  return {
    table,
    worth: cells.map((labels) =>
      labels.map(({ weight, owners }) => ({ goals: weight, owners: owners.size })),
    ),
    quality: qualitySteps(goals, table),
    goals: goals.length,
    owners: new Set(goals.map(({ ownerId }) => ownerId)).size,
  };
}

/** Every goal weighs 1 in each phase in which it has predictions, split evenly over them. */
function cellsOf(goals: readonly ScoredGoal[]): readonly (readonly Cell[])[] {
  const cells = prior.map((labels) =>
    labels.map((): Cell => ({ weight: 0, achieved: 0, owners: new Set() })),
  );
  for (const { given, weeks, ownerId, isAchieved } of goals) {
    const counts = prior.map(() => [0, 0, 0, 0, 0]);
    for (const { week, likelihood } of given) {
      const labels = counts[phaseOf(week, weeks)];
      if (labels) add(labels, likelihood, 1);
    }
    for (const [phase, labels] of counts.entries()) {
      const total = labels.reduce((sum, count) => sum + count, 0);
      for (const label of ratings) {
        const count = labels[label] ?? 0;
        const cell = cells[phase]?.[label];
        if (!cell || count === 0) continue;
        // Divide once instead of adding fractions, so that five goals are worth exactly five.
        const part = count / total;
        cell.weight += part;
        if (isAchieved) cell.achieved += part;
        cell.owners.add(ownerId);
      }
    }
  }
  return cells;
}

/** Returns the nearest values that never fall. Neighbours that do fall are replaced by their weighted mean. */
export function rising(values: readonly number[], weights: readonly number[]): number[] {
  const pools: { mean: number; weight: number; count: number }[] = [];
  for (const [at, value] of values.entries()) {
    let pool = { mean: value, weight: weights[at] ?? 0, count: 1 };
    for (let last = pools.at(-1); last && last.mean > pool.mean; last = pools.at(-1)) {
      pools.pop();
      const weight = last.weight + pool.weight;
      const mean = (last.mean * last.weight + pool.mean * pool.weight) / weight;
      pool = { mean, weight, count: last.count + pool.count };
    }
    pools.push(pool);
  }
  return pools.flatMap(({ mean, count }) => Array<number>(count).fill(mean));
}

function qualitySteps(goals: readonly ScoredGoal[], table: readonly (readonly number[])[]): number[] {
  const chances = table.map((labels) =>
    labels.map((chance) => qualityStart.map((start) => expit(logit(chance) + start))),
  );
  const missed = [0, 0, 0, 0, 0];
  const spread = [0, 0, 0, 0, 0];
  for (const { given, weeks, isAchieved } of goals) {
    const counts = [0, 0, 0, 0, 0];
    const totals = [0, 0, 0, 0, 0];
    for (const { week, likelihood, quality } of given) {
      add(counts, quality, 1);
      add(totals, quality, chances[phaseOf(week, weeks)]?.[likelihood]?.[quality] ?? 0);
    }
    for (const quality of ratings) {
      const count = counts[quality] ?? 0;
      if (count === 0) continue;
      const share = count / given.length;
      const chance = (totals[quality] ?? 0) / count;
      add(missed, quality, share * (Number(isAchieved) - chance));
      add(spread, quality, share * chance * (1 - chance));
    }
  }
  return ratings.map(
    (quality) => qualityStart[quality] + (missed[quality] ?? 0) / ((spread[quality] ?? 0) + qualityPrior / 4),
  );
}

function add(values: number[], at: number, amount: number): void {
  values[at] = (values[at] ?? 0) + amount;
}

/**
 * Returns the model to use: the prior instead of a table with fewer than five owners, because such a table would be a
 * record of persons (insight.14).
 */
export function usedModel(model: ChanceModel): ChanceModel {
  return model.owners >= minimums.owners ? model : modelWithoutHistory;
}

/** The latest prediction of a goal; both null before the first. */
export interface LatestWord {
  readonly likelihood: Rating | null;
  readonly quality: Rating | null;
}

/** Returns the chance that a goal with this latest prediction is achieved. */
export function chanceOf(model: ChanceModel, { likelihood, quality }: LatestWord, phase: Phase): number {
  if (likelihood === null) return noWord[phase];
  const step = quality === null ? 0 : (model.quality[quality] ?? 0);
  return expit(logit(labelChance(model, likelihood, phase)) + step);
}

/** Returns the chance of a label in a phase, whatever the quality. */
export function labelChance(model: ChanceModel, label: Rating, phase: Phase): number {
  return model.table[phase]?.[label] ?? prior[phase][label];
}

/** Returns whether a label's chance is an assumption, because it rests on too few goals or too few people. */
export function isAssumed(model: ChanceModel, label: Rating | null, phase: Phase): boolean {
  const worth = label === null ? undefined : model.worth[phase]?.[label];
  return !worth || worth.goals < minimums.labelGoals || worth.owners < minimums.owners;
}

/** Returns a chance in tenths, 1 to 9: no chance is certain. */
export function tenthsOf(chance: number): number {
  return Math.min(Math.max(Math.round(chance * 10), 1), 9);
}

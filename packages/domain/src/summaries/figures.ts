import { countFigures, type GoalFigures } from '../goals/figures.ts';
import { type Rating, ratings } from '../goals/rating.ts';
import type { SummaryGoal } from './facts.ts';

/** The counts of a set of goals: the figures of all goals, and trends (summaries.2). */
export interface SummaryFigures extends GoalFigures {
  /** Approved goals only. */
  readonly improved: number;
  /** Approved goals only. */
  readonly worsened: number;
  readonly needsUpdate: number;
  /** How many goals have each latest likelihood, 0 first. */
  readonly likelihoods: readonly number[];
}

/** Returns the numbers of a summary (summaries.2). */
export function figuresOf(goals: readonly SummaryGoal[]): SummaryFigures {
  const count = (counts: (goal: SummaryGoal) => boolean) => goals.filter(counts).length;
  return {
    ...countFigures(goals),
    improved: count(({ state, delta }) => state === 'approved' && delta === 'improved'),
    worsened: count(({ state, delta }) => state === 'approved' && delta === 'worsened'),
    needsUpdate: count(({ needsUpdate }) => needsUpdate),
    likelihoods: ratings.map((rating) => count(({ likelihood }) => likelihood === rating)),
  };
}

/** A goal whose likelihood moved, from its first prediction to its latest. */
export interface Mover {
  readonly id: number;
  readonly from: Rating;
  readonly to: Rating;
  /** The week of the latest prediction. */
  readonly week: number;
}

/** The movers that a first slide shows. */
const mostMovers = 5;

/** Returns the goals that moved furthest from their first prediction to their latest; of two as far, the one that fell first. */
export function moversOf(goals: readonly SummaryGoal[]): Mover[] {
  return goals
    .flatMap(({ id, weeks }): Mover[] => {
      const [first, last] = [weeks[0], weeks.at(-1)];
      if (!first || !last || first.likelihood === last.likelihood) return [];
      return [{ id, from: first.likelihood, to: last.likelihood, week: last.week }];
    })
    .sort((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from) || a.to - b.to || a.id - b.id)
    .slice(0, mostMovers);
}

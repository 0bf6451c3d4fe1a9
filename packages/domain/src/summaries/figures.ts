import { isAtRisk } from '../goals/badges.ts';
import { type Rating, ratings } from '../goals/rating.ts';
import type { SummaryGoal } from './facts.ts';

/** The counts of a set of goals (decisions-2 G2). */
export interface SummaryFigures {
  readonly all: number;
  /** Running goals that are called Unlikely or worse, as their tags say. */
  readonly atRisk: number;
  /** Approved goals only. */
  readonly improved: number;
  /** Approved goals only. */
  readonly worsened: number;
  readonly needsUpdate: number;
  readonly completed: number;
  /** How many goals have each latest likelihood, 0 first. */
  readonly likelihoods: readonly number[];
  readonly notPredicted: number;
}

/** Returns the numbers of a summary (decisions-2 G2, 3-strategy-reports-signin §9). */
export function figuresOf(goals: readonly SummaryGoal[]): SummaryFigures {
  const count = (counts: (goal: SummaryGoal) => boolean) => goals.filter(counts).length;
  return {
    all: goals.length,
    atRisk: count(isAtRisk),
    improved: count(({ state, delta }) => state === 'approved' && delta === 'improved'),
    worsened: count(({ state, delta }) => state === 'approved' && delta === 'worsened'),
    needsUpdate: count(({ needsUpdate }) => needsUpdate),
    completed: count((goal) => outcomeOf(goal) === 'completed'),
    likelihoods: ratings.map((rating) => count(({ likelihood }) => likelihood === rating)),
    notPredicted: count(({ likelihood }) => likelihood === null),
  };
}

/** How a goal ended. `open`: no result is recorded; `partly`: a percentage below 100. */
export type Outcome = 'completed' | 'partly' | 'missed' | 'open';

/** Returns how a goal ended: by the manager's answer if there is one, else by its owner's result (outgoing O15). */
export function outcomeOf({
  result,
  managerCompleted,
}: Pick<SummaryGoal, 'result' | 'managerCompleted'>): Outcome {
  if (result === null) return 'open';
  if (result.percent !== null) return result.percent >= 100 ? 'completed' : 'partly';
  const completed = managerCompleted ?? result.completed;
  if (completed === null) return 'open';
  return completed ? 'completed' : 'missed';
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

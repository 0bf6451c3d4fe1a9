import type { Delta } from '../goals/badges.ts';
import { isCounted, type PredictedGoal } from '../insight/look/contradictions.ts';

/** A goal below a company goal, as far as the dashboard's sentence needs it. */
export interface ChildGoal extends PredictedGoal {
  readonly id: number;
  readonly likelihoodDelta: Delta | null;
  /** The week of the latest prediction; 0 before the first. */
  readonly recentWeek: number;
}

/** How many fallen goals the sentence names. */
const mostNamed = 2;

/** The goals that fell. */
export interface Fallen<G> {
  readonly count: number;
  /** The goals to name, the least likely first. */
  readonly named: readonly G[];
}

/**
 * Returns which goals fell in the latest week that needs a prediction, `askedWeek`, or later: how many, and the two
 * to name, the least likely first. If `askedWeek` is 0, no week needs a prediction yet, so none fell.
 */
export function fallenOf<G extends ChildGoal>(children: readonly G[], askedWeek: number): Fallen<G> {
  if (askedWeek === 0) return { count: 0, named: [] };
  const fallen = children.filter(
    (child) => isCounted(child) && child.likelihoodDelta === 'worsened' && child.recentWeek >= askedWeek,
  );
  const named = fallen
    .toSorted((a, b) => (a.likelihood ?? 0) - (b.likelihood ?? 0) || a.id - b.id)
    .slice(0, mostNamed);
  return { count: fallen.length, named };
}

import type { SummaryGoal, SummaryQuarter } from './facts.ts';
import { withOutcome } from './selection.ts';

/** A quarter of a year with its goals; never without any. */
export interface QuarterOfYear {
  readonly quarter: SummaryQuarter;
  readonly goals: readonly SummaryGoal[];
}

/** How the goals of a quarter ended. */
export interface Standing {
  readonly label: string;
  readonly goals: readonly SummaryGoal[];
  readonly completed: readonly SummaryGoal[];
  /** The share of completed goals, 0 to 1. */
  readonly rate: number;
}

function standingOf({ quarter, goals }: QuarterOfYear): Standing {
  const completed = withOutcome(goals, 'completed');
  return { label: quarter.label, goals, completed, rate: completed.length / goals.length };
}

/** Returns the quarters with the largest and the smallest share of completed goals; undefined without quarters. */
export function extremes(quarters: readonly QuarterOfYear[]): { best?: Standing; worst?: Standing } {
  const standings = quarters.map((one) => standingOf(one)).toSorted((a, b) => b.rate - a.rate);
  const [best, worst] = [standings[0], standings.at(-1)];
  return best && worst ? { best, worst } : {};
}

/** Returns the goals of the latest quarter that leaves something to decide, or all of them. */
export function undecided(quarters: readonly QuarterOfYear[]): readonly SummaryGoal[] {
  const unfinished = quarters.findLast(({ goals }) => withOutcome(goals, 'completed').length < goals.length);
  return unfinished?.goals ?? quarters.flatMap(({ goals }) => goals);
}

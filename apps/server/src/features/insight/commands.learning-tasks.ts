import { type ChanceModel, learnChances, type ScoredGoal } from '@bellwether/domain/insight/chances';
import { unpackedGiven } from '@bellwether/domain/insight/packed';
import { type ForecastRecord, forecastRecord, type PastQuarter } from '@bellwether/domain/insight/quarters';

/** A finished goal, packed: thousands of them go from one thread to the other. */
export interface PackedGoal {
  readonly id: number;
  readonly ownerId: number;
  /** The index of the goal's quarter; a later quarter has a higher one. */
  readonly quarter: number;
  readonly weeks: number;
  readonly isAchieved: boolean;
  /** As `FinishedRow.given`. */
  readonly given: string | null;
}

/** A task of the thread: to learn from goals, and to judge the forecasts of finished quarters. */
export type LearningTask =
  | {
      readonly kind: 'chances';
      readonly goals: readonly PackedGoal[];
      /** For each of these quarters, the thread also learns from the earlier quarters only. */
      readonly before: readonly number[];
    }
  | { readonly kind: 'record'; readonly quarters: readonly PastQuarter[] };

/** The result of each task. */
export interface LearningResults {
  readonly chances: { readonly model: ChanceModel; readonly before: readonly ChanceModel[] };
  readonly record: ForecastRecord;
}

/** Does a task. Thousands of goals take tens of milliseconds, so a thread does it for large companies. */
export function learningResult(task: LearningTask): LearningResults[LearningTask['kind']] {
  if (task.kind === 'record') return forecastRecord(task.quarters);
  const goals = task.goals.map((goal) => ({ quarter: goal.quarter, scored: scoredGoal(goal) }));
  const learned = (until: number) =>
    learnChances(goals.filter(({ quarter }) => quarter < until).map(({ scored }) => scored));
  return { model: learned(Number.POSITIVE_INFINITY), before: task.before.map(learned) };
}

function scoredGoal({ id, ownerId, weeks, isAchieved, given }: PackedGoal): ScoredGoal {
  return { id, ownerId, weeks, isAchieved, given: unpackedGiven(given) };
}

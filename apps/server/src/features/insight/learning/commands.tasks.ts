import type { Group } from '@bellwether/domain/insight/calibration/groups';
import { groupsWithOwners } from '@bellwether/domain/insight/calibration/shown-groups';
import { type Band, type ChanceCount, forecastOf } from '@bellwether/domain/insight/forecast/forecast';
import {
  type ForecastRecord,
  forecastRecord,
  type PastQuarter,
} from '@bellwether/domain/insight/forecast/quarters';
import {
  type ChanceModel,
  learnChances,
  modelWithoutHistory,
  type ScoredGoal,
  usedModel,
} from '@bellwether/domain/insight/learning/chances';
import { unpackedGiven } from '@bellwether/domain/insight/learning/packed';
import { type Spots, spotsOf } from '@bellwether/domain/insight/opinions/looking';
import type { Period } from '../../tenant/queries.ts';
import { type GroupAnswers, type GroupMaterial, groupAnswers } from '../calibration/presenter.groups.ts';
import { rowsOfGoals } from '../opinions/presenter.looking.ts';
import type { LookedRow } from '../opinions/statements.looking.ts';

/** A finished goal, packed: thousands of them go from one thread to the other. */
export interface PackedGoal {
  readonly id: number;
  readonly ownerId: number;
  /** The index of the goal's quarter; a later quarter has a higher one. */
  readonly quarter: number;
  readonly weeks: number;
  readonly isAchieved: boolean;
  readonly isImported: boolean;
  /** As `FinishedRow.given`. */
  readonly given: string | null;
}

/**
 * A task of the thread: `chances` learns from goals, `record` compares the forecasts of finished quarters with their results,
 * `bands` computes forecasts, and `groups` computes the answers about every group. `groups` uses the goals and chances of
 * the `chances` task before it.
 */
export type LearningTask =
  | {
      readonly kind: 'chances';
      readonly goals: readonly PackedGoal[];
      /** For each of these quarters the thread also learns a model from the earlier quarters alone. */
      readonly before: readonly number[];
    }
  | { readonly kind: 'record'; readonly quarters: readonly PastQuarter[] }
  | { readonly kind: 'bands'; readonly forecasts: readonly ForecastTask[] }
  | {
      readonly kind: 'groups';
      readonly beside: Omit<GroupMaterial, 'goals' | 'chances'>;
      /** The goals of `periods` that were at Unsure or lower at least once. */
      readonly bad: readonly LookedRow[];
      readonly periods: readonly Period[];
    };

/** The chances of a forecast, and the common share of its time. */
export interface ForecastTask {
  readonly goals: readonly ChanceCount[];
  readonly share: number;
}

/** The results of each task. */
export interface LearningResults {
  readonly chances: { readonly model: ChanceModel; readonly before: readonly ChanceModel[] };
  readonly record: ForecastRecord;
  readonly bands: readonly Band[];
  readonly groups: {
    /** A group with too few owners for any number has no entry. */
    readonly answers: readonly (readonly [Group, GroupAnswers])[];
    readonly spots: Spots;
  };
}

type Learner = (task: LearningTask) => LearningResults[LearningTask['kind']];

/**
 * Returns a function that does one task after the other. Thousands of goals take tens of milliseconds, so a thread does it
 * for large companies.
 */
export function createLearner(): Learner {
  let goals: readonly PackedGoal[] = [];
  let chances = modelWithoutHistory;
  return (task) => {
    if (task.kind === 'record') return forecastRecord(task.quarters);
    if (task.kind === 'bands') return task.forecasts.map(({ goals, share }) => forecastOf(goals, share));
    if (task.kind === 'groups')
      return {
        answers: answersOf({ ...task.beside, chances, goals: rowsOf(goals, task.beside.periods) }),
        spots: spotsOf(rowsOfGoals(task.bad, task.periods)),
      };
    goals = task.goals;
    const learned = learnedFrom(task);
    chances = usedModel(learned.model);
    return learned;
  };
}

function learnedFrom({
  goals,
  before,
}: Extract<LearningTask, { kind: 'chances' }>): LearningResults['chances'] {
  const scored = goals.map((goal) => ({ quarter: goal.quarter, goal: scoredGoal(goal) }));
  const learned = (until: number) =>
    learnChances(scored.filter(({ quarter }) => quarter < until).map(({ goal }) => goal));
  return { model: learned(Number.POSITIVE_INFINITY), before: before.map(learned) };
}

function scoredGoal({ id, ownerId, weeks, isAchieved, given }: PackedGoal): ScoredGoal {
  return { id, ownerId, weeks, isAchieved, given: unpackedGiven(given) };
}

function rowsOf(goals: readonly PackedGoal[], periods: GroupMaterial['periods']): GroupMaterial['goals'] {
  const ids = new Map(periods.map(({ index, id }) => [index, id]));
  return goals.flatMap(({ id, ownerId, quarter, isAchieved, isImported, given }) => {
    const periodId = ids.get(quarter);
    return periodId === undefined
      ? []
      : [
          {
            id,
            owner_id: ownerId,
            period_id: periodId,
            is_achieved: isAchieved,
            is_imported: isImported,
            given,
          },
        ];
  });
}

function answersOf(material: GroupMaterial): LearningResults['groups']['answers'] {
  const answers = groupAnswers(material);
  return groupsWithOwners(answers.goals).map((group) => [group, answers.of(group)]);
}

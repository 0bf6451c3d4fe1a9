import { isWeekOpen } from '@bellwether/domain/calendar/prediction-window';
import { insideWeeksOf } from '@bellwether/domain/calendar/week';
import { delta, hasRecentGap } from '@bellwether/domain/goals/badges';
import { decideGoalAct } from '@bellwether/domain/goals/decide';
import { inOneBatch } from '#platform/database/driver.ts';
import { conflict, forbidden } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { type HeldGoal, holdGoal } from '../access.ts';
import { actingFor, refused } from '../commands.ts';
import { goalIdOfStatus } from './access.ts';
import {
  type GivenStatus,
  type PredictionWrite,
  type StatusRow,
  statusRowsOf,
  writePrediction,
} from './statements.ts';
import { predictionWords } from './words.ts';

/** A prediction of one week; the status id identifies goal and week. */
export interface Prediction {
  readonly statusId: number;
  readonly likelihood: number;
  readonly quality: number;
  /** Empty: no comment. */
  readonly comment: string;
  /** When it was given without a network, in epoch milliseconds; undefined: now. */
  readonly givenAt?: number | undefined;
}

/**
 * Gives or changes the prediction of one week (predictions.3). Keeps every prediction, and
 * updates the deltas of this week and the next predicted one, and the goal's most recent prediction.
 * Of two words for one week the one that was given later stays, in whatever order they arrive (predictions.12).
 * `reply` reads the goal after the write, in the same batch; its result is returned.
 * @throws HttpProblem 409 if the week is not open, or somebody gave another prediction after `givenAt`.
 */
export async function predictGoal<Reply>(
  scope: Scope,
  prediction: Prediction,
  reply: (goal: HeldGoal) => Promise<Reply>,
): Promise<Reply> {
  const { statusId } = prediction;
  const [goal, rows] = await inOneBatch(
    scope.db,
    () => holdGoal(scope, goalIdOfStatus(scope, statusId), { lock: true }),
    () => statusRowsOf(scope, statusId),
  );
  const { row, period, facts, relation } = goal;
  const verdict = decideGoalAct('Update', facts, relation);
  if (!verdict.ok) throw refused(verdict);
  const weeks = insideWeeksOf(period);
  const weekOf = (status: { readonly week: number }) => {
    const week = weeks[status.week - 1];
    if (!week) throw new Error(`Goal ${row.id} has a status of week ${status.week} outside its quarter.`);
    return week;
  };
  const given = givenStatuses(rows, prediction);
  const at = given.findIndex((status) => status.id === prediction.statusId);
  const here = given[at];
  const recent = given.at(-1);
  if (!here || !recent)
    throw new Error(`Status ${prediction.statusId} is not among those of goal ${row.id}.`);
  const asked = { week: weekOf(here), quarter: period, createdAt: row.created_at, now: scope.now };
  if (!isWeekOpen(asked, scope.tenant.calendar)) throw conflict(predictionWords, 'week_not_open');
  if (isOutdated(rows, prediction)) throw conflict(predictionWords, 'newer_prediction');
  const write: PredictionWrite = {
    goalId: row.id,
    given: here,
    next: given[at + 1],
    recent: {
      ...recent,
      startDate: weekOf(recent).startDate,
      hasGap: hasRecentGap(
        given.map((status) => status.week),
        row.first_week,
      ),
    },
    comment: prediction.comment,
    // A device whose clock is ahead must not shut out the words that come after it.
    givenAt: Math.min(prediction.givenAt ?? scope.now, scope.now),
  };
  const [, replied] = await inOneBatch(
    scope.db,
    () => writePrediction(actingFor(scope, goal, 'Update'), write),
    () => reply(withRecent(goal, write.recent)),
  );
  return replied;
}

/** Whether the week got another prediction after this one was given on a device without a network. */
function isOutdated(
  rows: readonly StatusRow[],
  { statusId, givenAt, likelihood, quality }: Prediction,
): boolean {
  const row = rows.find(({ id }) => id === statusId);
  if (givenAt === undefined || !row || row.updated_at === null || row.updated_at <= givenAt) return false;
  return row.likelihood !== likelihood || row.quality !== quality;
}

/**
 * Returns the locked goal as the write leaves it, so that it need not be read again. Only `attention`, which the database
 * computes for lists, is the former one.
 */
function withRecent(goal: HeldGoal, recent: PredictionWrite['recent']): HeldGoal {
  return {
    ...goal,
    row: {
      ...goal.row,
      recent_week: recent.week,
      recent_status_id: recent.id,
      recent_likelihood: recent.likelihood,
      recent_quality: recent.quality,
      recent_likelihood_delta: recent.likelihoodDelta,
      recent_quality_delta: recent.qualityDelta,
      recent_start_date: recent.startDate,
      recent_gap: recent.hasGap,
    },
  };
}

/**
 * Returns the predicted weeks in order, including the new prediction, each compared with the predicted week
 * before it.
 */
function givenStatuses(rows: readonly StatusRow[], prediction: Prediction): GivenStatus[] {
  const given: GivenStatus[] = [];
  for (const row of rows) {
    const { likelihood, quality } = row.id === prediction.statusId ? prediction : row;
    if (likelihood === null || quality === null) continue;
    const before = given.at(-1);
    given.push({
      id: row.id,
      week: row.week,
      likelihood,
      quality,
      likelihoodDelta: delta(before?.likelihood ?? null, likelihood),
      qualityDelta: delta(before?.quality ?? null, quality),
    });
  }
  return given;
}

/**
 * Returns the goal of a status whose week the acting person, its owner, may predict now.
 * @throws HttpProblem 404 for an invisible goal, 403 for other people's, 409 while its week is not open.
 */
export async function demandOwnPrediction(scope: Scope, statusId: number): Promise<number> {
  const goal = await holdGoal(scope, goalIdOfStatus(scope, statusId));
  if (!goal.relation.isOwner) throw forbidden();
  const verdict = decideGoalAct('Update', goal.facts, goal.relation);
  if (!verdict.ok) throw refused(verdict);
  const status = (await statusRowsOf(scope, statusId)).find(({ id }) => id === statusId);
  const week = insideWeeksOf(goal.period)[(status?.week ?? 0) - 1];
  const asked = { quarter: goal.period, createdAt: goal.row.created_at, now: scope.now };
  if (!week || !isWeekOpen({ ...asked, week }, scope.tenant.calendar))
    throw conflict(predictionWords, 'week_not_open');
  return goal.row.id;
}

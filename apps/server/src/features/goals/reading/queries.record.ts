import type { EndpointReplyInput } from '@bellwether/contract/endpoint';
import type { getOwnRecord } from '@bellwether/contract/goals/reading';
import { insideWeekCount } from '@bellwether/domain/calendar/week';
import { isRating } from '@bellwether/domain/goals/rating';
import { quartersBack } from '@bellwether/domain/insight/constants';
import { type FinishedGoal, ownRecord, phaseOf } from '@bellwether/domain/insight/learning/own-record';
import { unpackedGiven } from '@bellwether/domain/insight/learning/packed';
import { type SqlBool, sql } from 'kysely';
import { forbidden } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { type Period, periodsOf } from '../../tenant/queries.ts';
import { holdGoal } from '../access.ts';
import { periodFacts } from './access.ts';
import { finishedRows } from './queries.finished.ts';

/**
 * Returns how often goals with this goal's present label came true for the acting person, at the same point of a
 * quarter; null if the company has switched insight off.
 * @throws HttpProblem 404 if the goal is absent or invisible, 403 for everybody but its owner.
 */
export async function ownRecordOf(
  scope: Scope,
  goalId: number,
): Promise<EndpointReplyInput<typeof getOwnRecord>> {
  const goal = await holdGoal(scope, goalId);
  if (!goal.relation.isOwner) throw forbidden();
  const { state, recent_likelihood: likelihood } = goal.row;
  const { askedWeek, hasEnded } = periodFacts(scope, goal.period, scope.now);
  const isRunning = state === 'approved' && !hasEnded && askedWeek > 0;
  if (!scope.tenant.hasInsight || !isRunning || likelihood === null || !isRating(likelihood))
    return { Record: null };
  const phase = phaseOf(askedWeek, insideWeekCount(goal.period));
  const record = ownRecord(await ownFinishedGoals(scope, goal.period), likelihood, phase);
  return { Record: record && { Likelihood: likelihood, Said: record.said, CameTrue: record.cameTrue } };
}

/**
 * Returns the acting person's finished goals for their record in a quarter: goals of that quarter that are already
 * finalized, and goals of the finished quarters before it.
 */
export async function ownFinishedGoals(scope: Scope, { index }: Period): Promise<FinishedGoal[]> {
  const periods = await periodsOf(scope);
  const recent = periods.all.filter(
    (period) => period.index <= index && period.index >= index - quartersBack,
  );
  const rows = await finishedRows(
    scope,
    recent.map(({ id }) => id),
    sql<SqlBool>`goal.owner_id = ${scope.person.id}`,
    { ownWords: true },
  );
  const weeks = new Map(recent.map((period) => [period.id, insideWeekCount(period)]));
  return rows.map((row) => ({
    weeks: weeks.get(row.period_id) ?? 0,
    given: unpackedGiven(row.given),
    isAchieved: row.is_achieved,
  }));
}

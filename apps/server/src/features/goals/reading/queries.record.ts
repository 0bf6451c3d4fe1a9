import type { EndpointReplyInput } from '@bellwether/contract/endpoint';
import type { getOwnRecord } from '@bellwether/contract/goals/reading';
import { insideWeekCount } from '@bellwether/domain/calendar/week';
import { isRating } from '@bellwether/domain/goals/rating';
import { type FinishedGoal, isAchieved, ownRecord, phaseOf } from '@bellwether/domain/insight/own-record';
import { forbidden } from '#platform/http/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import type { Period } from '../../tenant/queries.ts';
import { type HeldGoal, holdGoal } from '../access.ts';
import { periodFacts } from './access.ts';
import { type FinishedRow, finishedGoalsOf } from './statements.record.ts';

/** History older than this many quarters does not count (insight §1). */
const quartersBack = 12;

/**
 * Returns how often the acting person said what this running goal says now, at the same point of a quarter.
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
  if (!isRunning || likelihood === null || !isRating(likelihood)) return { Record: null };
  const periods = recentPeriods(goal);
  const rows = await finishedGoalsOf(
    scope,
    periods.map(({ id }) => id),
  );
  const phase = phaseOf(askedWeek, insideWeekCount(goal.period));
  const record = ownRecord(
    rows.map((row) => finishedGoal(row, goal)),
    likelihood,
    phase,
  );
  return { Record: record && { Likelihood: likelihood, Said: record.said, CameTrue: record.cameTrue } };
}

/** The goal's own quarter, where other goals may already be finalized, and the finished ones before it. */
function recentPeriods({ period, periods }: HeldGoal): readonly Period[] {
  return periods.all.filter(({ index }) => index <= period.index && index >= period.index - quartersBack);
}

function finishedGoal(row: FinishedRow, { periods }: HeldGoal): FinishedGoal {
  const period = periods.byId(row.period_id);
  if (!period) throw new Error(`Period ${row.period_id} is not known.`);
  return {
    weeks: insideWeekCount(period),
    given: (row.given ?? []).map(([week, likelihood]) => ({ week, likelihood })),
    isAchieved: isAchieved({ completed: row.completed, percent: row.percent }, row.manager),
  };
}

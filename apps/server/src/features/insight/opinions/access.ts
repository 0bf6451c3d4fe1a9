import { hasBegun, hasEnded } from '@bellwether/domain/calendar/prediction-window';
import { tenantDay } from '@bellwether/domain/calendar/tenant-day';
import { weekAt } from '@bellwether/domain/calendar/week';
import { mayGiveOpinion } from '@bellwether/domain/insight/opinions/opinions';
import { forbidden, notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { type HeldGoal, holdGoal } from '../../goals/access.ts';
import { goalIdOfStatus } from '../../goals/predictions/access.ts';
import { demandInsight } from '../access.ts';

/**
 * Returns the goal of a weekly status for a second view, and locks the goal. The owner's prediction locks the same
 * row, so the two happen one after the other.
 * @throws HttpProblem 404 if the company has switched second views off, or the goal is absent or invisible; 403 for
 *   the owner and for observers.
 */
export async function holdForOpinion(scope: Scope, statusId: number): Promise<HeldGoal> {
  if (!scope.tenant.hasOpinions) throw notFound();
  const goal = await holdGoal(scope, goalIdOfStatus(scope, statusId), { lock: true });
  if (!mayGiveOpinion(goal.relation)) throw forbidden();
  return goal;
}

/**
 * Returns a goal, so that its second views and talks can be read.
 * @throws HttpProblem 404 if the company has switched insight off, for observers, and for absent and invisible goals.
 */
export async function holdForViews(scope: Scope, goalId: number): Promise<HeldGoal> {
  demandInsight(scope);
  const goal = await holdGoal(scope, goalId);
  if (goal.relation.isObserver) throw notFound();
  return goal;
}

/**
 * Returns a goal about which the acting person reports a talk, and locks the goal.
 * @throws HttpProblem 404 if the company has switched insight off, or the goal is absent or invisible; 403 for
 *   everybody but the owner and the people above.
 */
export async function holdForLook(scope: Scope, goalId: number): Promise<HeldGoal> {
  demandInsight(scope);
  const goal = await holdGoal(scope, goalId, { lock: true });
  if (!mayLook(goal)) throw forbidden();
  return goal;
}

/** Returns whether the acting person may say that the goal was talked about (insight.12). */
export function mayLook({ relation }: Pick<HeldGoal, 'relation'>): boolean {
  return relation.isOwner || relation.isManager || relation.isInChain;
}

/** Returns the number of the running week in the goal's quarter; 0 before and after the quarter. */
export function runningWeekOf(scope: Scope, { period }: Pick<HeldGoal, 'period'>): number {
  const { calendar } = scope.tenant;
  if (!hasBegun(period, scope.now, calendar) || hasEnded(period, scope.now, calendar)) return 0;
  return weekAt(period, tenantDay(scope.now, calendar.zone))?.week ?? 0;
}

/** Returns whether the goal still runs, so that its predictions are about the future. */
export function isRunning({ row }: Pick<HeldGoal, 'row'>): boolean {
  return row.state === 'approved';
}

import type { Group } from '@bellwether/domain/insight/calibration/groups';
import { isObserver } from '@bellwether/domain/people/roles/capabilities';
import { forbidden, notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { type Period, periodsOf } from '../tenant/queries.ts';

/** Throws 404 if the company has switched insight off. */
export function demandInsight({ tenant }: Scope): void {
  if (!tenant.hasInsight) throw notFound();
}

/** Returns a quarter of the company; 0: the current one. @throws HttpProblem 404 if there is no such quarter. */
export async function heldPeriod(scope: Scope, periodId: number): Promise<Period> {
  const periods = await periodsOf(scope);
  const period = periodId === 0 ? periods.current : periods.byId(periodId);
  if (!period) throw notFound();
  return period;
}

/** Whose goals a forecast counts. */
export type ForecastOf = Group | { readonly kind: 'goal'; readonly goalId: number };

/** Throws 403 for observers, who read the forecast of the company only (insight.15). */
export function demandForecast({ person }: Scope, { kind }: ForecastOf): void {
  if (isObserver(person) && kind !== 'company') throw forbidden();
}

import type { Group } from '@bellwether/domain/insight/calibration/groups';
import type { Scope, TenantScope } from '#platform/session/scope.ts';
import { finishedRows } from '../../goals/reading/queries.finished.ts';
import type { Period } from '../../tenant/queries.ts';
import { finishedPeriods } from '../learning/queries.history.ts';
import { modelOf } from '../learning/queries.model.ts';
import { demandGroup } from './access.groups.ts';
import { type GroupAnswers, type GroupMaterial, groupAnswers, nothingKnown } from './presenter.groups.ts';
import { keptRow } from './statements.answers.ts';
import { placesOf, shelvedGoalsOf, viewedWeeksOf } from './statements.groups.ts';

/**
 * Returns how well a group's likelihoods predicted its results (insight.8), and how early it reported bad news
 * (insight.9), within the limits of insight.14. Reads the stored answers. If they are out of date, computes the
 * answers from all finished goals.
 * @throws HttpProblem 404 for a group that is absent or not seen.
 */
export async function answersAbout(scope: Scope, group: Group): Promise<GroupAnswers> {
  await demandGroup(scope, group);
  const periods = await finishedPeriods(scope);
  const kept = await keptRow(scope, group, basisOf(scope, periods));
  if (kept)
    return {
      calibration: kept.calibration ?? nothingKnown.calibration,
      badNews: kept.badNews ?? nothingKnown.badNews,
    };
  const goals = await finishedRows(
    scope,
    periods.map(({ id }) => id),
  );
  const { chances } = await modelOf(scope);
  return groupAnswers({ ...(await besideGoals(scope, periods)), goals, chances }).of(group);
}

/** Raise this number when the form or the meaning of answers changes, so that older ones are no longer read. */
const form = 2;

/** Returns what the answers depend on besides the goals. Stored answers of another basis are out of date. */
export function basisOf({ tenant }: Pick<TenantScope, 'tenant'>, periods: readonly Period[]): string {
  const { firstFiscalMonth, zone } = tenant.calendar;
  return [form, periods.at(-1)?.id ?? 'none', tenant.achievedPercent, firstFiscalMonth, zone].join(' ');
}

/** Reads the part of `GroupMaterial` that is neither finished goals nor chances. */
export async function besideGoals(
  scope: Pick<TenantScope, 'db' | 'tenant'>,
  periods: readonly Period[],
): Promise<Omit<GroupMaterial, 'goals' | 'chances'>> {
  const ids = periods.map(({ id }) => id);
  return {
    periods,
    places: await placesOf(scope, ids),
    shelved: await shelvedGoalsOf(scope, ids),
    viewed: await viewedWeeksOf(scope, ids),
  };
}

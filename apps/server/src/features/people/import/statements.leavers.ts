import { sql } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';
import { isWaiting } from '../../goals/reading/access.demands.ts';

/** What people leave behind: counts for a preview, without private goals. */
export interface LeaverCounts {
  readonly reports: number;
  readonly goals: number;
  readonly waiting: number;
  readonly appraisals: number;
}

/** Returns what each of the people would leave behind. */
export async function readLeaverCounts(
  scope: Scope,
  ids: readonly number[],
): Promise<Map<number, LeaverCounts>> {
  if (ids.length === 0) return new Map();
  const tenant = sql`${scope.tenant.id}::int`;
  const query = sql<LeaverCounts & { id: number }>`
    with leaving as (select unnest(${ids}::int[]) as id),
    reports as (
      select manager_id as id, count(*)::int as count from person
      where tenant_id = ${tenant} and manager_id = any(${ids}::int[]) and deactivated_at is null group by 1
    ),
    goals as (
      select owner_id as id, count(*)::int as count from goal
      where tenant_id = ${tenant} and owner_id = any(${ids}::int[]) and state not in ('draft', 'finalized', 'shelved')
        and not is_private and deleted_at is null group by 1
    ),
    waiting as (
      select owner.manager_id as id, count(*)::int as count from goal
      join person owner on owner.tenant_id = goal.tenant_id and owner.id = goal.owner_id
      where goal.tenant_id = ${tenant} and owner.manager_id = any(${ids}::int[]) and not goal.is_private
        and goal.deleted_at is null and ${isWaiting('goal')} group by 1
    ),
    appraisals as (
      select reviewer_id as id, count(*)::int as count from appraisal
      where tenant_id = ${tenant} and reviewer_id = any(${ids}::int[]) and state <> 'completed' group by 1
    )
    select leaving.id, coalesce(reports.count, 0) as reports, coalesce(goals.count, 0) as goals,
      coalesce(waiting.count, 0) as waiting, coalesce(appraisals.count, 0) as appraisals
    from leaving left join reports using (id) left join goals using (id) left join waiting using (id)
      left join appraisals using (id)`;
  return new Map((await query.execute(scope.db)).rows.map(({ id, ...counts }) => [id, counts]));
}

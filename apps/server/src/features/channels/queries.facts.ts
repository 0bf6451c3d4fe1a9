import type { DigestFacts, ResultFacts } from '@bellwether/domain/channels/posts';
import { sql } from 'kysely';
import type { TenantScope } from '#platform/session/scope.ts';
import { publicGoal } from '../goals/access.sight.ts';
import { isDisputed, presentResults, wasAchieved } from '../goals/reading/access.results.ts';
import { departmentOf } from '../people/access.ts';

// What everybody in the company sees (channels.2): goals that are not private, and no draft.

type Counted = Pick<DigestFacts, 'goals' | 'predicted' | 'rose' | 'fell'> & { readonly unlikely: number };

/** Returns the counts of a quarter's running goals by department; `''` is the company. `week` is the week that ended last. */
export async function digestCounts(
  { db, tenant }: TenantScope,
  periodId: number,
  week: number,
): Promise<ReadonlyMap<string, Counted>> {
  const { rows } = await sql<Counted & { department: string }>`
    select case when grouping(${departmentOf('owner')}) = 1 then '' else ${departmentOf('owner')} end as department,
      count(*)::int as goals, count(status.likelihood)::int as predicted,
      count(*) filter (where status.likelihood_delta = 'improved')::int as rose,
      count(*) filter (where status.likelihood_delta = 'worsened')::int as fell,
      count(*) filter (where goal.recent_likelihood <= 1)::int as unlikely
    from goal join person owner on owner.tenant_id = goal.tenant_id and owner.id = goal.owner_id
    left join goal_status status on status.tenant_id = goal.tenant_id and status.goal_id = goal.id
      and status.week = ${week}::smallint
    where goal.tenant_id = ${tenant.id} and goal.period_id = ${periodId} and goal.state = 'approved'
      and ${publicGoal('goal')}
    group by grouping sets ((), (${departmentOf('owner')}))`.execute(db);
  return new Map(rows.map(({ department, ...counts }) => [department, counts]));
}

/** Returns how a quarter ended, by department; `''` is the company. */
export async function resultCounts(
  { db, tenant }: TenantScope,
  periodId: number,
): Promise<ReadonlyMap<string, Omit<ResultFacts, 'quarter'>>> {
  const { rows } = await sql<Omit<ResultFacts, 'quarter'> & { department: string }>`
    select case when grouping(${departmentOf('owner')}) = 1 then '' else ${departmentOf('owner')} end as department,
      count(*)::int as goals,
      count(*) filter (where goal.state = 'finalized' and own.id is not null and not ${isDisputed})::int as finished,
      count(*) filter (where goal.state = 'finalized' and own.id is not null and not ${isDisputed}
        and ${wasAchieved(tenant.achievedPercent)})::int as achieved
    from goal ${presentResults}
    join person owner on owner.tenant_id = goal.tenant_id and owner.id = goal.owner_id
    where goal.tenant_id = ${tenant.id} and goal.period_id = ${periodId}
      and goal.state in ('approved', 'finalized', 'results_in_review', 'shelving_in_review') and ${publicGoal('goal')}
    group by grouping sets ((), (${departmentOf('owner')}))`.execute(db);
  return new Map(rows.map(({ department, ...counts }) => [department, counts]));
}

/** Returns the department of each person. */
export async function departmentsOf(
  { db, tenant }: TenantScope,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{
    id: number;
    department: string;
  }>`select person.id, ${departmentOf('person')} as department
    from person where person.tenant_id = ${tenant.id} and person.id = any(${ids}::int[])`.execute(db);
  return new Map(rows.map(({ id, department }) => [id, department]));
}

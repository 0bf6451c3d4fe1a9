import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';
import { publicGoal } from '../access.sight.ts';

/** The running goals below a goal: the contract's `Children`. */
export interface ChildSummary {
  count: number;
  rated: number;
  low: number;
  /** As `isAtRisk` and `isUnsure` of the domain. */
  atRisk: number;
  unsure: number;
  median: number | null;
}

/**
 * Selects the summary of the running goals directly below each of these goals. Private goals are not counted for
 * anybody, because a count would tell others about them; everybody sees the goals that remain.
 */
export function childSummaries(scope: Scope, parentIds: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select child.parent_id as goal, count(*)::int as count, count(child.recent_likelihood)::int as rated,
      (count(*) filter (where child.recent_likelihood <= 1))::int as low,
      (count(*) filter (where child.state = 'approved' and child.recent_likelihood < 2))::int as "atRisk",
      (count(*) filter (where child.state = 'approved' and child.recent_likelihood = 2))::int as unsure,
      percentile_disc(0.5) within group (order by child.recent_likelihood) as median
    from goal child where child.tenant_id = ${scope.tenant.id} and child.parent_id = any(${parentIds})
      and child.state in ('approved', 'shelving_in_review', 'results_in_review')
      and ${publicGoal('child')}
    group by child.parent_id`;
}

import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';
import { publicGoal } from '../access.sight.ts';
import { goalFigureSql, isRunningGoal } from './access.figures.ts';

/** The domain's figures of the running goals below a goal: the contract's `Children`. */
export interface ChildSummary {
  count: number;
  rated: number;
  low: number;
  atRisk: number;
  unsure: number;
  median: number | null;
}

/**
 * Selects the summary of the running goals directly below each of these goals. Private goals are not counted for
 * anybody, because a count would tell others about them; everybody sees the goals that remain.
 */
export function childSummaries(scope: Scope, parentIds: RawBuilder<unknown>): RawBuilder<unknown> {
  const count = (figure: keyof typeof goalFigureSql) =>
    sql`(count(*) filter (where ${goalFigureSql[figure]('child')}))::int`;
  return sql`select child.parent_id as goal, ${count('running')} as count, ${count('runningPredicted')} as rated,
      ${count('runningUnlikely')} as low, ${count('atRisk')} as "atRisk", ${count('unsure')} as unsure,
      percentile_disc(0.5) within group (order by child.recent_likelihood) as median
    from goal child where child.tenant_id = ${scope.tenant.id} and child.parent_id = any(${parentIds})
      and ${isRunningGoal('child')}
      and ${publicGoal('child')}
    group by child.parent_id`;
}

import { sql } from 'kysely';
import type { Queries } from '#platform/database/driver.ts';
import { instant } from '#platform/database/instant.ts';

/** People have decided about the goals that they did not reach: none of them is offered for carrying over any more. */
export async function writeDismissals(
  db: Queries,
  { tenantId, now }: { readonly tenantId: number; readonly now: number },
): Promise<void> {
  await sql`insert into carry_over_dismissal (tenant_id, goal_id, dismissed_at)
    select goal.tenant_id, goal.id, ${instant(now)} from goal
    where goal.tenant_id = ${tenantId} and goal.state = 'finalized' and exists (
      select 1 from goal_result result where result.tenant_id = goal.tenant_id and result.goal_id = goal.id
        and result.round = goal.result_round and result.retracted_at is null
        and (result.completed = false or result.objective_result < 100))`.execute(db);
}

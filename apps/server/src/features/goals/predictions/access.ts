import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';

/** Returns the subquery for the id of a weekly status's goal; null if the status is absent. */
export function goalIdOfStatus(scope: Scope, statusId: number): RawBuilder<number> {
  return sql<number>`(select status.goal_id from goal_status status
    where status.tenant_id = ${scope.tenant.id} and status.id = ${statusId})`;
}

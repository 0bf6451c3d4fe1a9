import { sql } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';

/** A person whom a compliance report lists apart. */
export interface AsideRow {
  readonly id: number;
  readonly manager: string | null;
}

const managed = (tenantId: number) =>
  sql`left join person manager on manager.tenant_id = ${tenantId} and manager.id = someone.manager_id`;

/** Returns those of these people who have not accepted their invitation, or were never invited. */
export async function notJoined({ db, tenant }: Scope, ids: readonly number[]): Promise<AsideRow[]> {
  const query = sql<AsideRow>`select someone.id, manager.name as manager from person someone ${managed(tenant.id)}
    where someone.tenant_id = ${tenant.id} and someone.id = any(${[...ids]}::int[])
      and someone.invitation_accepted_at is null`;
  return (await query.execute(db)).rows;
}

/** Returns those of these people who have no goal of the quarter to finalize: the rest waits for their manager. */
export async function waitingForManager(
  { db, tenant }: Scope,
  ids: readonly number[],
  periodId: number,
): Promise<AsideRow[]> {
  const query = sql<AsideRow>`select someone.id, manager.name as manager from person someone ${managed(tenant.id)}
    where someone.tenant_id = ${tenant.id} and someone.id = any(${[...ids]}::int[])
      and not exists (select 1 from goal where goal.tenant_id = ${tenant.id} and goal.owner_id = someone.id
        and goal.period_id = ${periodId} and goal.state = 'approved' and goal.published_at is not null
        and goal.deleted_at is null)`;
  return (await query.execute(db)).rows;
}

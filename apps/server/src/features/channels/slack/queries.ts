import { sql } from 'kysely';
import type { Queries } from '#platform/database/driver.ts';
import type { Scope, TenantScope } from '#platform/session/scope.ts';
import { isPublic } from '../../goals/access.sight.ts';
import { missesUpdate } from '../../goals/reading/access.figures.ts';

/** Whether the company has the app, and since when the acting person is connected. */
export async function ownLink({
  db,
  tenant,
  person,
}: Scope): Promise<{ isOffered: boolean; linkedAt: number | null }> {
  const { rows } = await sql<{ isOffered: boolean; linkedAt: number | null }>`select
      exists (select from slack_app where tenant_id = ${tenant.id}) as "isOffered",
      (select linked_at from slack_person where tenant_id = ${tenant.id} and person_id = ${person.id}) as "linkedAt"`.execute(
    db,
  );
  return rows[0] ?? { isOffered: false, linkedAt: null };
}

/** A person who is connected, as the app addresses them. */
export interface LinkedPerson {
  readonly id: number;
  readonly name: string;
  readonly locale: string | null;
  readonly slackUser: string;
}

/** Returns the active person with this id, or of this account, if connected. */
export async function linkedPerson(
  { db, tenant }: { readonly db: Queries; readonly tenant: { readonly id: number } },
  by: { readonly personId: number } | { readonly account: Buffer },
): Promise<LinkedPerson | undefined> {
  const is =
    'personId' in by ? sql`linked.person_id = ${by.personId}` : sql`linked.account_hash = ${by.account}`;
  const { rows } = await sql<LinkedPerson>`select person.id, person.name, person.locale,
      linked.slack_user_id as "slackUser"
    from slack_person linked join person on person.tenant_id = linked.tenant_id and person.id = linked.person_id
    where linked.tenant_id = ${tenant.id} and ${is} and person.deactivated_at is null`.execute(db);
  return rows[0];
}

/** Returns which of these goals everybody in the company sees. */
export async function publicOf(
  { db, tenant }: TenantScope,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`select goal.id from goal where goal.tenant_id = ${tenant.id}
    and goal.id = any(${ids}::int[]) and goal.deleted_at is null and ${isPublic('goal')}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Returns how many goals of the person miss their update of the week; 0 also if the ask was answered. */
export async function goalsToUpdate(scope: TenantScope, weekId: number, personId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from goal join goal_period_week asked on asked.tenant_id = goal.tenant_id and asked.id = ${weekId}
      and asked.period_id = goal.period_id
    where goal.tenant_id = ${scope.tenant.id} and goal.owner_id = ${personId} and goal.deleted_at is null
      and ${missesUpdate('goal', sql`asked.week`)}
      and exists (select from notification told where told.tenant_id = goal.tenant_id and told.person_id = ${personId}
        and told.week_id = ${weekId} and told.read_at is null)`.execute(scope.db);
  return rows[0]?.count ?? 0;
}

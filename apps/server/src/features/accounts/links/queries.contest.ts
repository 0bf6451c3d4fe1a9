import { sql } from 'kysely';
import type { Queries } from '#platform/database/driver.ts';
import { instant } from '#platform/database/instant.ts';
import type { SecretToken } from '#platform/session/token.ts';

/** A change of an address by somebody else, with its link *This was not me*. */
export interface ContestedChange {
  readonly id: number;
  readonly personId: number;
  readonly name: string;
  readonly oldEmail: string;
  readonly oldEmailKey: string;
  readonly newEmail: string;
  /** The name of the person who asked for the change. */
  readonly changedBy: string;
  /** Epoch milliseconds. */
  readonly requestedAt: number;
  /** Epoch milliseconds; null while the new address is not confirmed. */
  readonly madeAt: number | null;
  /** Epoch milliseconds. */
  readonly until: number;
  readonly state: 'open' | 'used' | 'expired';
}

interface ChangeRow {
  id: number;
  person_id: number;
  name: string;
  old_email: string;
  old_email_key: string;
  new_email: string;
  changed_by: string;
  requested_at: number;
  made_at: number | null;
  contestable_until: number;
  is_used: boolean;
  is_over: boolean;
}

const columns = (
  now: number,
) => sql`change.id, change.person_id, person.name, change.old_email, change.old_email_key,
  change.new_email, actor.name as changed_by, change.requested_at, change.made_at, change.contestable_until,
  change.contested_at is not null as is_used,
  (change.ended_at is not null or change.contestable_until <= ${instant(now)}) as is_over`;

const tables = sql.raw(`email_change change
  join person on person.tenant_id = change.tenant_id and person.id = change.person_id
  join person actor on actor.tenant_id = change.tenant_id and actor.id = change.actor_id
  join tenant on tenant.id = change.tenant_id`);

function changeOf(row: ChangeRow): ContestedChange {
  return {
    id: row.id,
    personId: row.person_id,
    name: row.name,
    oldEmail: row.old_email,
    oldEmailKey: row.old_email_key,
    newEmail: row.new_email,
    changedBy: row.changed_by,
    requestedAt: row.requested_at,
    madeAt: row.made_at,
    until: row.contestable_until,
    state: row.is_used ? 'used' : row.is_over ? 'expired' : 'open',
  };
}

/**
 * Returns the change of a link, used or too old ones too, because only the owner of the old address has the secret.
 * Undefined if the secret is unknown, or if the person or company is deactivated. With `lock` the row stays locked.
 */
export async function findContest(
  db: Queries,
  asked: SecretToken & { now: number; lock: boolean },
): Promise<ContestedChange | undefined> {
  const query = sql<ChangeRow>`select ${columns(asked.now)} from ${tables}
    where change.tenant_id = ${asked.tenantId} and change.secret_hash = ${asked.secretHash}
      and change.contestable_until is not null and person.deactivated_at is null and tenant.is_active
    ${asked.lock ? sql`for update of change` : sql``}`;
  const [row] = (await query.execute(db)).rows;
  return row && changeOf(row);
}

/** Returns a change by its id, whether its link is open or not; undefined if it cannot be contested. */
export async function findChangeToMail(
  db: Queries,
  asked: { tenantId: number; id: number; now: number },
): Promise<ContestedChange | undefined> {
  const query = sql<ChangeRow>`select ${columns(asked.now)} from ${tables}
    where change.tenant_id = ${asked.tenantId} and change.id = ${asked.id} and change.contestable_until is not null`;
  const [row] = (await query.execute(db)).rows;
  return row && changeOf(row);
}

/** Returns the id of a link's change if the old address may contest it; undefined otherwise. */
export async function contestableChangeOf(
  db: Queries,
  asked: { tenantId: number; link: number },
): Promise<number | undefined> {
  const row = await db
    .selectFrom('email_change')
    .select('id')
    .where('tenant_id', '=', asked.tenantId)
    .where('link_id', '=', asked.link)
    .where('contestable_until', 'is not', null)
    .executeTakeFirst();
  return row?.id;
}

const day = 86_400_000;

/** The address that a person had until the last 24 hours. */
export interface FormerAddress {
  readonly change: number;
  readonly email: string;
  readonly isContestable: boolean;
}

/** Returns the address that was replaced within the last 24 hours and signed in; undefined without one. */
export async function formerAddressOf(
  db: Queries,
  asked: { tenantId: number; personId: number; now: number },
): Promise<FormerAddress | undefined> {
  const query = sql<{
    id: number;
    old_email: string;
    is_contestable: boolean;
  }>`select change.id, change.old_email,
      change.contestable_until is not null as is_contestable
    from email_change change
    where change.tenant_id = ${asked.tenantId} and change.person_id = ${asked.personId}
      and (change.link_id is not null or change.contestable_until is not null)
      and change.contested_at is null and change.ended_at is null
      and change.made_at > ${instant(asked.now - day)}
    order by change.id desc limit 1`;
  const [row] = (await query.execute(db)).rows;
  return row && { change: row.id, email: row.old_email, isContestable: row.is_contestable };
}

/** Returns the active org admins, but for one person if `beside` names one; without any, the ceo. */
export async function orgAdmins(
  db: Queries,
  { tenantId, beside }: { tenantId: number; beside: number | null },
): Promise<number[]> {
  const query = sql<{ id: number; is_org_admin: boolean }>`select id, is_org_admin from person
    where tenant_id = ${tenantId} and id is distinct from ${beside}::int and deactivated_at is null
      and (is_org_admin or role_name = 'ceo') order by id`;
  const { rows } = await query.execute(db);
  const admins = rows.filter((row) => row.is_org_admin);
  return (admins.length > 0 ? admins : rows).map((row) => row.id);
}

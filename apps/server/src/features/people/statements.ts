import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import { isEmailKept } from '#platform/accounts/email-change.ts';
import type { Person } from '#platform/database/database-types.ts';
import { instant, timestamp } from '#platform/database/instant.ts';
import type { Scope } from '#platform/session/scope.ts';
import { awayUntil, isDelegate } from './access.absence.ts';
import { actingManagerOf, departmentOf, isBelowActor } from './access.ts';
import { actingViewer, seesPerson } from './access.viewer.ts';

/** A row of `person` with the profile's people around them, and the acting person's relation to them. */
export type ProfileRow = Selectable<Person> & {
  unit: string;
  is_below_actor: boolean;
  /** Whether the acting person is their manager or, in place of a deactivated one, the next active person above. */
  is_below_acting_manager: boolean;
  /** Whether somebody is away today whose deputy they are. */
  stands_in: boolean;
  /** The last day of today's absence; null for people who are there. */
  away_until: string | null;
  manager: { id: number; name: string; job_title: string; avatar: string | null } | null;
  /** The fields that come from the directory, while it is connected (people.41). */
  locked_fields: string[];
};

/** Whether the acting person sees the profile of the row `person`. */
export function visibleProfile(scope: Scope): RawBuilder<SqlBool> {
  return seesPerson(actingViewer(scope), 'person');
}

/**
 * Returns the fields of a row of `person` that come from the directory and are not open, as an array; none while the
 * directory is not connected (people.41).
 */
export function lockedFieldsOf({ now }: Pick<Scope, 'now'>, alias: string): RawBuilder<string[]> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<string[]>`array(select field from scim_user link cross join unnest(link.fields) field
    where link.tenant_id = ${column('tenant_id')} and link.person_id = ${column('id')} and link.deleted_at is null
      and exists (select from scim_token token where token.tenant_id = link.tenant_id
        and (token.ends_at is null or token.ends_at > ${instant(now)}))
      and not exists (select from scim_setting setting where setting.tenant_id = link.tenant_id
        and field = any(setting.open_fields)))`;
}

/** Returns everybody of whom the directory knows something, with the locked fields. */
export async function readLocks(scope: Scope): Promise<{ id: number; fields: string[] }[]> {
  const query = sql<{
    id: number;
    fields: string[];
  }>`select person.id, ${lockedFieldsOf(scope, 'person')} as fields
    from scim_user known join person on person.tenant_id = known.tenant_id and person.id = known.person_id
    where known.tenant_id = ${scope.tenant.id}`;
  return (await query.execute(scope.db)).rows;
}

/** Returns the profile of a visible person; undefined otherwise. */
export async function readProfile(scope: Scope, personId: number): Promise<ProfileRow | undefined> {
  const query = sql<ProfileRow>`
    select person.*, ${departmentOf('person')} as unit, ${isBelowActor(scope, sql.ref('person.id'))} as is_below_actor,
      coalesce(${actingManagerOf(scope, sql.ref('person.id'))} = ${scope.person.id}, false) as is_below_acting_manager,
      ${isDelegate('person')} as stands_in, ${awayUntil('person')} as away_until,
      (select jsonb_build_object('id', above.id, 'name', above.name, 'job_title', above.job_title, 'avatar', above.avatar)
        from person above where above.tenant_id = person.tenant_id and above.id = person.manager_id) as manager,
      ${lockedFieldsOf(scope, 'person')} as locked_fields
    from person where person.tenant_id = ${scope.tenant.id} and person.id = ${personId} and ${visibleProfile(scope)}`;
  return (await query.execute(scope.db)).rows[0];
}

/**
 * Locks the row of a visible person; returns false for anybody else. Takes `for no key update` and not `for update`,
 * because writes of the person's other rows lock this row with `key share`. `for update` would wait for such a write,
 * which may itself wait for the tree's lock of this transaction.
 */
export async function lockProfile(scope: Scope, personId: number): Promise<boolean> {
  const query = sql`select 1 from person where person.tenant_id = ${scope.tenant.id} and person.id = ${personId}
    and ${visibleProfile(scope)} for no key update`;
  return (await query.execute(scope.db)).rows.length > 0;
}

/** A direct report as a profile lists them. */
export interface ReportRow {
  id: number;
  name: string;
  job_title: string;
  avatar: string | null;
  is_deactivated: boolean;
  has_accepted: boolean;
  was_invited: boolean;
}

/** Returns direct reports by name, deactivated ones last. */
export async function readReports(scope: Scope, managerId: number): Promise<ReportRow[]> {
  const query = sql<ReportRow>`
    select id, name, job_title, avatar, deactivated_at is not null as is_deactivated,
      invitation_accepted_at is not null as has_accepted, invited_at is not null as was_invited
    from person where tenant_id = ${scope.tenant.id} and manager_id = ${managerId}
    order by deactivated_at is not null, fold(name), id`;
  return (await query.execute(scope.db)).rows;
}

/** Whether any person, deactivated or not, reports to the person. */
export async function hasReports(scope: Scope, personId: number): Promise<boolean> {
  const query = sql`select 1 from person where tenant_id = ${scope.tenant.id} and manager_id = ${personId} limit 1`;
  return (await query.execute(scope.db)).rows.length > 0;
}

/**
 * Returns why a person cannot have an e-mail: another person signs in with it, or may still take it back. Addresses that wait
 * for a confirmation do not count.
 */
export async function emailFault(
  scope: Scope,
  emailKey: string,
  personId: number,
): Promise<'email_taken' | 'email_kept' | undefined> {
  const asked = { tenantId: scope.tenant.id, emailKey, personId, now: scope.now };
  if (await isEmailKept(scope.db, asked)) return 'email_kept';
  return (await isEmailTaken(scope, emailKey, personId)) ? 'email_taken' : undefined;
}

async function isEmailTaken(scope: Scope, emailKey: string, personId: number): Promise<boolean> {
  const row = await scope.db
    .selectFrom('person')
    .select('id')
    .where('tenant_id', '=', scope.tenant.id)
    .where('email_key', '=', emailKey)
    .where('id', '<>', personId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends the open invitation of a person, whose row the caller has locked. */
export async function endInvitations(scope: Scope, personId: number): Promise<void> {
  await scope.db
    .updateTable('invitation')
    .set({ replaced_at: timestamp(scope.now) })
    .where('tenant_id', '=', scope.tenant.id)
    .where('person_id', '=', personId)
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .execute();
}

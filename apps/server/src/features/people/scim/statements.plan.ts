import { sql } from 'kysely';
import { instant } from '#platform/database/instant.ts';
import type { Scope } from '#platform/session/scope.ts';

/** Somebody whom the directory names as a manager. */
export interface NamedManager {
  readonly id: number;
  readonly email: string;
}

/**
 * Returns the person whom a text names: by our id, the directory's id, user name, address or the company's id, in this
 * order; undefined without one.
 */
export async function readNamedManager(
  { db, tenant }: Scope,
  text: string,
): Promise<NamedManager | undefined> {
  const id = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
  const query = sql<NamedManager>`select person.id, person.email from (
      select id, 1 as rank from person where tenant_id = ${tenant.id} and id = ${id}::int
      union all select person_id, 2 from scim_user where tenant_id = ${tenant.id} and external_id = ${text}
      union all select person_id, 3 from scim_user where tenant_id = ${tenant.id} and user_key = ${text.toLowerCase()}
      union all select id, 4 from person where tenant_id = ${tenant.id} and email_key = ${text.toLowerCase()}
      union all select id, 5 from person where tenant_id = ${tenant.id} and external_id = ${text}
    ) named join person on person.tenant_id = ${tenant.id} and person.id = named.id
    where person.email_freed_at is null order by named.rank limit 1`;
  return (await query.execute(db)).rows[0];
}

/** A person of the directory whose place or department may follow from another one's change. */
export interface FollowerRow {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  /** The department that the directory sent. */
  readonly department: string | null;
  readonly is_waiting: boolean;
  readonly is_deactivated: boolean;
}

/**
 * Returns the people who wait for a manager of these names, the managers for whom the directory sent one of these
 * departments, and those of `ids` whom it knows. With `ids` come the departments that the directory sent for them and for
 * whoever is above them: with new people below, a manager may take such a department over.
 */
export async function readFollowers(
  { db, tenant }: Scope,
  asked: {
    readonly names: readonly string[];
    readonly departments: readonly string[];
    readonly ids: readonly number[];
  },
): Promise<FollowerRow[]> {
  const query = sql<FollowerRow>`with department as (
      select unnest(${asked.departments}::text[]) as key
      union select above.department_key from org_path path
        join scim_user above on above.tenant_id = path.tenant_id and above.person_id = path.ancestor_id and above.deleted_at is null
        where path.tenant_id = ${tenant.id} and path.descendant_id = any(${asked.ids}::int[])
    )
    select person.id, person.name, person.email, person.deactivated_at is not null as is_deactivated,
      link.resource -> 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User' ->> 'department' as department,
      link.waiting_manager is not null and link.waiting_manager = any(${asked.names}::text[]) as is_waiting
    from scim_user link join person on person.tenant_id = link.tenant_id and person.id = link.person_id
    where link.tenant_id = ${tenant.id} and link.deleted_at is null and (link.waiting_manager = any(${asked.names}::text[])
      or (link.department_key in (select key from department) and person.role_name in ('ceo', 'manager'))
      or link.person_id = any(${asked.ids}::int[]))`;
  return (await query.execute(db)).rows;
}

/**
 * Returns the ids of all people whom a plan about some people must know: themselves, who has their addresses, ids and
 * departments, the ceo, the reports, and everybody above.
 */
export async function readPlanIds(
  { db, tenant, now }: Scope,
  asked: {
    readonly ids: readonly number[];
    readonly emailKeys: readonly string[];
    readonly externalIds: readonly string[];
    readonly departments: readonly string[];
  },
): Promise<number[]> {
  const query = sql<{ id: number }>`with named as (
      select unnest(${asked.ids}::int[]) as id
      union select id from person where tenant_id = ${tenant.id} and email_key = any(${asked.emailKeys}::text[])
      union select id from person where tenant_id = ${tenant.id} and external_id = any(${asked.externalIds}::text[])
      union select id from person where tenant_id = ${tenant.id} and role_name = 'ceo'
      union select id from person where tenant_id = ${tenant.id} and lower(org_unit) = any(${asked.departments}::text[])
      union select person_id from email_change where tenant_id = ${tenant.id}
        and old_email_key = any(${asked.emailKeys}::text[]) and contestable_until > ${instant(now)}
      union select id from person where tenant_id = ${tenant.id} and manager_id = any(${asked.ids}::int[])
    )
    select distinct path.ancestor_id as id from named
      join org_path path on path.tenant_id = ${tenant.id} and path.descendant_id = named.id`;
  return (await query.execute(db)).rows.map(({ id }) => id);
}

/** Returns the number of active org admins. The flag gives an observer no rights. */
export async function countOrgAdmins({ db, tenant }: Scope): Promise<number> {
  const query = sql<{ count: number }>`select count(*)::int as count from person
    where tenant_id = ${tenant.id} and is_org_admin and role_name <> 'observer' and deactivated_at is null`;
  return (await query.execute(db)).rows[0]?.count ?? 0;
}

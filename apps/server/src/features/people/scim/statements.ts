import { type FlagColumns, flagColumns } from '@bellwether/domain/people/roles/flags';
import type { RoleName } from '@bellwether/domain/people/roles/roles';
import type { DirectoryField } from '@bellwether/domain/people/scim/fields';
import type { JsonObject } from '@bellwether/domain/people/scim/resource';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { instant } from '#platform/database/instant.ts';
import type { Scope } from '#platform/session/scope.ts';

/** A person as a user of the directory; the columns of the link are null for people whom it does not know. */
export interface UserRow extends FlagColumns {
  id: number;
  name: string;
  email: string;
  email_key: string;
  employee_number: string | null;
  job_title: string;
  phone: string;
  time_zone: string | null;
  locale: string | null;
  unit: string;
  role_name: RoleName;
  manager_id: number | null;
  manager_name: string | null;
  is_deactivated: boolean;
  is_invited: boolean;
  created_at: number;
  /** Grows with every change of the person and of what the directory sent. */
  version: number;
  is_linked: boolean;
  is_deleted: boolean;
  external_id: string | null;
  user_name: string | null;
  resource: JsonObject | null;
  fields: string[] | null;
  waiting_manager: string | null;
  groups: { id: number; name: string }[];
}

const users =
  sql.raw(`person left join scim_user link on link.tenant_id = person.tenant_id and link.person_id = person.id
    left join person above on above.tenant_id = person.tenant_id and above.id = person.manager_id`);

/** Whether the directory sees the row: nobody without an address, and nobody whom it deleted. */
const isSeen = sql<SqlBool>`person.email_freed_at is null and link.deleted_at is null`;

const columns =
  sql.raw(`person.id, person.name, person.email, person.email_key, person.external_id as employee_number,
    person.job_title, person.phone, person.time_zone, person.locale, coalesce(nullif(person.department, ''), '') as unit,
    person.role_name, ${flagColumns.map((flag) => `person.${flag}`).join(', ')},
    person.manager_id, above.name as manager_name, person.deactivated_at is not null as is_deactivated,
    person.invited_at is not null or person.invitation_accepted_at is not null as is_invited, person.created_at,
    greatest(person.updated_at, link.changed_at) as version, link.person_id is not null as is_linked,
    link.deleted_at is not null as is_deleted, link.external_id, link.user_name, link.resource, link.fields,
    link.waiting_manager,
    coalesce((select jsonb_agg(jsonb_build_object('id', own.id, 'name', own.name) order by own.id)
      from scim_group_member member join scim_group own on own.tenant_id = member.tenant_id and own.id = member.group_id
      where member.tenant_id = person.tenant_id and member.person_id = person.id), '[]'::jsonb) as groups`);

/** Equal values that a filter asks for; each list must match as a whole. */
export interface UserFilter {
  readonly ids: readonly number[];
  readonly userKeys: readonly string[];
  readonly externalIds: readonly string[];
  readonly emailKeys: readonly string[];
  readonly active: readonly boolean[];
}

function matching({ tenant }: Scope, filter: UserFilter): RawBuilder<unknown> {
  const each = [
    ...filter.ids.map((id) => sql`person.id = ${id}::int`),
    // Two index reads in place of a comparison over all people.
    ...filter.userKeys.map(
      (key) => sql`person.id in (select named.person_id from scim_user named
          where named.tenant_id = ${tenant.id} and named.user_key = ${key}
        union all select same.id from person same where same.tenant_id = ${tenant.id} and same.email_key = ${key}
          and not exists (select from scim_user own where own.tenant_id = same.tenant_id and own.person_id = same.id))`,
    ),
    ...filter.externalIds.map((id) => sql`link.external_id = ${id}`),
    ...filter.emailKeys.map((key) => sql`person.email_key = ${key}`),
    ...filter.active.map((isActive) => sql`(person.deactivated_at is null) = ${isActive}`),
  ];
  return sql.join([sql`person.tenant_id = ${tenant.id}`, isSeen, ...each], sql` and `);
}

/** Returns a page of users by id, and how many match. */
export async function readUsers(
  scope: Scope,
  filter: UserFilter,
  page: { readonly offset: number; readonly limit: number },
): Promise<{ rows: UserRow[]; total: number }> {
  const where = matching(scope, filter);
  const counted = sql<{ count: number }>`select count(*)::int as count from ${users} where ${where}`;
  const total = (await counted.execute(scope.db)).rows[0]?.count ?? 0;
  if (page.limit === 0 || page.offset >= total) return { rows: [], total };
  const query = sql<UserRow>`select ${columns} from ${users} where ${where} order by person.id
    limit ${page.limit}::int offset ${page.offset}::int`;
  return { rows: (await query.execute(scope.db)).rows, total };
}

/** Returns a user whom the directory sees; undefined without one. */
export async function readUser(scope: Scope, personId: number): Promise<UserRow | undefined> {
  const query = sql<UserRow>`select ${columns} from ${users}
    where person.tenant_id = ${scope.tenant.id} and person.id = ${personId}::int and ${isSeen}`;
  return (await query.execute(scope.db)).rows[0];
}

/** What identifies a new user. */
export interface Identity {
  readonly userKey: string;
  readonly externalId: string | undefined;
  readonly emailKey: string;
  readonly employeeNumber: string | undefined;
}

/** Returns the people who have a new user's name, id or address, also those whom the directory deleted. */
export async function readTwins({ db, tenant }: Scope, asked: Identity): Promise<UserRow[]> {
  const external = asked.externalId ?? null;
  const number = asked.employeeNumber || null;
  const query = sql<UserRow>`select ${columns} from ${users}
    where person.tenant_id = ${tenant.id} and person.email_freed_at is null and person.id in (
      select id from person where tenant_id = ${tenant.id} and email_key = ${asked.emailKey}
      union all select id from person where tenant_id = ${tenant.id} and external_id = ${number}::text
      union all select person_id from scim_user where tenant_id = ${tenant.id} and user_key = ${asked.userKey}
      union all select person_id from scim_user where tenant_id = ${tenant.id} and external_id = ${external}::text)
    order by person.id limit 2`;
  return (await query.execute(db)).rows;
}

/** What the directory sent about a person. */
export interface LinkValues {
  readonly personId: number;
  readonly externalId: string | null;
  readonly userName: string;
  readonly resource: JsonObject;
  readonly fields: readonly DirectoryField[];
  readonly departmentKey: string | null;
  readonly waitingManager: string | null;
}

/** Stores what the directory sent about a person whose row the caller has locked. */
export async function writeLink({ db, tenant, now }: Scope, link: LinkValues): Promise<void> {
  await sql`insert into scim_user as stored (tenant_id, person_id, external_id, user_name, user_key, resource, fields,
      department_key, waiting_manager, changed_at)
    values (${tenant.id}, ${link.personId}, ${link.externalId}, ${link.userName}, ${link.userName.toLowerCase()},
      ${JSON.stringify(link.resource)}::jsonb, ${link.fields}::text[], ${link.departmentKey}, ${link.waitingManager},
      ${instant(now)})
    on conflict (tenant_id, person_id) do update set external_id = excluded.external_id, user_name = excluded.user_name,
      user_key = excluded.user_key, resource = excluded.resource, fields = excluded.fields,
      department_key = excluded.department_key, waiting_manager = excluded.waiting_manager, deleted_at = null,
      changed_at = greatest(excluded.changed_at, stored.changed_at + interval '1 millisecond')`.execute(db);
}

/** Marks a user as deleted by the directory. */
export async function markDeleted({ db, tenant, now }: Scope, personId: number): Promise<void> {
  await sql`update scim_user set deleted_at = ${instant(now)}, waiting_manager = null,
      changed_at = greatest(${instant(now)}, changed_at + interval '1 millisecond')
    where tenant_id = ${tenant.id} and person_id = ${personId}`.execute(db);
}

/** Ends the waiting of people whose manager has arrived. */
export async function endWaiting({ db, tenant }: Scope, personIds: readonly number[]): Promise<void> {
  if (personIds.length === 0) return;
  await sql`update scim_user set waiting_manager = null
    where tenant_id = ${tenant.id} and person_id = any(${personIds}::int[])`.execute(db);
}

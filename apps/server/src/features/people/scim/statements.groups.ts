import type { FlagColumns } from '@bellwether/domain/people/roles/flags';
import type { GroupGift } from '@bellwether/domain/people/scim/groups';
import { type RawBuilder, sql } from 'kysely';
import { instant } from '#platform/database/instant.ts';
import type { Scope } from '#platform/session/scope.ts';
import { personFlags } from '../roles/access.flags.ts';

export interface GroupRow {
  id: number;
  name: string;
  external_id: string | null;
  gives: GroupGift | null;
  created_at: number;
  version: number;
}

export interface MemberRow {
  group_id: number;
  id: number;
  name: string;
}

const columns = sql.raw('id, name, external_id, gives, created_at, changed_at as version');

/** Equal values that a filter asks for. */
export interface GroupFilter {
  readonly ids: readonly number[];
  readonly names: readonly string[];
  readonly externalIds: readonly string[];
  readonly members: readonly number[];
}

function matching({ tenant }: Scope, { ids, names, externalIds, members }: GroupFilter): RawBuilder<unknown> {
  const each = [
    ...ids.map((id) => sql`id = ${id}::int`),
    ...names.map((name) => sql`lower(name) = ${name}`),
    ...externalIds.map((id) => sql`external_id = ${id}`),
    ...members.map(
      (id) => sql`exists (select from scim_group_member member where member.tenant_id = scim_group.tenant_id
        and member.group_id = scim_group.id and member.person_id = ${id}::int)`,
    ),
  ];
  return sql.join([sql`tenant_id = ${tenant.id}`, ...each], sql` and `);
}

/** Returns a page of groups by id, and how many match. */
export async function readGroups(
  scope: Scope,
  filter: GroupFilter,
  page: { readonly offset: number; readonly limit: number },
): Promise<{ rows: GroupRow[]; total: number }> {
  const where = matching(scope, filter);
  const counted = sql<{ count: number }>`select count(*)::int as count from scim_group where ${where}`;
  const total = (await counted.execute(scope.db)).rows[0]?.count ?? 0;
  if (page.limit === 0 || page.offset >= total) return { rows: [], total };
  const query = sql<GroupRow>`select ${columns} from scim_group where ${where} order by id
    limit ${page.limit}::int offset ${page.offset}::int`;
  return { rows: (await query.execute(scope.db)).rows, total };
}

/** Returns a group; undefined without one. */
export async function readGroup({ db, tenant }: Scope, id: number): Promise<GroupRow | undefined> {
  const query = sql<GroupRow>`select ${columns} from scim_group where tenant_id = ${tenant.id} and id = ${id}::int`;
  return (await query.execute(db)).rows[0];
}

/** Returns the members of groups whom the directory sees, by name. */
export async function readMembers({ db, tenant }: Scope, groupIds: readonly number[]): Promise<MemberRow[]> {
  if (groupIds.length === 0) return [];
  const query = sql<MemberRow>`select member.group_id, person.id, person.name from scim_group_member member
      join person on person.tenant_id = member.tenant_id and person.id = member.person_id
      left join scim_user link on link.tenant_id = member.tenant_id and link.person_id = member.person_id
    where member.tenant_id = ${tenant.id} and member.group_id = any(${groupIds}::int[])
      and person.email_freed_at is null and link.deleted_at is null
    order by fold(person.name), person.id`;
  return (await query.execute(db)).rows;
}

/** Stores a new group, and returns its id; undefined if another one has its external id. */
export async function insertGroup(
  { db, tenant, now }: Scope,
  group: { readonly name: string; readonly externalId: string | null },
): Promise<number | undefined> {
  const query = sql<{
    id: number;
  }>`insert into scim_group (tenant_id, name, external_id, created_at, changed_at)
    values (${tenant.id}, ${group.name}, ${group.externalId}, ${instant(now)}, ${instant(now)})
    on conflict do nothing returning id`;
  return (await query.execute(db)).rows[0]?.id;
}

const nextChange = (now: number) => sql`greatest(${instant(now)}, changed_at + interval '1 millisecond')`;

/** Stores a group's name and id; with the same ones only its version changes. */
export async function updateGroup(
  { db, tenant, now }: Scope,
  id: number,
  group: { readonly name: string; readonly externalId: string | null },
): Promise<void> {
  await sql`update scim_group set name = ${group.name}, external_id = ${group.externalId},
      changed_at = ${nextChange(now)} where tenant_id = ${tenant.id} and id = ${id}::int`.execute(db);
}

/** Stores what a group gives. */
export async function updateGift(
  { db, tenant, now }: Scope,
  id: number,
  gives: GroupGift | null,
): Promise<void> {
  await sql`update scim_group set gives = ${gives}, changed_at = ${nextChange(now)}
    where tenant_id = ${tenant.id} and id = ${id}::int`.execute(db);
}

export async function removeGroup({ db, tenant }: Scope, id: number): Promise<void> {
  await sql`delete from scim_group where tenant_id = ${tenant.id} and id = ${id}::int`.execute(db);
}

/** Adds and removes members. */
export async function writeMembers(
  { db, tenant }: Scope,
  groupId: number,
  { added, removed }: { readonly added: readonly number[]; readonly removed: readonly number[] },
): Promise<void> {
  if (removed.length > 0)
    await sql`delete from scim_group_member where tenant_id = ${tenant.id} and group_id = ${groupId}::int
      and person_id = any(${removed}::int[])`.execute(db);
  if (added.length > 0)
    await sql`insert into scim_group_member (tenant_id, group_id, person_id)
      select ${tenant.id}, ${groupId}::int, id from unnest(${added}::int[]) as id on conflict do nothing`.execute(
      db,
    );
}

/** A person with what all their groups give. */
export interface GiftedRow extends FlagColumns {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly role_name: 'ceo' | 'manager' | 'contributor' | 'observer';
  readonly has_reports: boolean;
  readonly gifts: GroupGift[];
}

/** Returns active people with what their groups give; ids of nobody are left out. */
export async function readGifted({ db, tenant }: Scope, ids: readonly number[]): Promise<GiftedRow[]> {
  const query = sql<GiftedRow>`select person.id, person.name, person.email, person.role_name, ${personFlags},
      exists (select from person report where report.tenant_id = person.tenant_id and report.manager_id = person.id)
        as has_reports,
      array(select own.gives from scim_group_member member join scim_group own
        on own.tenant_id = member.tenant_id and own.id = member.group_id
        where member.tenant_id = person.tenant_id and member.person_id = person.id and own.gives is not null) as gifts
    from person where person.tenant_id = ${tenant.id} and person.id = any(${ids}::int[]) and person.deactivated_at is null
    order by person.id`;
  return (await query.execute(db)).rows;
}

/** Returns which of some ids are people whom the directory sees. */
export async function readSeenIds({ db, tenant }: Scope, ids: readonly number[]): Promise<Set<number>> {
  const query = sql<{ id: number }>`select person.id from person
      left join scim_user link on link.tenant_id = person.tenant_id and link.person_id = person.id
    where person.tenant_id = ${tenant.id} and person.id = any(${ids}::int[]) and person.email_freed_at is null
      and link.deleted_at is null`;
  return new Set((await query.execute(db)).rows.map(({ id }) => id));
}

/** Takes a person out of all groups, and returns what these gave. */
export async function leaveGroups({ db, tenant }: Scope, personId: number): Promise<GroupGift[]> {
  const query = sql<{ gives: GroupGift | null }>`delete from scim_group_member member using scim_group own
    where member.tenant_id = ${tenant.id} and member.person_id = ${personId}::int
      and own.tenant_id = member.tenant_id and own.id = member.group_id returning own.gives`;
  return (await query.execute(db)).rows.flatMap(({ gives }) => (gives === null ? [] : [gives]));
}

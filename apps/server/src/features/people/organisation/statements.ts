import type { RoleName } from '@bellwether/domain/people/roles/roles';
import { mayHaveReports } from '@bellwether/domain/people/roles/roles';
import { type RawBuilder, sql } from 'kysely';
import { matchesWords, wordPatterns } from '#platform/database/word-search.ts';
import type { Scope } from '#platform/session/scope.ts';
import { awayUntil } from '../access.absence.ts';
import { actingManagerOf, departmentOf, noUnit } from '../access.ts';
import { visibleProfile } from '../statements.ts';

/** A person of the organisation. An array takes less space than an object; ten thousand are read at once. */
export type OrgRow = readonly [
  id: number,
  parentId: number | null,
  name: string,
  jobTitle: string,
  unit: string,
  email: string,
  role: RoleName,
  isOrgAdmin: boolean,
  isGoalAdmin: boolean,
  isGoalManager: boolean,
  isHrAdmin: boolean,
  hasAccepted: boolean,
  wasInvited: boolean,
  hasAvatar: boolean,
  /** Epoch milliseconds; null for active people. */
  deactivatedAt: number | null,
  /** Epoch milliseconds; null also where the acting person may not edit the profile. */
  acceptedAt: number | null,
  /** Null also for people who are neither ceo nor org admin. */
  legId: string | null,
  /** The last day of today's absence; null: there. */
  awayUntil: string | null,
  location: string,
];

/** The parts of the viewer's version; parts that the viewer does not see are null. */
export interface VersionRow {
  shown: string;
  observers: string | null;
  withheld: string | null;
  /** A hash of the deactivated people below the viewer, if the viewer is a manager. */
  gone_below: string | null;
}

/** The company's version and the people, read in one snapshot. */
export type OrganisationRow = VersionRow & { people: readonly OrgRow[] };

/** Returns the parts of the version that concern the viewer. */
export async function readVersion(scope: Scope): Promise<VersionRow> {
  const { rows } = await sql<VersionRow>`select ${versionColumns(scope)} from people_version version
    where version.tenant_id = ${scope.tenant.id}`.execute(scope.db);
  return rows[0] ?? neverChanged;
}

/** Returns the people whom the viewer finds in lists, by id, with their version. */
export async function readOrganisation(scope: Scope): Promise<OrganisationRow> {
  const { rows } = await sql<OrganisationRow>`select ${versionColumns(scope)}, (${peopleOf(scope)}) as people
    from people_version version where version.tenant_id = ${scope.tenant.id}`.execute(scope.db);
  return rows[0] ?? { ...neverChanged, people: [] };
}

/** Returns the part of the organisation around a person, by id; empty if the viewer does not find this person. */
export async function readOrgLine(scope: Scope, personId: number): Promise<readonly OrgRow[]> {
  const { id: tenantId } = scope.tenant;
  const around = sql`someone.id in (
      select ancestor_id from org_path where tenant_id = ${tenantId} and descendant_id = ${personId}::int
      union all select ${personId}::int
      union all select id from person where tenant_id = ${tenantId} and manager_id in (
        ${personId}::int, (select manager_id from person where tenant_id = ${tenantId} and id = ${personId}::int)))`;
  const { rows } = await sql<{ people: OrgRow[] }>`select (${peopleOf(scope, around)}) as people`.execute(
    scope.db,
  );
  const people = rows[0]?.people ?? [];
  return people.some(([id]) => id === personId) ? people : [];
}

/** Whom a part of a large company has. */
export interface PartAsked {
  readonly Department?: string | undefined;
  readonly Search?: string | undefined;
  readonly Ids?: readonly number[] | undefined;
}

/** Whether a part is asked for. Without one, a large company's reply is the viewer's line. */
export const asksPart = (asked: PartAsked): boolean =>
  Object.values(asked).some((value) => value !== undefined);

/** The most people of one reply about a part. */
const mostOfPart = 1_000;

/**
 * Returns the people of a department, those whose names match, or these people, by id; at most 1,000, and whether there are
 * more.
 */
export async function readPart(
  scope: Scope,
  { Department: department, Search: search, Ids: ids }: PartAsked,
): Promise<{ readonly people: readonly OrgRow[]; readonly isCut: boolean }> {
  const { id: tenantId } = scope.tenant;
  const names = department === noUnit ? ['', noUnit] : [department ?? ''];
  const isThere = department === undefined ? sql`` : sql`and listed.department = any(${names}::text[])`;
  // The index of names has active people who are no observers.
  const isNamed =
    search === undefined
      ? sql``
      : sql`and listed.deactivated_at is null and listed.role_name <> 'observer'
          and ${matchesWords(sql`listed.name`, wordPatterns(search))}`;
  const isAsked = ids === undefined ? sql`` : sql`and listed.id = any(${[...ids]}::int[])`;
  const { rows } = await sql<{ people: OrgRow[]; found: number }>`with found as materialized (
      select listed.id from person listed where listed.tenant_id = ${tenantId} ${isThere} ${isNamed} ${isAsked}
      order by fold(listed.name), listed.id limit ${sql.lit(mostOfPart + 1)})
    select (${peopleOf(scope, sql`someone.id = any(array(select id from found limit ${sql.lit(mostOfPart)}))`)}) as people,
      (select count(*)::int from found) as found`.execute(scope.db);
  return { people: rows[0]?.people ?? [], isCut: (rows[0]?.found ?? 0) > mostOfPart };
}

/** The active people of a company who are no observers, by department. */
export interface PeopleCounts {
  readonly people: number;
  readonly departments: readonly { readonly name: string; readonly people: number }[];
}

/** Returns how many active people, who are no observers, each department has, by name. */
export async function countPeople({ db, tenant }: Scope): Promise<PeopleCounts> {
  const { rows } = await sql<{
    name: string;
    people: number;
  }>`select ${departmentOf('listed')} as name, count(*)::int as people
    from person listed where listed.tenant_id = ${tenant.id} and listed.deactivated_at is null and listed.role_name <> 'observer'
    group by 1 order by 1`.execute(db);
  return { people: rows.reduce((total, { people }) => total + people, 0), departments: rows };
}

/** The version of a company without people. The trigger adds the row with the first person. */
const neverChanged: VersionRow = { shown: '', observers: null, withheld: null, gone_below: null };

function versionColumns(scope: Scope): RawBuilder<unknown> {
  const { capabilities, person, tenant } = scope;
  const goneBelow =
    capabilities.administersPeople || !mayHaveReports(person.role)
      ? sql`null`
      : sql`(select md5(string_agg(jsonb_build_array(gone.id, gone.manager_id, gone.name, gone.job_title, gone.location, gone.department,
            gone.email, gone.email_freed_at, gone.role_name, gone.is_org_admin, gone.is_goal_admin, gone.is_goal_manager, gone.is_hr_admin,
            gone.avatar is null, gone.deactivated_at, gone.invitation_accepted_at)::text, ',' order by gone.id))
          from org_path below join person gone on gone.tenant_id = below.tenant_id and gone.id = below.descendant_id
          where below.tenant_id = ${tenant.id} and below.ancestor_id = ${person.id} and below.depth > 0
            and gone.deactivated_at is not null)`;
  return sql`version.shown,
    ${capabilities.seesObservers ? sql`version.observers` : sql`null`} as observers,
    ${capabilities.administersPeople ? sql`version.withheld` : sql`null`} as withheld, ${goneBelow} as gone_below`;
}

/** Selects people as `OrgRow`; `among` is a condition on `someone`. */
function peopleOf(scope: Scope, among: RawBuilder<unknown> = sql`true`): RawBuilder<unknown> {
  const { capabilities, person, tenant } = scope;
  const seesAll = capabilities.administersPeople;
  const millis = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::bigint`;
  // The row of a deactivated manager is absent for most viewers, so the next active person above takes their place.
  const parent = seesAll
    ? sql`someone.manager_id`
    : sql`case when manager.deactivated_at is null or exists (select from org_path over_manager
            where over_manager.tenant_id = ${tenant.id} and over_manager.ancestor_id = ${person.id}
              and over_manager.descendant_id = manager.id and over_manager.depth > 0)
          then someone.manager_id else ${actingManagerOf(scope, sql.ref('someone.id'))} end`;
  const isOwn = seesAll ? sql`true` : sql`own.depth is not null`;
  const around = seesAll
    ? sql``
    : sql`left join org_path own on own.tenant_id = someone.tenant_id and own.ancestor_id = ${person.id}
          and own.descendant_id = someone.id
        left join person manager on manager.tenant_id = someone.tenant_id and manager.id = someone.manager_id`;
  return sql`select coalesce(json_agg(json_build_array(someone.id, ${parent}, someone.name, someone.job_title,
        ${departmentOf('someone')}, case when someone.email_freed_at is null then someone.email else '' end, someone.role_name, someone.is_org_admin, someone.is_goal_admin,
        someone.is_goal_manager, someone.is_hr_admin, someone.invitation_accepted_at is not null,
        someone.invited_at is not null, someone.avatar is not null,
        ${millis('someone.deactivated_at')}, case when ${isOwn} then ${millis('someone.invitation_accepted_at')} end,
        ${seesAll ? sql`someone.leg_id` : sql`null`}, ${awayUntil('someone')}, someone.location)
      order by someone.id), '[]'::json)
    from person someone ${around}
    where someone.tenant_id = ${tenant.id} and ${among}
      ${capabilities.seesObservers ? sql`` : sql`and someone.role_name <> 'observer'`}
      ${seesAll ? sql`` : sql`and (someone.deactivated_at is null or own.depth > 0)`}`;
}

/** Returns the keys of pictures; people whom the viewer does not see are left out. */
export async function readAvatarKeys(
  scope: Scope,
  ids: readonly number[],
): Promise<{ id: number; avatar: string | null }[]> {
  return scope.db
    .selectFrom('person')
    .select(['id', 'avatar'])
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .where(visibleProfile(scope))
    .execute();
}

/** Returns the active people below the acting person and their peers, by id. */
export async function readHierarchy({
  db,
  person,
  tenant,
}: Scope): Promise<{ descendants: number[]; peers: number[] }> {
  const { rows } = await sql<{ descendants: number[]; peers: number[] }>`select
      array(select below.descendant_id from org_path below
        join person someone on someone.tenant_id = below.tenant_id and someone.id = below.descendant_id
        where below.tenant_id = ${tenant.id} and below.ancestor_id = ${person.id} and below.depth > 0
          and someone.deactivated_at is null order by 1) as descendants,
      array(select peer.id from person peer where peer.tenant_id = ${tenant.id} and peer.manager_id = ${person.managerId}::int
        and peer.id <> ${person.id} and peer.deactivated_at is null order by 1) as peers`.execute(db);
  return rows[0] ?? { descendants: [], peers: [] };
}

import type { RoleName } from '@bellwether/domain/people/roles/roles';
import { type RawBuilder, sql } from 'kysely';
import { matchesWords } from '#platform/database/word-search.ts';
import { eventClausesOf } from '#platform/events/record-event.ts';
import { nextVersion } from '#platform/http/version.ts';
import type { Scope, TenantScope } from '#platform/session/scope.ts';
import { awayUntil } from '../access.absence.ts';
import { departmentOf, isBelowActor } from '../access.ts';
import { lockedFieldsOf } from '../statements.ts';

/** Locks the company's tree until the transaction ends, with the lock that the triggers for its paths take. */
export async function lockTree(scope: Pick<Scope, 'db' | 'tenant'> | TenantScope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('org_path'), ${scope.tenant.id}::int)`.execute(scope.db);
}

/** Returns whether role, flags and status of the acting person are still the same as in the scope. */
export async function rereadActor({ db, person, tenant }: Scope): Promise<boolean> {
  const now = await db
    .selectFrom('person')
    .select(['role_name', 'is_org_admin'])
    .where('tenant_id', '=', tenant.id)
    .where('id', '=', person.id)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst();
  return now?.role_name === person.role && now.is_org_admin === person.isOrgAdmin;
}

/** A person as a possible manager of another person. */
export interface ManagerRow {
  id: number;
  name: string;
  job_title: string;
  unit: string;
  email: string;
  avatar: string | null;
  away_until: string | null;
  role_name: RoleName;
  manager_id: number | null;
  is_deactivated: boolean;
  /** Whether the acting person is in their management chain. */
  is_below_actor: boolean;
  /** Whether they report to the person, directly or through others; true also for the person themselves. */
  is_below_person: boolean;
}

function managerColumns(scope: Scope, personId: number): RawBuilder<unknown> {
  return sql`someone.id, someone.name, someone.job_title, ${departmentOf('someone')} as unit, someone.email, someone.avatar, ${awayUntil('someone')} as away_until,
    someone.role_name, someone.manager_id, someone.deactivated_at is not null as is_deactivated,
    ${isBelowActor(scope, sql.ref('someone.id'))} as is_below_actor,
    exists (select from org_path path where path.tenant_id = someone.tenant_id and path.ancestor_id = ${personId}::int
      and path.descendant_id = someone.id) as is_below_person`;
}

/** Returns one person of the company as a possible manager; undefined without such a person. */
export async function readManagerChoice(
  scope: Scope,
  personId: number,
  managerId: number,
): Promise<ManagerRow | undefined> {
  const query = sql<ManagerRow>`select ${managerColumns(scope, personId)} from person someone
    where someone.tenant_id = ${scope.tenant.id} and someone.id = ${managerId}`;
  return (await query.execute(scope.db)).rows[0];
}

/** The parameters of a page of possible managers. */
export interface ManagersAsked {
  /** The person who gets the manager; 0 for a new person. */
  readonly personId: number;
  /** Patterns for LIKE that name, title or department must all match. */
  readonly words: readonly string[];
  /** The last person of the former page; 0 for the first page. */
  readonly after: number;
  readonly limit: number;
}

/**
 * Returns the active people who can have reports, by name. People who are neither ceo nor org admin get only their
 * own organisation and themselves. The search reads the index `person_manager_by_name`; only the
 * people of the page are read from the table.
 */
export async function readManagerChoices(scope: Scope, asked: ManagersAsked): Promise<ManagerRow[]> {
  const { capabilities, person, tenant } = scope;
  const within = capabilities.administersPeople
    ? sql``
    : sql`and exists (select from org_path own where own.tenant_id = listed.tenant_id
        and own.ancestor_id = ${person.id} and own.descendant_id = listed.id)`;
  const words =
    asked.words.length === 0 ? sql`` : sql`and ${matchesWords(searchedText('listed'), asked.words)}`;
  const after =
    asked.after === 0
      ? sql``
      : sql`and (fold(listed.name), listed.id) > ((select fold(last.name) from person last
          where last.tenant_id = ${tenant.id} and last.id = ${asked.after}), ${asked.after})`;
  const query = sql<ManagerRow>`with found as materialized (
      select listed.id from person listed
      where listed.tenant_id = ${tenant.id} and listed.deactivated_at is null
        and listed.role_name in ('ceo', 'manager') ${within} ${words} ${after}
      order by fold(listed.name), listed.id limit ${sql.lit(asked.limit)})
    select ${managerColumns(scope, asked.personId)} from person someone
    where someone.tenant_id = ${tenant.id} and someone.id = any(array(select id from found))
    order by fold(someone.name), someone.id`;
  return (await query.execute(scope.db)).rows;
}

/** Returns name, title and department of a row of `person` as one text. */
function searchedText(alias: string): RawBuilder<string> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<string>`(${column('name')} || ' ' || ${column('job_title')} || ' ' || ${departmentOf(alias)})`;
}

/** Returns how many active people report to a person directly. */
export async function countActiveReports(scope: Scope, personId: number): Promise<number> {
  const query = sql<{ count: number }>`select count(*)::int as count from person report
    where report.tenant_id = ${scope.tenant.id} and report.manager_id = ${personId} and report.deactivated_at is null`;
  return (await query.execute(scope.db)).rows[0]?.count ?? 0;
}

/**
 * Moves the direct reports of a person to a manager, with an event for each, in one statement; returns their number. Reports
 * whose manager comes from the directory stay (people.41).
 * If the manager is one of them, they move to `successorManagerId`. The caller must hold the lock on the company's
 * tree.
 */
export async function writeMovedReports(
  scope: Scope,
  personId: number,
  to: { readonly managerId: number; readonly successorManagerId: number | null },
): Promise<number> {
  const tenantId = scope.tenant.id;
  const target = sql<number>`case when person.id = ${to.managerId}::int then ${to.successorManagerId}::int
    else ${to.managerId}::int end`;
  const { rows } = await sql`with
    report as materialized (
      select id from person where tenant_id = ${tenantId}::int and manager_id = ${personId}::int
        and not 'Manager' = any(${lockedFieldsOf(scope, 'person')}) order by id for no key update
    ),
    moved as (
      update person set manager_id = ${target}, updated_at = ${nextVersion(scope)}
      where tenant_id = ${tenantId}::int and id in (select id from report)
      returning id, manager_id
    ),
    ${eventClausesOf(
      scope,
      sql`moved`,
      [
        {
          kind: 'person.manager_changed',
          subjectId: sql`moved.id`,
          detail: { from: personId, to: sql<number>`moved.manager_id` },
        },
      ],
      sql`moved.id`,
    )}
    select id from moved`.execute(scope.db);
  return rows.length;
}

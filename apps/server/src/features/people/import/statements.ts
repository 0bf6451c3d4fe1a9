import { longestAbsence } from '@bellwether/domain/people/absence/absence';
import type { StoredAbsence } from '@bellwether/domain/people/plan/person';
import type { PlannedPerson } from '@bellwether/domain/people/plan/plan-of';
import {
  byFlag,
  type FlagColumn,
  type FlagColumns,
  flagColumns,
} from '@bellwether/domain/people/roles/flags';
import type { RoleName } from '@bellwether/domain/people/roles/roles';
import { type RawBuilder, sql } from 'kysely';
import { instant } from '#platform/database/instant.ts';
import type { Scope, TenantScope } from '#platform/session/scope.ts';
import { departmentOf } from '../access.ts';

interface CommonRow extends FlagColumns {
  id: number;
  name: string;
  email: string;
  external_id: string | null;
  job_title: string;
  location: string;
  start_date: string | null;
  role_name: RoleName;
}

interface ImportPersonRow extends CommonRow {
  email_key: string;
  manager_id: number | null;
  org_unit: string | null;
  time_zone: string | null;
  phone: string;
  locale: string | null;
  absences: StoredAbsence[] | null;
  is_deactivated: boolean;
  is_freed: boolean;
  is_invited: boolean;
  kept_keys: string[];
}

const commonColumns =
  sql.raw(`person.id, person.name, person.email, person.external_id, person.job_title, person.role_name,
  person.location, person.start_date::text as start_date,
  ${flagColumns.map((flag) => `person.${flag}`).join(', ')}`);

/**
 * Returns the people of the company, or those of some ids. With `lock` nobody can change a person until the commit, but goals
 * and other rows may still refer to them.
 */
export async function readImportPeople(
  scope: Scope | TenantScope,
  options: { lock: boolean; ids?: readonly number[] },
): Promise<ImportPersonRow[]> {
  const among = options.ids === undefined ? sql`` : sql`and id = any(${options.ids}::int[])`;
  const query = sql<ImportPersonRow>`select ${commonColumns}, email_key, manager_id, org_unit, time_zone, phone, locale,
      deactivated_at is not null as is_deactivated, email_freed_at is not null as is_freed,
      invited_at is not null or invitation_accepted_at is not null as is_invited,
      array(select change.old_email_key from email_change change where change.tenant_id = person.tenant_id
        and change.person_id = person.id and change.contested_at is null and change.ended_at is null
        and change.contestable_until > ${instant(scope.now)}) as kept_keys,
      (select json_agg(json_build_object('id', away.id, 'from', away.first_day::text, 'until', away.last_day::text, 'deputyId', away.deputy_id))
        from absence away where away.tenant_id = person.tenant_id and away.person_id = person.id
          and away.last_day >= ${instant(scope.now)}::date - ${longestAbsence + 1}::int) as absences
    from person where tenant_id = ${scope.tenant.id} ${among} order by id ${options.lock ? sql`for no key update` : sql``}`;
  return (await query.execute(scope.db)).rows;
}

interface ExportedRow extends CommonRow {
  unit: string;
  manager_email: string | null;
  time_zone: string | null;
  locale: string | null;
}

/** Returns the people with every manager before the reports, so that readers of the file meet managers first. */
export async function readExported(scope: Scope): Promise<ExportedRow[]> {
  const query = sql<ExportedRow>`select ${commonColumns}, ${departmentOf('person')} as unit, person.time_zone, person.locale,
      (select above.email from person above where above.tenant_id = person.tenant_id and above.id = person.manager_id)
        as manager_email
    from person where person.tenant_id = ${scope.tenant.id} and person.deactivated_at is null
    order by (select max(up.depth) from org_path up where up.tenant_id = person.tenant_id and up.descendant_id = person.id),
      person.role_name = 'observer', fold(person.name), person.id`;
  return (await query.execute(scope.db)).rows;
}

/** A planned person as a row of a statement; `manager` is an id. */
interface WrittenRow extends FlagColumns {
  readonly id: number | null;
  readonly name: string;
  readonly email: string;
  readonly key: string;
  readonly external: string | null;
  readonly title: string;
  readonly role: RoleName;
  readonly unit: string | null;
  readonly location: string;
  readonly started: string | null;
  readonly manager: number | null;
  readonly zone: string | null;
  readonly phone: string;
  readonly locale: string | null;
}

/** Returns the row of a person whose manager is stored. */
export function writtenRow({ before, values }: PlannedPerson, manager: number | null): WrittenRow {
  return {
    id: before?.id ?? null,
    name: values.name,
    email: values.email,
    key: values.emailKey,
    external: values.externalId,
    title: values.jobTitle,
    role: values.role,
    unit: values.orgUnit,
    location: values.location,
    started: values.startDate,
    manager,
    zone: values.timeZone,
    phone: values.phone,
    locale: values.locale,
    ...byFlag(({ column }, flag) => [column, values.flags.includes(flag)]),
  };
}

/** Returns a piece of SQL for each flag. */
function flagsWith(piece: (column: FlagColumn) => string): RawBuilder<unknown> {
  return sql.raw(flagColumns.map(piece).join(', '));
}

function rowsOf(rows: readonly WrittenRow[]): RawBuilder<unknown> {
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id int, name text, email text, key text,
    external text, title text, role text, unit text, location text, started date, manager int, zone text, phone text, locale text,
    ${flagsWith((flag) => `${flag} boolean`)})`;
}

/** Adds people whose managers are stored, and returns their ids by the keys of their e-mails. */
export async function insertPeople(
  scope: Scope | TenantScope,
  rows: readonly WrittenRow[],
): Promise<Map<string, number>> {
  const at = instant(scope.now);
  const query = sql<{
    id: number;
    email_key: string;
  }>`insert into person (tenant_id, name, email, email_key, external_id,
      job_title, role_name, org_unit, location, start_date, manager_id, time_zone, phone, locale, ${flagsWith((flag) => flag)},
      created_at, updated_at)
    select ${scope.tenant.id}::int, r.name, r.email, r.key, r.external, r.title, r.role, r.unit, r.location, r.started, r.manager, r.zone, r.phone, r.locale,
      ${flagsWith((flag) => `r.${flag}`)}, ${at}, ${at} from ${rowsOf(rows)} returning id, email_key`;
  const { rows: added } = await query.execute(scope.db);
  return new Map(added.map(({ id, email_key }) => [email_key, id]));
}

/** Writes changed people whose managers are stored; whoever is written is active. */
export async function updatePeople(scope: Scope, rows: readonly WrittenRow[]): Promise<void> {
  await sql`update person set name = r.name, email = r.email, email_key = r.key, external_id = r.external,
      job_title = r.title, role_name = r.role, org_unit = r.unit, location = r.location, start_date = r.started, manager_id = r.manager, time_zone = r.zone, phone = r.phone, locale = r.locale,
      ${flagsWith((flag) => `${flag} = r.${flag}`)}, deactivated_at = null,
      updated_at = greatest(${instant(scope.now)}, updated_at + interval '1 millisecond')
    from ${rowsOf(rows)} where person.tenant_id = ${scope.tenant.id} and person.id = r.id`.execute(scope.db);
}

/**
 * Removes the departments of people who lose them, before other people get them: a department's name must be unique
 * after each row.
 */
export async function freeDepartments(scope: Scope, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`update person set org_unit = null where tenant_id = ${scope.tenant.id} and id = any(${ids}::int[])
    and org_unit is not null`.execute(scope.db);
}

/**
 * Updates the planner's statistics about people, and makes the connection plan its statements again, including those
 * of triggers and foreign keys. Older plans date from a small company and read all people for each new one, so 10,000
 * people would take minutes.
 */
export async function planAnew(scope: Scope): Promise<void> {
  await sql`select count_people_anew()`.execute(scope.db);
  await sql`discard plans`.execute(scope.db);
}

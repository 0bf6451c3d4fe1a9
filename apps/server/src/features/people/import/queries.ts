import { tenantDay } from '@bellwether/domain/calendar/tenant-day';
import { isLocale, locales } from '@bellwether/domain/locale/locales';
import { importColumnLabels, importColumns } from '@bellwether/domain/people/import/columns';
import { plannedFlagsText } from '@bellwether/domain/people/plan/fields';
import type { PresentPerson } from '@bellwether/domain/people/plan/person';
import { flagNamesIn } from '@bellwether/domain/people/roles/flags';
import { type RoleName, roleLabels } from '@bellwether/domain/people/roles/roles';
import { importLimits } from '@bellwether/domain/shared/table/table';
import type { Column, Workbook } from '#platform/documents/workbook.ts';
import type { Scope, TenantScope } from '#platform/session/scope.ts';
import { readExported, readImportPeople } from './statements.ts';
import { exportWords } from './words.ts';

/**
 * Returns all people of the company, or those of some ids, with the columns that an import compares. With `lock` their rows stay unchanged
 * until the commit.
 */
export async function importPeopleOf(
  scope: Scope | TenantScope,
  options: Parameters<typeof readImportPeople>[1],
): Promise<PresentPerson[]> {
  const rows = await readImportPeople(scope, options);
  return rows.map(
    (row): PresentPerson => ({
      id: row.id,
      name: row.name,
      email: row.email,
      emailKey: row.email_key,
      externalId: row.external_id,
      jobTitle: row.job_title,
      managerId: row.manager_id,
      role: row.role_name,
      flags: flagNamesIn(row),
      orgUnit: row.org_unit || null,
      location: row.location,
      startDate: row.start_date,
      timeZone: row.time_zone,
      phone: row.phone,
      locale: row.locale,
      isDeactivated: row.is_deactivated,
      isFreed: row.is_freed,
      isInvited: row.is_invited,
      keptKeys: row.kept_keys,
      absences: row.absences ?? [],
    }),
  );
}

/** Returns the people who are not deactivated, from the top of the tree, with the columns of an import. */
export async function exportOf(scope: Scope): Promise<{ name: string; workbook: Workbook }> {
  const rows = (await readExported(scope)).map((row) => [
    row.external_id ?? '',
    row.name,
    row.email,
    row.job_title,
    row.manager_email ?? '',
    row.unit,
    row.location,
    row.start_date ?? '',
    roleLabels[row.role_name],
    plannedFlagsText(flagNamesIn(row)),
    row.time_zone ?? '',
    row.locale !== null && isLocale(row.locale) ? locales[row.locale].name : '',
  ]);
  return {
    name: `bellwether-people-${dayOf(scope)}`,
    workbook: { title: exportWords.title, sheets: [{ name: exportWords.sheet, columns: columnsOf(), rows }] },
  };
}

/** Returns an empty workbook with the headings and the roles to choose from. */
export function importTemplate(): { name: string; workbook: Workbook } {
  const sheet = { name: exportWords.sheet, columns: columnsOf(), rows: [], rowsToFill: importLimits.rows };
  return {
    name: 'bellwether-people-template.xlsx',
    workbook: { title: exportWords.template, sheets: [sheet] },
  };
}

const chosenRoles: readonly RoleName[] = ['manager', 'contributor', 'observer'];

function columnsOf(): Column[] {
  return importColumns.map((column) => ({
    header: importColumnLabels[column],
    width: column === 'ExternalId' || column === 'Role' ? 20 : 32,
    ...(column === 'Role'
      ? { choices: ['ceo' as const, ...chosenRoles].map((role) => roleLabels[role]) }
      : {}),
  }));
}

function dayOf({ now, tenant }: Scope): string {
  return tenantDay(now, tenant.calendar.zone);
}

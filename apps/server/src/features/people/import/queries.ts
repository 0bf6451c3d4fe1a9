import { isLocale, locales } from '@bellwether/domain/locale/locales';
import { importColumns } from '@bellwether/domain/people/import/columns';
import { personFieldLabels, plannedFlagsText } from '@bellwether/domain/people/plan/fields';
import type { PresentPerson } from '@bellwether/domain/people/plan/person';
import { flagNamesIn } from '@bellwether/domain/people/roles/flags';
import { type RoleName, roleFlagLabels, roleLabels } from '@bellwether/domain/people/roles/roles';
import { importLimits } from '@bellwether/domain/shared/table/table';
import { fileNameOf, timelessFileName } from '#platform/documents/file-name.ts';
import { cellWords } from '#platform/documents/words.ts';
import type { Column, Workbook } from '#platform/documents/workbook.ts';
import type { Scope, TenantScope } from '#platform/session/scope.ts';
import { readExported, readImportPeople } from './statements.ts';
import { exportWords } from './words.ts';

/**
 * Returns all people of the company, or those of some ids, with the columns that an import compares. With `lock` their rows
 * stay unchanged until the commit.
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
  const roles = scope.language.words(roleLabels);
  const flags = scope.language.words(roleFlagLabels);
  const rows = (await readExported(scope)).map((row) => [
    row.external_id ?? '',
    row.name,
    row.email,
    row.job_title,
    row.manager_email ?? '',
    row.unit,
    row.location,
    row.start_date ?? '',
    roles[row.role_name],
    plannedFlagsText(flagNamesIn(row), flags),
    row.time_zone ?? '',
    row.locale !== null && isLocale(row.locale) ? locales[row.locale].name : '',
  ]);
  const { title, sheet: name } = scope.language.words(exportWords);
  return {
    name: fileNameOf(scope, 'people'),
    workbook: { title, sheets: [{ name, columns: columnsOf(scope), rows }] },
  };
}

/** Returns an empty workbook with the headings and the roles to choose from. */
export function importTemplate(scope: Scope): { name: string; workbook: Workbook } {
  const { template: title, sheet: name } = scope.language.words(exportWords);
  const sheet = { name, columns: columnsOf(scope), rows: [], rowsToFill: importLimits.rows };
  return { name: `${timelessFileName(scope, 'peopleTemplate')}.xlsx`, workbook: { title, sheets: [sheet] } };
}

const chosenRoles: readonly RoleName[] = ['manager', 'contributor', 'observer'];

function columnsOf({ language }: Scope): Column[] {
  const labels = language.words(personFieldLabels);
  const roles = language.words(roleLabels);
  const { choose: refusal } = language.words(cellWords);
  return importColumns.map((column) => ({
    header: labels[column],
    width: column === 'ExternalId' || column === 'Role' ? 20 : 32,
    ...(column === 'Role'
      ? { choices: ['ceo' as const, ...chosenRoles].map((role) => roles[role]), refusal }
      : {}),
  }));
}

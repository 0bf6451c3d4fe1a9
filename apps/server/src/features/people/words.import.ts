import type { ImportNote } from '@bellwether/contract/people/import';
import { formatNumber } from '@bellwether/domain/locale/numbers';
import { importColumnLabels } from '@bellwether/domain/people/import/columns';
import type {
  ImportFaultCode,
  ImportWarningCode,
  ImportNote as PlanNote,
} from '@bellwether/domain/people/import/faults';
import { importLimits } from '@bellwether/domain/people/import/table';
import { profileMessages } from '@bellwether/domain/people/profile';
import { managerWords, profileFieldWords, profileObstacleWords } from './words.ts';

/** Explains why a file or an import is refused. */
export const importWords = {
  wrong_kind: (sentence: string) => sentence,
  old_excel: 'This file has a password or is from an old Excel. Please save it as .xlsx or CSV.',
  too_complex: 'This file is too large to be read. Please save only the people’s sheet, as CSV.',
  no_rows: 'This file has no people: the row of headings is followed by nothing.',
  too_many_rows: `This file has more than ${formatNumber(importLimits.rows)} people. Please import it in parts.`,
  column_missing: (column: string) =>
    `This file has no column “${column}”. The first row must have the headings of the template.`,
  column_repeated: (column: string) => `This file has the column “${column}” twice.`,
  import_ended: 'This import has ended already.',
  import_started: 'This import has started already.',
} as const;

const faultWords: Readonly<Record<ImportFaultCode, (value: string) => string>> = {
  name_missing: () => profileMessages.nameRequired,
  email_missing: () => profileMessages.emailRequired,
  email_invalid: () => profileMessages.emailInvalid,
  too_long: (limit) => `This can have at most ${limit} characters.`,
  role_unknown: (word) => `“${word}” is no role. Use CEO, Manager, Individual Contributor or Observer.`,
  permission_unknown: (word) =>
    `“${word}” is no permission. Use Org Admin, Goal Admin, Goal Manager or HR Admin, with commas between.`,
  goal_admin_or_manager: () => profileMessages.goalAdminOrManager,
  zone_unknown: (word) => `“${word}” is no time zone. Use a name such as Berlin or Europe/Berlin.`,
  email_repeated: (row) => `Row ${row} has this e-mail already.`,
  external_id_repeated: (row) => `Row ${row} has this external ID already.`,
  person_repeated: (row) => `Row ${row} is about the same person.`,
  external_id_differs: (id) => `The person with this e-mail has the external ID “${id}”.`,
  email_taken: () => profileFieldWords.email_taken,
  email_kept: () => profileFieldWords.email_kept,
  email_in_profile: (email) =>
    `This person was invited as ${email}. Please change the e-mail of an invited person in their profile.`,
  person_deactivated: () => 'This person exists and is deactivated.',
  ceo_elsewhere: () => 'An import cannot make somebody the CEO. Please do that in their profile.',
  ceo_first: () => profileMessages.ceoFirst,
  own_rights: () => profileObstacleWords.own_rights,
  manager_required: () => managerWords.manager_missing,
  manager_missing: (email) => `Nobody in this file or in the company has the e-mail ${email}.`,
  own_manager: () => managerWords.own_manager,
  manager_role: (name) => managerWords.manager_role({ name }),
  manager_deactivated: (name) => managerWords.manager_deactivated({ name }),
  ceo_has_manager: () => profileObstacleWords.ceo_has_no_manager,
  observer_with_ties: () => profileMessages.observerWithTies,
  contributor_with_reports: () => profileMessages.contributorWithReports,
  circle: (name) => managerWords.reports_to_person({ name }),
};

const warningWords: Readonly<Record<ImportWarningCode, (value: string) => string>> = {
  department_taken: (shown) =>
    `This person will be shown in ${shown}, because another manager has this department.`,
  department_not_for_role: (shown) =>
    `This person will be shown in ${shown}, the department of their manager.`,
  column_unknown: (heading) => `The column “${heading}” is not read.`,
};

/** Returns a fault or warning of a plan as the contract describes it. */
export function sayImportNote({ row, column, code, value }: PlanNote): ImportNote {
  const words: Readonly<Record<string, (value: string) => string>> = { ...faultWords, ...warningWords };
  const word = words[code];
  if (!word) throw new Error(`No sentence for ${code}.`);
  return { Row: row, Column: column, Message: word(value) };
}

export const exportWords = {
  title: 'People',
  sheet: 'People',
  template: 'People to import',
  columns: importColumnLabels,
} as const;

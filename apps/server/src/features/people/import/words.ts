import { formatNumber } from '@bellwether/domain/locale/numbers';
import type { PlanFaultCode, PlanWarningCode } from '@bellwether/domain/people/plan/faults';
import { profileMessages } from '@bellwether/domain/people/profile/profile';
import { importLimits } from '@bellwether/domain/shared/table/table';
import { managerWords, profileFieldWords, profileObstacleWords } from '../words.ts';

/** Explains why a file or an import is refused. */
export const peopleImportWords = {
  no_rows: 'This file has no people: the row of headings is followed by nothing.',
  too_many_rows: `This file has more than ${formatNumber(importLimits.rows)} people. Please import it in parts.`,
  column_missing: (column: string) =>
    `This file has no column “${column}”. The first row must have the headings of the template.`,
  not_proposed: 'The preview did not propose this for everybody here. Please check the file again.',
} as const;

/** The faults and warnings of a row, by code. */
export const planWords: Readonly<Record<PlanFaultCode | PlanWarningCode, (value: string) => string>> = {
  name_missing: () => profileMessages.nameRequired,
  email_missing: () => profileMessages.emailRequired,
  email_invalid: () => profileMessages.emailInvalid,
  too_long: (limit) => `This can have at most ${limit} characters.`,
  role_unknown: (word) => `“${word}” is no role. Use CEO, Manager, Individual Contributor or Observer.`,
  permission_unknown: (word) =>
    `“${word}” is no permission. Use Org Admin, Goal Admin, Goal Manager or HR Admin, with commas between.`,
  goal_admin_or_manager: () => profileMessages.goalAdminOrManager,
  day_unknown: (word) => `“${word}” is no day that can be read for certain. Write it as 2026-12-31.`,
  absence_wrong: () => 'An absence ends after it begins, and lasts at most a year.',
  deputy_missing: (word) => `“${word}” is nobody who can be a deputy: an active person who is no observer.`,
  zone_unknown: (word) => `“${word}” is no time zone. Use a name such as Berlin or Europe/Berlin.`,
  external_id_repeated: (row) => `Row ${row} has this external ID already.`,
  person_repeated: (row) => `Row ${row} is about the same person.`,
  external_id_differs: (id) => `The person with this e-mail has the external ID “${id}”.`,
  external_id_taken: () => 'Somebody else has this external ID.',
  email_taken: () => profileFieldWords.email_taken,
  email_kept: () => profileFieldWords.email_kept,
  email_in_profile: (email) =>
    `This person was invited as ${email}. Please change the e-mail of an invited person in their profile.`,
  ceo_elsewhere: () => 'An import cannot make somebody the CEO. Please do that in their profile.',
  ceo_first: () => profileMessages.ceoFirst,
  own_rights: () => profileObstacleWords.own_rights,
  manager_required: () => managerWords.manager_missing,
  status_unknown: (word) => `“${word}” is a status that is not known. Please say what it means.`,
  manager_missing: (named) =>
    named.includes('@')
      ? `Nobody in this file or in the company has the e-mail ${named}.`
      : `Nobody in this file or in the company has the name or the ID “${named}”.`,
  manager_ambiguous: (named) =>
    `Several people have the name “${named}”. Please name the manager by e-mail or ID.`,
  manager_left_out: (name) =>
    name === ''
      ? 'This row needs other rows that cannot be written.'
      : `The manager, ${name}, cannot be written, so this row cannot either.`,
  own_manager: () => managerWords.own_manager,
  manager_role: (name) => managerWords.manager_role({ name }),
  manager_deactivated: (name) => managerWords.manager_deactivated({ name }),
  ceo_has_manager: () => profileObstacleWords.ceo_has_no_manager,
  observer_with_ties: () => profileMessages.observerWithTies,
  contributor_with_reports: () => profileMessages.contributorWithReports,
  circle: (name) => managerWords.reports_to_person({ name }),
  department_taken: (shown) =>
    `This person will be shown in ${shown}, because another manager has this department.`,
  department_not_for_role: (shown) =>
    `This person will be shown in ${shown}, the department of their manager.`,
  row_repeated: (row) => `Row ${row} is about the same person and is read in place of this one.`,
  row_left_out: () => 'This row is left out, as you chose.',
  person_deactivated: (name) => `${name} is deactivated here, and stays so unless you choose otherwise.`,
  leaver_kept: (name) => `${name} is the CEO or yourself, and cannot be deactivated by a file.`,
  from_directory: (name) => `This comes from the directory, so it stays as it is for ${name}.`,
  becomes_manager: (name) => `${name} becomes a manager, because somebody reports to them.`,
  language_unknown: (word) => `The language “${word}” is not offered, so this person reads the company’s.`,
  start_date_unknown: (word) =>
    `“${word}” is no day that can be read for certain, so the start date stays as it is. Write it as 2026-12-31.`,
  end_date_unknown: (word) =>
    `“${word}” is no day that can be read for certain, so the row does not say whether this person has left. Write it as 2026-12-31.`,
  left_against_status: (word) =>
    `The status is “${word}”, but the end date is in the past or the account is blocked. So this person counts as somebody who has left.`,
  column_unknown: (heading) => `The column “${heading}” is not read.`,
};

export const exportWords = {
  title: 'People',
  sheet: 'People',
  template: 'People to import',
} as const;

export const peopleFaultsFile = {
  name: 'bellwether-people-left-out.csv',
  title: 'Rows left out',
  sheet: 'People',
  whatIsWrong: 'What is wrong',
} as const;

import { cleanEmail, emailKeyOf, isEmail } from '../profile/email.ts';
import { profileLimits } from '../profile/profile.ts';
import type { PlanFault } from './faults.ts';
import type { PersonField } from './fields.ts';
import type { WantedPerson } from './person.ts';

/** The longest id of another system, in characters. */
export const longestExternalId = 100;

/** A wanted person with a clean address. */
export interface WantedRow extends WantedPerson {
  /** Empty if the source has no address. */
  readonly emailKey: string;
}

const limits = [
  ['Name', 'name', profileLimits.name],
  ['ExternalId', 'externalId', longestExternalId],
  ['JobTitle', 'jobTitle', profileLimits.jobTitle],
  ['Department', 'department', profileLimits.orgUnit],
  ['Location', 'location', profileLimits.location],
] as const satisfies readonly (readonly [PersonField, keyof WantedPerson, number])[];

/** Returns the row with a clean address, and adds the faults of its values by themselves. */
export function checkWanted(wanted: WantedPerson, faults: PlanFault[]): WantedRow {
  const fault = (column: PersonField, code: PlanFault['code'], value = '') =>
    faults.push({ row: wanted.row, column, code, value });
  const email = cleanEmail(wanted.email);
  for (const [column, field, limit] of limits)
    if ([...(wanted[field] ?? '')].length > limit) fault(column, 'too_long', String(limit));
  if (wanted.name === '') fault('Name', 'name_missing');
  if (email === '') fault('Email', 'email_missing');
  else if (!isEmail(email)) fault('Email', 'email_invalid');
  if (wanted.flags?.includes('isGoalAdmin') && wanted.flags.includes('isGoalManager'))
    fault('Permissions', 'goal_admin_or_manager');
  return { ...wanted, email, emailKey: email === '' ? '' : emailKeyOf(email) };
}

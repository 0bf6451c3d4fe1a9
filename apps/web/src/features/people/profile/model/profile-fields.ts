import { type Profile, profileSaveSchema } from '@bellwether/contract/people/profile';
import { railsZones } from '@bellwether/domain/calendar/zone';
import * as z from 'zod/mini';
import type { FormFault } from '#ui/form/fault-resolver.ts';
import { schemaFaults } from '../../model/schema-faults.ts';
import { profileWords } from '../../words.ts';

/** The form's value for the company's zone, because the options of a select are texts. */
const COMPANY_ZONE = 'company';

export const profileShape = z.object({
  Name: z.string(),
  JobTitle: z.string(),
  Email: z.string(),
  PhoneNumber: z.string(),
  TimeZone: z.string(),
  OrgUnit: z.string(),
  Location: z.string(),
  StartDate: z.string(),
  LinkedinUrl: z.string(),
  Biography: z.string(),
});
export type ProfileValues = z.output<typeof profileShape>;

/**
 * A new address that waits for its confirmation stands in the field, because saving the old one cancels it
 * (accounts.8).
 */
export function valuesOf(profile: Profile): ProfileValues {
  const { Name, JobTitle, PhoneNumber, TimeZone, OwnOrgUnit, Location, StartDate, LinkedinUrl, Biography } =
    profile;
  return {
    Name,
    JobTitle,
    Email: profile.UnconfirmedEmail ?? profile.Email,
    PhoneNumber,
    TimeZone: TimeZone ?? COMPANY_ZONE,
    OrgUnit: OwnOrgUnit ?? '',
    Location,
    StartDate: StartDate ?? '',
    LinkedinUrl,
    Biography,
  };
}

/** Returns the body of a save. `UpdatedAt` is the version with which the form began. */
export function saveOf(values: ProfileValues, UpdatedAt: string) {
  return {
    ...values,
    TimeZone: values.TimeZone === COMPANY_ZONE ? null : values.TimeZone,
    OrgUnit: values.OrgUnit.trim() === '' ? null : values.OrgUnit,
    StartDate: values.StartDate === '' ? null : values.StartDate,
    UpdatedAt,
  };
}

/** Returns the faults of the form by the contract's rules, one message for each field. */
export function profileFaults(values: ProfileValues): FormFault[] {
  return schemaFaults(profileSaveSchema, saveOf(values, new Date(0).toISOString()));
}

/** Returns the time zones to choose from, with the stored zone if it is none of them. */
export function zoneChoices(company: string, stored: string | null) {
  const names = Object.keys(railsZones);
  const more = stored === null || names.includes(stored) ? [] : [stored];
  return [
    { value: COMPANY_ZONE, label: profileWords.companyZone(company) },
    ...[...more, ...names].map((name) => ({ value: name, label: name })),
  ];
}

/**
 * Returns the form's values after another person's change. A field that the person has not changed since `base` takes
 * the `fresh` value; the other fields keep the typed text.
 */
export function mergeValues(typed: ProfileValues, base: ProfileValues, fresh: ProfileValues): ProfileValues {
  const names = Object.keys(fresh) as (keyof ProfileValues)[];
  return Object.fromEntries(
    names.map((name) => [name, typed[name] === base[name] ? fresh[name] : typed[name]]),
  ) as ProfileValues;
}

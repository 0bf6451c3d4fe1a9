import { isDay } from '@bellwether/domain/calendar/day';
import { profilePermissionNames, profileReasons } from '@bellwether/domain/people/permission-names';
import { isLinkedinUrl, profileLimits, profileMessages } from '@bellwether/domain/people/profile/profile';
import { directoryFields } from '@bellwether/domain/people/scim/fields';
import { said } from '@bellwether/domain/shared/said';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { refusedAs } from '../faults.ts';
import { flagFields, roleNameSchema } from '../people.ts';
import { goalTypeSchema } from '../tenant.ts';
import {
  daySchema,
  emailSchema,
  idOrNoneSchema,
  idParam,
  idSchema,
  instantSchema,
  localeSchema,
  nameSchema,
  permissionsSchemaOf,
  requiredName,
  sentInstantSchema,
  textSchema,
} from '../wire.ts';
import { wireWords } from '../words.ts';

/** A field of a person that the directory can set (people.41). */
export const directoryFieldSchema = z.enum(directoryFields);

export const personStatusSchema = z.enum(['Active', 'Invited', 'NotInvited', 'Deactivated']);

const relatedPerson = {
  Id: idSchema,
  Name: z.string(),
  JobTitle: z.string(),
  Avatar: z.nullable(z.string()),
};

export const profilePermissionsSchema = permissionsSchemaOf(profilePermissionNames, profileReasons);

/** A profile (people.7). Saves of a person return it too. */
export const profileSchema = z.object({
  Id: idSchema,
  Name: z.string(),
  JobTitle: z.string(),
  /** Empty after the address of a deactivated person was freed. */
  Email: z.string(),
  /** A new address that is not confirmed yet; null also for people who may not edit the profile. */
  UnconfirmedEmail: z.nullable(z.string()),
  PhoneNumber: z.string(),
  /** The zone's Rails name; null: the company's zone. */
  TimeZone: z.nullable(z.string()),
  RoleName: roleNameSchema,
  ...flagFields,
  /** Whether somebody is away today whose deputy the person is. */
  IsDelegate: z.boolean(),
  /** The last day of today's absence; null: there. */
  AwayUntil: z.nullable(daySchema),
  IsEditable: z.boolean(),
  /** The fields that come from the directory, so forms leave them; empty for people who may not edit the profile. */
  Locked: z.array(directoryFieldSchema),
  /** The shown department: the own one, else the nearest one up the chain, else Corporate. */
  OrgUnit: z.string(),
  /** The own department; null: none. */
  OwnOrgUnit: z.nullable(z.string()),
  Location: z.string(),
  /** The first day at the company; null: not known. */
  StartDate: z.nullable(daySchema),
  LinkedinUrl: z.string(),
  Biography: z.string(),
  Disc: z.nullable(z.string()),
  Avatar: z.nullable(z.string()),
  Status: personStatusSchema,
  DeactivatedAt: z.nullable(instantSchema),
  /**
   * Null also for people who may not edit the profile; `Status` shows everybody whether the person is active.
   */
  InvitationAcceptedAt: z.nullable(instantSchema),
  EmailActivatedAt: z.nullable(instantSchema),
  /** Whether the person wants mails about events; only the person reads it, null for others. */
  EmailPreference: z.nullable(z.boolean()),
  /** The manager's id; 0: no manager. */
  Manager: idOrNoneSchema,
  ManagerUser: z.nullable(z.object(relatedPerson)),
  DirectReports: z.array(idSchema),
  DirectReportUsers: z.array(z.object({ ...relatedPerson, Status: personStatusSchema })),
  Tenant: z.object({
    Name: z.string(),
    GoalType: goalTypeSchema,
    EmployeeNotesEnabled: z.boolean(),
  }),
  /** The running quarter, with the start of the current week. */
  Period: z.object({ Id: idSchema, StartDate: daySchema, WeekStartDate: z.nullable(daySchema) }),
  UpdatedAt: instantSchema,
  Permissions: profilePermissionsSchema,
});
export type Profile = z.output<typeof profileSchema>;

export const getProfile = endpoint({
  name: 'getProfile',
  summary: 'A profile. 404 for observers’ profiles where this person may not see observers.',
  method: 'GET',
  path: '/profile/{id}',
  scope: 'people:read',
  params: z.strictObject({ id: idParam }),
  reply: profileSchema,
});

const email = emailSchema(profileLimits.email, {
  required: said(profileMessages, 'emailRequired'),
  invalid: said(profileMessages, 'emailInvalid'),
});
/** The body of a call that sets a person's e-mail alone. */
export const emailOnlySchema = z.strictObject({ Email: email });

const linkedinSchema = nameSchema(profileLimits.linkedinUrl, 'LinkedIn URL').check(
  z.refine((text) => text === '' || isLinkedinUrl(text), refusedAs(said(profileMessages, 'linkedinInvalid'))),
);
const startDayRefused = refusedAs(said(profileMessages, 'startDateInvalid'));
const sentDay = z.string(startDayRefused).check(z.refine(isDay, startDayRefused));
// The server validates the zone, because the table of zones would be loaded with every screen.
const zoneSchema = nameSchema(100, 'Time zone');

/** Absent fields stay as they are; null means none, and for `RoleName` unchanged. */
export const profileSaveSchema = z.strictObject({
  Name: requiredName(profileLimits.name, said(profileMessages, 'nameRequired'), 'Name'),
  JobTitle: requiredName(profileLimits.jobTitle, said(profileMessages, 'jobTitleRequired'), 'Job title'),
  Email: email,
  PhoneNumber: z.optional(nameSchema(profileLimits.phone, 'Phone number')),
  TimeZone: z.optional(z.nullable(zoneSchema)),
  RoleName: z.optional(z.nullable(roleNameSchema)),
  /** For `ceo`: the ceo whom the person saw; 409 if somebody else has become it. Absent: compared by time. */
  CeoId: z.optional(idOrNoneSchema),
  /** The own department. */
  OrgUnit: z.optional(z.nullable(nameSchema(profileLimits.orgUnit, 'Department'))),
  Location: z.optional(nameSchema(profileLimits.location, 'Location')),
  /** Only for people with `EditStartDate`. */
  StartDate: z.optional(z.nullable(sentDay)),
  LinkedinUrl: z.optional(linkedinSchema),
  Biography: z.optional(textSchema(profileLimits.biography, 'Biography')),
  /** `UpdatedAt` of the profile that the person read: 409 if it has changed. */
  UpdatedAt: z.optional(sentInstantSchema),
});
export type ProfileSave = z.output<typeof profileSaveSchema>;

export const saveProfile = endpoint({
  name: 'saveProfile',
  summary:
    'Saves a profile. A changed `Email` asks for the password again and waits for its confirmation, unless the person is invited; a changed `RoleName` is judged as in the call for roles.',
  method: 'PUT',
  path: '/profile/{id}',
  scope: 'people:write',
  params: z.strictObject({ id: idParam }),
  body: profileSaveSchema,
  reply: profileSchema,
});

export const saveTimeZone = endpoint({
  name: 'saveTimeZone',
  summary: 'Sets the own time zone, by its Rails or IANA name. Repeated: no change.',
  method: 'PUT',
  path: '/Profile/TimeZone',
  scope: 'none',
  body: z.strictObject({ TimeZone: zoneSchema }),
  reply: z.object({ TimeZone: z.string() }),
});

export const rolesSaveSchema = z.strictObject({
  RoleName: roleNameSchema,
  /** For `ceo`: the ceo whom the person saw; 409 if somebody else has become it. Absent: compared by time. */
  CeoId: z.optional(idOrNoneSchema),
  ...flagFields,
  /** `UpdatedAt` of the profile that the person read: 409 if it has changed. */
  UpdatedAt: z.optional(sentInstantSchema),
});
export type RolesSave = z.output<typeof rolesSaveSchema>;

export const saveRoles = endpoint({
  name: 'saveRoles',
  summary:
    'Saves role and flags. A value that stays as it is needs no right. `ceo` makes the person the ceo: the present one becomes a manager who reports to them.',
  method: 'PUT',
  path: '/profile/Roles/{id}',
  scope: 'none',
  params: z.strictObject({ id: idParam }),
  body: rolesSaveSchema,
  reply: profileSchema,
});

const switches = { '1': true, true: true, '0': false, false: false } as const;
const switchParam = z.pipe(
  z.enum(
    Object.keys(switches) as (keyof typeof switches)[],
    refusedAs(said(wireWords, 'choose', ['on', 'off'])),
  ),
  z.transform((flag) => switches[flag]),
);

export const setEmailPreference = endpoint({
  name: 'setEmailPreference',
  summary: 'Switches the own notification mails on (`1`, `true`) or off (`0`, `false`).',
  method: 'GET',
  path: '/Profile/EmailPrefrence/{flag}',
  scope: 'none',
  params: z.strictObject({ flag: switchParam }),
  counts: 'write',
  reply: z.object({ EmailPreference: z.boolean() }),
});

export const setLocale = endpoint({
  name: 'setLocale',
  summary: 'Changes the own language and form of dates, such as `en-GB`; null: the company’s.',
  method: 'POST',
  path: '/Profile/Locale',
  scope: 'none',
  body: z.strictObject({ Locale: z.nullable(localeSchema) }),
  reply: z.object({ Locale: z.nullable(z.string()) }),
});

import type { personSchema } from '@bellwether/contract/people';
import type { ManagerChoice } from '@bellwether/contract/people/manager';
import type { Note } from '@bellwether/contract/people/notes';
import type { profileSchema } from '@bellwether/contract/people/profile';
import type { Responsibility } from '@bellwether/contract/people/responsibility';
import type { periodSchema } from '@bellwether/contract/tenant';
import { instantToIso } from '@bellwether/domain/calendar/instant';
import type { ProfilePermissions } from '@bellwether/domain/people/permissions';
import { flagsOfColumns, wireFlagsOf } from '@bellwether/domain/people/roles/flags';
import { directoryFieldsIn } from '@bellwether/domain/people/scim/fields';
import { type PersonStatus, personStatus, statusNames } from '@bellwether/domain/people/status/status';
import type * as z from 'zod/mini';
import type { Scope } from '#platform/session/scope.ts';
import type { NoteRow } from '../notes/access.ts';
import type { ManagerRow } from '../organisation/statements.manager.ts';
import type { ShownPerson } from '../queries.ts';
import type { ProfileRow, ReportRow } from '../statements.ts';

/** The facts about the acting person that the presenters of people need. */
export interface PeopleViewer {
  readonly personId: number;
  readonly pictures: Scope['pictures'];
  readonly seesObservers: boolean;
}

/** Returns the acting person as a viewer of people. */
export function peopleViewer({ capabilities, person, pictures }: Scope): PeopleViewer {
  return { personId: person.id, pictures, seesObservers: capabilities.seesObservers };
}

/** Returns a person as other objects show them: owner of a goal, author, manager. */
export function presentPerson(
  { personId, pictures, seesObservers }: PeopleViewer,
  person: ShownPerson,
): z.input<typeof personSchema> {
  const isHidden = person.is_observer && !seesObservers && person.id !== personId;
  return {
    Id: person.id,
    Name: person.name,
    OrgUnit: person.unit,
    Avatar: pictures.of(person.avatar),
    Title: person.title,
    ParentId: person.manager_id ?? 0,
    DeactivatedAt: person.deactivated_at === null ? null : instantToIso(person.deactivated_at),
    ...(isHidden ? { IsProfileHidden: true as const } : {}),
    ...awayOf(person.away_until),
  };
}

/** Returns the last day of today's absence, as other objects show it beside a person. */
export function awayOf(until: string | null): { readonly AwayUntil?: string } {
  return until === null ? {} : { AwayUntil: until };
}

/** The parts of a profile beside the person's own row. */
export interface ProfileParts {
  readonly status: PersonStatus;
  readonly isSelf: boolean;
  readonly permissions: ProfilePermissions;
  readonly reports: readonly ReportRow[];
  readonly period: z.input<typeof periodSchema>;
}

/**
 * Returns a profile field by field. Fields that only editors or the person may read are null for everybody
 * else (people.5).
 */
export function presentProfile(
  scope: Scope,
  row: ProfileRow,
  parts: ProfileParts,
): z.input<typeof profileSchema> {
  const { tenant, pictures } = scope;
  const isEditable = parts.permissions.EditProfile === true;
  const forEditors = <T>(value: T) => (isEditable ? value : null);
  return {
    Id: row.id,
    Name: row.name,
    JobTitle: row.job_title,
    // The placeholder of a freed address is nobody's e-mail.
    Email: row.email_freed_at === null ? row.email : '',
    UnconfirmedEmail: forEditors(row.unconfirmed_email),
    PhoneNumber: row.phone,
    TimeZone: row.time_zone,
    RoleName: row.role_name,
    ...wireFlagsOf(flagsOfColumns(row)),
    IsDelegate: row.stands_in,
    AwayUntil: row.away_until,
    IsEditable: isEditable,
    Locked: isEditable ? directoryFieldsIn(row.locked_fields) : [],
    OrgUnit: row.unit,
    OwnOrgUnit: row.org_unit,
    Location: row.location,
    StartDate: row.start_date,
    LinkedinUrl: row.linkedin_url,
    Biography: row.biography,
    Disc: row.disc,
    Avatar: pictures.of(row.avatar),
    Status: statusNames[parts.status],
    DeactivatedAt: instantOrNull(row.deactivated_at),
    InvitationAcceptedAt: forEditors(instantOrNull(row.invitation_accepted_at)),
    EmailActivatedAt: forEditors(instantOrNull(row.email_activated_at)),
    EmailPreference: parts.isSelf ? row.wants_email : null,
    Manager: row.manager_id ?? 0,
    ManagerUser: row.manager && presentRelated(scope, row.manager),
    DirectReports: parts.reports.map((report) => report.id),
    DirectReportUsers: parts.reports.map((report) => ({
      ...presentRelated(scope, report),
      Status:
        statusNames[
          personStatus({
            isDeactivated: report.is_deactivated,
            hasAccepted: report.has_accepted,
            wasInvited: report.was_invited,
          })
        ],
    })),
    Tenant: { Name: tenant.name, GoalType: tenant.goalType, EmployeeNotesEnabled: tenant.hasNotes },
    Period: {
      Id: parts.period.Id,
      StartDate: parts.period.StartDate,
      WeekStartDate: parts.period.WeekStartDate,
    },
    UpdatedAt: instantToIso(row.updated_at),
    Permissions: parts.permissions,
  };
}

/** Returns a manager or report of the profile's person. */
function presentRelated(
  { pictures }: Pick<Scope, 'pictures'>,
  row: { id: number; name: string; job_title: string; avatar: string | null },
) {
  return { Id: row.id, Name: row.name, JobTitle: row.job_title, Avatar: pictures.of(row.avatar) };
}

/** Returns a possible manager. `reason` says why the person cannot be chosen, and is null if they can. */
export function presentManagerChoice(
  { pictures }: Pick<Scope, 'pictures'>,
  row: ManagerRow,
  reason: string | null,
): ManagerChoice {
  return {
    Id: row.id,
    Name: row.name,
    JobTitle: row.job_title,
    OrgUnit: row.unit,
    Email: row.email,
    ...awayOf(row.away_until),
    Avatar: pictures.of(row.avatar),
    Disabled: reason !== null,
    Reason: reason,
  };
}

/** Returns the responsibilities of a person; `shown` is the sanitised text. */
export function presentResponsibility(
  row: Pick<ProfileRow, 'responsibility_at'>,
  shown: string,
): Responsibility {
  return { Body: shown, UpdatedAt: instantOrNull(row.responsibility_at) };
}

/** Returns a note for its author. */
export function presentNote(row: NoteRow): Note {
  return {
    Id: row.id,
    Title: row.title,
    Body: row.body,
    CreatedAt: instantToIso(row.created_at),
    UpdatedAt: instantToIso(row.updated_at),
  };
}

function instantOrNull(instant: number | null): string | null {
  return instant === null ? null : instantToIso(instant);
}

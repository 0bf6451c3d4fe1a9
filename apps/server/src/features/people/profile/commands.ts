import type { ProfileSave } from '@bellwether/contract/people/profile';
import { ianaZone } from '@bellwether/domain/calendar/zone';
import { mayChangeEmail, mayOnProfile } from '@bellwether/domain/people/permissions';
import { cleanEmail, emailKeyOf, isSameEmail } from '@bellwether/domain/people/profile/email';
import { flagsOfColumns } from '@bellwether/domain/people/roles/flags';
import { mayHaveReports, type RoleName } from '@bellwether/domain/people/roles/roles';
import { type DirectoryField, directoryFields } from '@bellwether/domain/people/scim/fields';
import { hasOpenConfirmation } from '#platform/accounts/account-link.ts';
import { cancelEmailChange } from '#platform/accounts/email-change.ts';
import { constraintOf } from '#platform/database/constraint.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import { nextVersion, refuseStale } from '#platform/http/version.ts';
import { badField, forbidden } from '#platform/refusal/problem.ts';
import { demandFreshProof } from '#platform/session/fresh-proof.ts';
import type { Scope } from '#platform/session/scope.ts';
import { lockTree } from '../organisation/statements.manager.ts';
import { ceoSeen } from '../roles/commands.ceo.ts';
import { changeRole, demandRole, refuseRole } from '../roles/commands.ts';
import { emailFault, type ProfileRow } from '../statements.ts';
import { profileFieldWords } from '../words.ts';
import { demandOnProfile, demandOpen, type HeldProfile, holdProfile } from './access.ts';
import { changeEmail } from './commands.email.ts';

/** The new values of the columns that a save may write. */
type Columns = Pick<
  ProfileRow,
  | 'name'
  | 'job_title'
  | 'phone'
  | 'time_zone'
  | 'location'
  | 'start_date'
  | 'linkedin_url'
  | 'biography'
  | 'org_unit'
>;

/**
 * Saves a profile (people.9 to people.12, texts.5).
 * @throws HttpProblem 404, 403, 409 and 400 in the order of wire.1; 409 of its own type if the e-mail
 *   changes and the password was given more than 15 minutes ago.
 */
export async function saveProfile(scope: Scope, personId: number, save: ProfileSave): Promise<void> {
  // Lock the row only after the permission check: other people's writes must not wait for a refused request.
  const seen = await holdProfile(scope, personId);
  const isSameCeo =
    save.RoleName === 'ceo' && seen.row.role_name !== 'ceo' ? await ceoSeen(scope, save.CeoId) : undefined;
  demandOnProfile(seen, 'EditProfile');
  if (roleOf(save, seen.row) !== seen.row.role_name || ownUnitOf(save, seen.row) !== seen.row.org_unit)
    await lockTree(scope);
  await isSameCeo?.();
  const profile = await holdProfile(scope, personId, { lock: true });
  demandOnProfile(profile, 'EditProfile');
  const { row } = profile;
  const role = roleOf(save, row);
  // An address from before the cleaning is sent back clean; that is no change.
  const email = save.Email === cleanEmail(row.email) ? row.email : save.Email;
  const isSame = isSameEmail(email, row.email);
  const changesEmail = !isSame && !(await isWaiting(scope, row, email));
  const isRespelled = isSame && email !== row.email;

  demandOpen(profile, [
    ...changedFields(save, row),
    ...(changesEmail || isRespelled ? (['Email'] as const) : []),
  ]);
  if (changesEmail || isRespelled) demandEmailRight(profile);
  if (role !== row.role_name) demandRole(scope, profile, role);
  const orgUnit = ownUnitOf(save, row);
  if (orgUnit !== row.org_unit && mayHaveReports(role)) demandDepartmentRight(profile, role);
  if (save.StartDate !== undefined && save.StartDate !== row.start_date)
    demandOnProfile(profile, 'EditStartDate');
  refuseStale(save.UpdatedAt, row.updated_at);
  if (changesEmail) demandFreshProof(scope);

  if (save.TimeZone && ianaZone(save.TimeZone) === undefined)
    throw badField('TimeZone', profileFieldWords, 'zone_unknown');
  if (role !== row.role_name) await refuseRole(scope, profile, role);
  if (orgUnit !== null && orgUnit !== row.org_unit && !mayHaveReports(role))
    throw badField('OrgUnit', profileFieldWords, 'department_not_for_role');
  const fault = changesEmail ? await emailFault(scope, emailKeyOf(email), row.id) : undefined;
  if (fault) throw badField('Email', profileFieldWords, fault);

  await writeColumns(scope, row, columnsOf(save, row, mayHaveReports(role) ? orgUnit : null));
  if (changesEmail || isRespelled) await changeEmail(scope, profile, email);
  // The old address in the form means that the new one is not wanted any more (accounts.8).
  if (isSame) await cancelEmailChange(scope, row.id);
  if (role !== row.role_name) await changeRole(scope, profile, role);
}

/** Returns whether the address is the one that waits for its confirmation by an open link: saving it again changes nothing. */
async function isWaiting(scope: Scope, row: ProfileRow, email: string): Promise<boolean> {
  return email === row.unconfirmed_email && (await hasOpenConfirmation(scope, row.id));
}

/** Returns the changed fields that a directory can set, but for the address. */
function changedFields(save: ProfileSave, row: ProfileRow): DirectoryField[] {
  const changed: Readonly<Partial<Record<DirectoryField, boolean>>> = {
    Name: save.Name !== row.name,
    JobTitle: save.JobTitle !== row.job_title,
    PhoneNumber: save.PhoneNumber !== undefined && save.PhoneNumber !== row.phone,
    TimeZone: save.TimeZone !== undefined && save.TimeZone !== row.time_zone,
    OrgUnit: ownUnitOf(save, row) !== row.org_unit,
  };
  return directoryFields.filter((field) => changed[field]);
}

/** Returns the role that the save asks for; null or no value keeps the present role (people.9). */
function roleOf(save: ProfileSave, row: ProfileRow): RoleName {
  return save.RoleName ?? row.role_name;
}

/** Returns the department that the save gives to the person; null for none. */
function ownUnitOf(save: ProfileSave, row: ProfileRow): string | null {
  return save.OrgUnit === undefined ? row.org_unit : save.OrgUnit || null;
}

/**
 * Refuses a change of another person's address if that person has special rights: the changer could take over
 * the account (people.12).
 */
function demandEmailRight({ row, relation }: HeldProfile): void {
  if (!mayChangeEmail({ role: row.role_name, ...flagsOfColumns(row) }, relation)) throw forbidden();
}

/** Checks the person's new role, because a new manager may get a department in the same save. */
function demandDepartmentRight({ facts, relation }: HeldProfile, role: RoleName): void {
  const verdict = mayOnProfile('EditDepartment', { ...facts, role }, relation);
  if (!verdict.ok) throw forbidden();
}

function columnsOf(save: ProfileSave, row: ProfileRow, orgUnit: string | null): Columns {
  return {
    name: save.Name,
    job_title: save.JobTitle,
    phone: save.PhoneNumber ?? row.phone,
    time_zone: save.TimeZone === undefined ? row.time_zone : save.TimeZone,
    location: save.Location ?? row.location,
    start_date: save.StartDate === undefined ? row.start_date : save.StartDate,
    linkedin_url: save.LinkedinUrl ?? row.linkedin_url,
    biography: save.Biography ?? row.biography,
    org_unit: orgUnit,
  };
}

async function writeColumns(scope: Scope, row: ProfileRow, columns: Columns): Promise<void> {
  const fields = (Object.keys(columns) as (keyof Columns)[]).filter((name) => columns[name] !== row[name]);
  if (fields.length === 0) return;
  try {
    await scope.db
      .updateTable('person')
      .set({ ...columns, updated_at: nextVersion(scope) })
      .where('tenant_id', '=', scope.tenant.id)
      .where('id', '=', row.id)
      .execute();
  } catch (error) {
    if (constraintOf(error) === 'person_one_department')
      throw badField('OrgUnit', profileFieldWords, 'department_taken');
    throw error;
  }
  await recordEvent(scope, { kind: 'person.profile_changed', subjectId: row.id, detail: { fields } });
}

import { isEmailGuarded } from '@bellwether/domain/people/permissions';
import type { WantedPerson } from '@bellwether/domain/people/plan/person';
import { cleanEmail, emailKeyOf } from '@bellwether/domain/people/profile/email';
import { profileLimits } from '@bellwether/domain/people/profile/profile';
import { flagsOfColumns } from '@bellwether/domain/people/roles/flags';
import { mayHaveManager } from '@bellwether/domain/people/roles/roles';
import { type DirectoryField, directoryFieldsIn } from '@bellwether/domain/people/scim/fields';
import type { JsonObject } from '@bellwether/domain/people/scim/resource';
import { type DirectoryUser, fieldsSetBy, readDirectoryUser } from '@bellwether/domain/people/scim/user';
import { said } from '@bellwether/domain/shared/said';
import { HttpProblem } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { lockTree } from '../organisation/statements.manager.ts';
import { holdProfile } from '../profile/access.ts';
import { changeEmail } from '../profile/commands.email.ts';
import { emailFault } from '../statements.ts';
import { deactivatePeople } from '../status/statements.deactivation.ts';
import { demandUser } from './access.ts';
import { giveRights } from './commands.groups.ts';
import { demandOrgAdmin, rowOf, writeWanted } from './commands.plan.ts';
import { readScimSetting, type ScimSetting } from './queries.settings.ts';
import { leaveGroups } from './statements.groups.ts';
import { type NamedManager, readFollowers, readNamedManager } from './statements.plan.ts';
import { endWaiting, type Identity, markDeleted, readTwins, type UserRow, writeLink } from './statements.ts';
import { scimWords } from './words.ts';

const limits = { userName: 255, externalId: 255, manager: 255 } as const;
const firstRow = 1;
/** More than the attributes of a person need, in characters. */
const longestResource = 20_000;

/**
 * Adds a user of the directory, or takes over a person of the same address if the admins allow it. Returns the person's
 * id.
 * @throws HttpProblem 400 for bad values, 409 for somebody who is here already and for the rules of the company.
 */
export async function addUser(scope: Scope, resource: JsonObject): Promise<number> {
  const user = readDirectoryUser(resource);
  demandValues(user, resource);
  await lockTree(scope);
  const setting = await readScimSetting(scope);
  const [twin, other] = await readTwins(scope, identityOf(user));
  const obstacle = twin && (other ? knownAs(twin) : obstacleToTaking(twin, user, setting));
  if (obstacle) throw twinProblem(obstacle, twin.name);
  return save(scope, { before: twin, resource, user: { ...user, isActive: user.isActive ?? true }, setting });
}

/**
 * Replaces what the directory says about a user.
 * @throws HttpProblem 404 without such a user, 412 if it was changed since, 409 for somebody who left here before the directory
 *   knew them, else as `addUser`.
 */
export async function replaceUser(
  scope: Scope,
  id: string,
  ifMatch: string | undefined,
  resourceOf: (before: UserRow) => JsonObject,
): Promise<number> {
  await lockTree(scope);
  const before = await demandUser(scope, id, ifMatch);
  const resource = resourceOf(before);
  const user = readDirectoryUser(resource);
  demandValues(user, resource);
  // A directory that looks people up before it adds them would return a leaver's account to a newcomer, too.
  if (before.is_deactivated && !before.is_linked && user.isActive) throw twinProblem('left', before.name);
  await demandNoTwin(scope, before, user);
  return save(scope, { before, resource, user, setting: await readScimSetting(scope) });
}

/**
 * Deactivates the person of a user; the directory does not see it any more.
 * @throws HttpProblem 404 without such a user, 412, 409 for the ceo and the last org admin.
 */
export async function deleteUser(scope: Scope, id: string, ifMatch: string | undefined): Promise<void> {
  await lockTree(scope);
  const before = await demandUser(scope, id, ifMatch);
  // The rights of groups do not wait for a return.
  const lost = await leaveGroups(scope, before.id);
  if (lost.length > 0) await giveRights(scope, [before.id], lost);
  await leave(scope, before);
  if (!before.is_linked) {
    await writeLink(scope, {
      personId: before.id,
      externalId: null,
      // Its name is free for somebody else.
      userName: `deleted-${before.id}`,
      resource: {},
      fields: [],
      departmentKey: null,
      waitingManager: null,
    });
  }
  await markDeleted(scope, before.id);
}

interface Saved {
  readonly before: UserRow | undefined;
  readonly resource: JsonObject;
  readonly user: DirectoryUser;
  readonly setting: ScimSetting;
}

async function save(scope: Scope, saved: Saved): Promise<number> {
  const { before, user, resource, setting } = saved;
  const manager = user.manager ? await readNamedManager(scope, user.manager) : undefined;
  const isWaiting = user.manager !== undefined && user.manager !== '' && manager === undefined;
  const isActive = user.isActive ?? (before === undefined || !before.is_deactivated);
  // The plan leaves somebody who has left as they are; what the directory sent is kept for their return.
  const isKept = before?.is_deactivated === true && !isActive;
  const newEmail = before && changedEmail(saved, before);
  if (before && newEmail) await demandEmail(scope, before, newEmail);
  const wanted = wantedOf(saved, manager, newEmail !== undefined);
  const personId = isKept ? before.id : await writeWithFollowers(scope, { wanted, saved, manager });
  const fields = fieldsSetBy(user);
  await writeLink(scope, {
    personId,
    externalId: user.externalId ?? null,
    userName: user.userName,
    resource,
    fields: fields.filter(
      (field) => before === undefined || !setting.openFields.includes(field) || wasSet(before, field),
    ),
    departmentKey: user.department?.toLowerCase() || null,
    waitingManager: isWaiting ? (user.manager?.toLowerCase() ?? null) : null,
  });
  if (before && newEmail && before.is_invited)
    await changeEmail(scope, await holdProfile(scope, personId, { lock: true }), newEmail);
  if (!isActive && !isKept)
    await leave(scope, before ?? { id: personId, role_name: 'contributor', is_org_admin: false });
  return personId;
}

/** Writes the row of a user with those of people who waited for it, and whose department follows from it. */
async function writeWithFollowers(
  scope: Scope,
  {
    wanted,
    saved: { before, user, setting },
    manager,
  }: { wanted: WantedPerson; saved: Saved; manager: NamedManager | undefined },
): Promise<number> {
  const names = [
    before && String(before.id),
    user.externalId,
    user.userName,
    wanted.email,
    user.employeeNumber,
  ];
  const departments = [user.department, before?.unit].flatMap((name) => (name ? [name.toLowerCase()] : []));
  const followers = await readFollowers(scope, {
    names: names.flatMap((name) => (name ? [name.toLowerCase()] : [])),
    departments,
    ids: manager ? [manager.id] : [],
  });
  const others = followers.filter(({ id, is_deactivated }) => id !== before?.id && !is_deactivated);
  const rows = others.map((follower, at): WantedPerson => {
    const department = setting.openFields.includes('OrgUnit')
      ? undefined
      : (follower.department ?? undefined);
    const place = follower.is_waiting ? { manager: wanted.email } : {};
    return { ...rowOf(firstRow + 1 + at, follower), department, ...place };
  });
  const { idOf, isLeftOut } = await writeWanted(scope, {
    wanted: [wanted, ...rows],
    asked: firstRow,
    managerIds: manager ? [manager.id] : [],
    returning: before?.is_deactivated ? [before.id] : [],
  });
  const arrived = others.filter(({ is_waiting }, at) => is_waiting && !isLeftOut(firstRow + 1 + at));
  await endWaiting(
    scope,
    arrived.map(({ id }) => id),
  );
  const id = idOf(firstRow);
  if (id === undefined) throw new Error('The row of a user was not written.');
  return id;
}

/** Returns the row of a user for the plan. What an admin has opened stays, and what is no longer sent is emptied. */
function wantedOf(
  { before, user, setting }: Saved,
  manager: NamedManager | undefined,
  keepsEmail: boolean,
): WantedPerson {
  const isOpen = (field: DirectoryField) => before !== undefined && setting.openFields.includes(field);
  const of = (field: DirectoryField, value: string | undefined) =>
    isOpen(field) ? undefined : (value ?? (before && wasSet(before, field) ? '' : undefined));
  const keptName = before && (isOpen('Name') || user.name === '') ? before.name : undefined;
  const keptEmail = before && (isOpen('Email') || keepsEmail || user.email === '') ? before.email : undefined;
  const hasPlace = before === undefined || mayHaveManager(before.role_name);
  return {
    row: firstRow,
    personId: before?.id,
    name: keptName ?? user.name,
    email: keptEmail ?? user.email,
    externalId: of('ExternalId', user.employeeNumber),
    jobTitle: of('JobTitle', user.jobTitle),
    phone: of('PhoneNumber', user.phone),
    timeZone: of('TimeZone', user.timeZone),
    locale: isOpen('Locale') ? undefined : user.locale,
    department: of('OrgUnit', user.department),
    // An observer has no manager; the directory's is kept for a later role.
    manager:
      hasPlace || before.role_name === 'ceo' ? managerText({ before, user, setting }, manager) : undefined,
    role: undefined,
    flags: undefined,
    presence: 'active',
    isPrimary: true,
  };
}

function managerText(
  { before, user, setting }: Pick<Saved, 'before' | 'user' | 'setting'>,
  manager: NamedManager | undefined,
): string | undefined {
  if (before && setting.openFields.includes('Manager')) return undefined;
  if (manager) return manager.email;
  if (user.manager === '') return '';
  if (user.manager !== undefined) return undefined;
  return before && wasSet(before, 'Manager') ? '' : undefined;
}

function wasSet({ fields }: UserRow, field: DirectoryField): boolean {
  return directoryFieldsIn(fields ?? []).includes(field);
}

/** Returns the new address of somebody who has read mails at the present one; undefined if it stays. */
function changedEmail({ user, setting }: Saved, before: UserRow): string | undefined {
  if (user.email === '' || setting.openFields.includes('Email') || !before.is_invited) return undefined;
  return emailKeyOf(user.email) === before.email_key ? undefined : user.email;
}

/**
 * An address is changed as in the profile: it waits for its confirmation, and people with rights keep theirs, because the
 * reader of the new mailbox could use them (people.12).
 */
async function demandEmail(scope: Scope, before: UserRow, email: string): Promise<void> {
  if (isEmailGuarded({ role: before.role_name, ...flagsOfColumns(before) }))
    throw new HttpProblem(409, said(scimWords, 'email_guarded'), { code: 'mutability' });
  const fault = await emailFault(scope, emailKeyOf(email), before.id);
  if (fault)
    throw new HttpProblem(409, said(scimWords, 'plan', { code: fault, value: '' }), { code: 'uniqueness' });
}

/** Deactivates a person by the rules of a press. @throws HttpProblem 409 for the ceo and the last org admin. */
async function leave(
  scope: Scope,
  person: Pick<UserRow, 'id' | 'role_name' | 'is_org_admin'>,
): Promise<void> {
  if (person.role_name === 'ceo') throw new HttpProblem(409, said(scimWords, 'is_ceo'));
  await deactivatePeople(scope, [person.id]);
  if (person.is_org_admin) await demandOrgAdmin(scope);
}

async function demandNoTwin(scope: Scope, before: UserRow, user: DirectoryUser): Promise<void> {
  const twins = await readTwins(scope, { ...identityOf(user), emailKey: '', employeeNumber: undefined });
  const twin = twins.find(({ id }) => id !== before.id);
  if (twin) throw twinProblem('linked', twin.name);
}

function identityOf(user: DirectoryUser): Identity {
  return {
    userKey: user.userName.toLowerCase(),
    externalId: user.externalId,
    emailKey: emailKeyOf(cleanEmail(user.email)),
    employeeNumber: user.employeeNumber,
  };
}

type TwinProblem = 'exists' | 'linked' | 'left';

const knownAs = ({ is_linked }: UserRow): TwinProblem => (is_linked ? 'linked' : 'exists');

/**
 * Returns why a new user cannot take over the person; undefined if it can (people.40). Somebody who has left comes back only if
 * the directory deleted them and sends the same id, or none, because the address or number may be a newcomer's by now.
 */
function obstacleToTaking(
  twin: UserRow,
  { externalId }: DirectoryUser,
  { takesOver }: ScimSetting,
): TwinProblem | undefined {
  if (!twin.is_deleted && twin.is_linked) return 'linked';
  if (twin.is_deleted && (externalId === undefined || externalId === twin.external_id)) return undefined;
  if (twin.is_deactivated) return 'left';
  return takesOver ? undefined : 'exists';
}

function demandValues(user: DirectoryUser, resource: JsonObject): void {
  if (user.userName === '')
    throw new HttpProblem(400, said(scimWords, 'user_name_missing'), { code: 'invalidValue' });
  const lengths = [
    ['userName', user.userName, limits.userName],
    ['externalId', user.externalId ?? '', limits.externalId],
    ['manager', user.manager ?? '', limits.manager],
    ['phoneNumbers', user.phone ?? '', profileLimits.phone],
    ['A user', JSON.stringify(resource), longestResource],
  ] as const;
  for (const [attribute, value, most] of lengths)
    if ([...value].length > most)
      throw new HttpProblem(400, said(scimWords, 'value_too_long', { attribute, most }), {
        code: 'invalidValue',
      });
}

function twinProblem(code: TwinProblem, name: string): HttpProblem {
  return new HttpProblem(409, said(scimWords, code, { name }), { code: 'uniqueness' });
}

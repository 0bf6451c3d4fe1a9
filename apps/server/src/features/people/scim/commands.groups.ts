import { flagNamesIn } from '@bellwether/domain/people/roles/flags';
import { type GroupGift, rightsByGroups } from '@bellwether/domain/people/scim/groups';
import { isObject, type Json, type JsonObject } from '@bellwether/domain/people/scim/resource';
import { cleanName } from '@bellwether/domain/shared/clean-name';
import { said } from '@bellwether/domain/shared/said';
import { constraintOf } from '#platform/database/constraint.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import { HttpProblem } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { lockTree } from '../organisation/statements.manager.ts';
import { demandGroup, idOf } from './access.ts';
import { rowOf, writeWanted } from './commands.plan.ts';
import {
  type GroupRow,
  insertGroup,
  type MemberRow,
  readGifted,
  readMembers,
  readSeenIds,
  removeGroup,
  updateGroup,
  writeMembers,
} from './statements.groups.ts';
import { scimWords } from './words.ts';

const longest = 255;

/** What the directory says about a group. */
interface DirectoryGroup {
  readonly name: string;
  readonly externalId: string | null;
  readonly members: readonly number[];
}

/**
 * Adds a group of the directory, and returns its id.
 * @throws HttpProblem 400 for bad values, 409 for an external id that another group has.
 */
export async function addGroup(scope: Scope, resource: JsonObject): Promise<number> {
  const group = await readDirectoryGroup(scope, resource);
  await lockTree(scope);
  const id = await insertGroup(scope, group);
  if (id === undefined) throw groupExists();
  await recordEvent(scope, { kind: 'directory.group_added', subjectId: id, detail: {} });
  const row = await demandGroup(scope, String(id));
  await changeMembers(scope, row, { before: [], after: group.members });
  return id;
}

/**
 * Replaces name and members of a group.
 * @throws HttpProblem 404, 412 if it was changed since, else as `addGroup`; 409 for the rules of roles.
 */
export async function replaceGroup(
  scope: Scope,
  id: string,
  ifMatch: string | undefined,
  resourceOf: (row: GroupRow, members: readonly MemberRow[]) => JsonObject,
): Promise<number> {
  await lockTree(scope);
  const row = await demandGroup(scope, id, ifMatch);
  const members = await readMembers(scope, [row.id]);
  const group = await readDirectoryGroup(scope, resourceOf(row, members));
  await storeGroup(scope, row, group);
  const before = members.map((member) => member.id);
  await changeMembers(scope, row, { before, after: group.members });
  return row.id;
}

async function storeGroup(scope: Scope, row: GroupRow, group: DirectoryGroup): Promise<void> {
  try {
    await updateGroup(scope, row.id, group);
  } catch (error) {
    if (constraintOf(error) === 'scim_group_external') throw groupExists();
    throw error;
  }
  if (row.name !== group.name || row.external_id !== group.externalId)
    await recordEvent(scope, { kind: 'directory.group_changed', subjectId: row.id, detail: {} });
}

/** Removes a group; its members lose what it gave. @throws HttpProblem 404, 412, 409 for the rules of roles. */
export async function deleteGroup(scope: Scope, id: string, ifMatch: string | undefined): Promise<void> {
  await lockTree(scope);
  const row = await demandGroup(scope, id, ifMatch);
  const members = await readMembers(scope, [row.id]);
  await changeMembers(scope, row, { before: members.map((member) => member.id), after: [] });
  await removeGroup(scope, row.id);
  await recordEvent(scope, { kind: 'directory.group_removed', subjectId: row.id, detail: {} });
}

async function changeMembers(
  scope: Scope,
  row: GroupRow,
  { before, after }: { readonly before: readonly number[]; readonly after: readonly number[] },
): Promise<void> {
  const [present, next] = [new Set(before), new Set(after)];
  const added = [...next].filter((id) => !present.has(id));
  const removed = [...present].filter((id) => !next.has(id));
  if (added.length + removed.length === 0) return;
  await writeMembers(scope, row.id, { added, removed });
  await recordEvent(scope, {
    kind: 'directory.members_changed',
    subjectId: row.id,
    detail: { added, removed },
  });
  if (row.gives === null) return;
  await giveRights(scope, [...added, ...removed], [row.gives]);
}

/**
 * Gives people the role and flags of their groups by the plan for people; `lost` are gifts that a group may have given
 * them until now. The caller holds the lock on the company's tree.
 * @throws HttpProblem 409 for the rules of roles, and if no org admin were left.
 */
export async function giveRights(
  scope: Scope,
  ids: readonly number[],
  lost: readonly GroupGift[],
): Promise<void> {
  const people = await readGifted(scope, ids);
  const wanted = people.map((person, at) => {
    const held = { role: person.role_name, flags: flagNamesIn(person), hasReports: person.has_reports };
    const { role, flags } = rightsByGroups(held, person.gifts, lost);
    const place = role === 'observer' ? { manager: '' } : {};
    return { ...rowOf(at + 1, person), role, flags, ...place };
  });
  if (wanted.length > 0) await writeWanted(scope, { wanted, asked: wanted.length, managerIds: [] });
}

async function readDirectoryGroup(scope: Scope, resource: JsonObject): Promise<DirectoryGroup> {
  const name = typeof resource.displayName === 'string' ? cleanName(resource.displayName) : '';
  const externalId = typeof resource.externalId === 'string' ? cleanName(resource.externalId) : '';
  if (name === '') throw badValue(said(scimWords, 'group_name_missing'));
  for (const [attribute, value] of [
    ['displayName', name],
    ['externalId', externalId],
  ] as const)
    if ([...value].length > longest)
      throw badValue(said(scimWords, 'value_too_long', { attribute, most: longest }));
  const { members } = resource;
  return {
    name,
    externalId: externalId || null,
    members: Array.isArray(members) ? await memberIds(scope, members as readonly Json[]) : [],
  };
}

async function memberIds(scope: Scope, members: readonly Json[]): Promise<number[]> {
  const texts = members.map((member) => (isObject(member) ? String(member.value ?? '') : ''));
  const ids = texts.map((text) => idOf(text) ?? 0);
  const seen = await readSeenIds(scope, ids);
  const at = ids.findIndex((id) => !seen.has(id));
  if (at >= 0) throw badValue(said(scimWords, 'member_missing', { id: (texts[at] ?? '').slice(0, 100) }));
  return [...new Set(ids)];
}

function badValue(told: ReturnType<typeof said>): HttpProblem {
  return new HttpProblem(400, told, { code: 'invalidValue' });
}

function groupExists(): HttpProblem {
  return new HttpProblem(409, said(scimWords, 'group_exists'), { code: 'uniqueness' });
}

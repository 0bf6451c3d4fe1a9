import { createHash } from 'node:crypto';
import type { EndpointReplyInput } from '@bellwether/contract/endpoint';
import type {
  getHierarchy,
  getOrganisation,
  getOrgLine,
  listAvatars,
} from '@bellwether/contract/people/organisation';
import type { Scope } from '#platform/session/scope.ts';
import { presentOrgPerson } from './presenter.ts';
import {
  readAvatarKeys,
  readHierarchy,
  readOrganisation,
  readOrgLine,
  readVersion,
  type VersionRow,
} from './statements.ts';

/** Returns the version of the organisation as the acting person sees it. */
export async function organisationVersion(scope: Scope): Promise<string> {
  return versionOf(scope, await readVersion(scope));
}

/** Returns all people whom the acting person finds in lists, by id (people.17, people.19). */
export async function organisationOf(scope: Scope): Promise<EndpointReplyInput<typeof getOrganisation>> {
  const { people, ...version } = await readOrganisation(scope);
  return { Version: versionOf(scope, version), data: people.map(presentOrgPerson) };
}

/** Returns the part of the organisation around a person; id 0 stands for the acting person. */
export async function orgLineOf(
  scope: Scope,
  personId: number,
): Promise<EndpointReplyInput<typeof getOrgLine>> {
  const people = await readOrgLine(scope, personId === 0 ? scope.person.id : personId);
  return { data: people.map(presentOrgPerson) };
}

/**
 * Returns a hash of the version's parts and of the viewer. All viewers who administer people read the same reply and
 * share a version; every other viewer has a separate version.
 */
function versionOf({ capabilities, person }: Scope, version: VersionRow): string {
  const viewer = capabilities.administersPeople ? 0 : person.id;
  const facts = [viewer, version.shown, version.observers, version.withheld, version.gone_below];
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22);
}

/** Returns the pictures of the people among these whom the acting person sees. */
export async function avatarsOf(
  scope: Scope,
  ids: readonly number[],
): Promise<EndpointReplyInput<typeof listAvatars>> {
  const rows = await readAvatarKeys(scope, ids);
  return { data: rows.map(({ id, avatar }) => ({ Id: id, Avatar: scope.pictures.of(avatar) })) };
}

/** Returns the active people below the acting person, and their peers (people.19). */
export async function hierarchyOf(scope: Scope): Promise<EndpointReplyInput<typeof getHierarchy>> {
  const { descendants, peers } = await readHierarchy(scope);
  return { Descendants: descendants, Peers: peers };
}

import type { EndpointReplyInput } from '@bellwether/contract/endpoint';
import type {
  getHierarchy,
  getOrganisation,
  getOrgLine,
  listAvatars,
} from '@bellwether/contract/people/organisation';
import { shortHash } from '#platform/secrets/short-hash.ts';
import { type KeptAnswer, keptAnswer } from '#platform/session/kept-answer.ts';
import type { Scope } from '#platform/session/scope.ts';
import { presentOrgPerson, presentPart } from './presenter.ts';
import {
  asksPart,
  countPeople,
  type PartAsked,
  type PeopleCounts,
  readAvatarKeys,
  readHierarchy,
  readOrganisation,
  readOrgLine,
  readPart,
  readVersion,
  type VersionRow,
} from './statements.ts';

type Organisation = EndpointReplyInput<typeof getOrganisation>;

/** Returns the version of the organisation as the acting person sees it. */
export async function organisationVersion(scope: Scope, asked: PartAsked): Promise<string> {
  const counts = await keptCounts(scope);
  const isPart = counts !== undefined || asksPart(asked);
  return versionOf(scope, await readVersion(scope), isPart ? [asked, counts?.answer] : undefined);
}

/**
 * Returns all people whom the acting person finds in lists, by id (people.17, people.19); those of a large company by department
 * or name alone, or the person's line.
 */
export async function organisationOf(scope: Scope, asked: PartAsked): Promise<Organisation> {
  const counts = await keptCounts(scope);
  const isPart = asksPart(asked);
  if (counts === undefined && !isPart) {
    const { people, ...version } = await readOrganisation(scope);
    return { Version: versionOf(scope, version), data: people.map(presentOrgPerson) };
  }
  const [version, part] = await Promise.all([
    readVersion(scope),
    isPart
      ? readPart(scope, asked)
      : readOrgLine(scope, scope.person.id).then((people) => ({ people, isCut: false })),
  ]);
  return {
    Version: versionOf(scope, version, [asked, counts?.answer]),
    data: part.people.map(presentOrgPerson),
    ...(counts ? { Part: presentPart(counts, { isCut: part.isCut, hasDepartments: !isPart }) } : {}),
  };
}

/** Returns the departments of a large company with their sizes, counted at most a minute ago; undefined for other companies. */
function keptCounts(scope: Scope): Promise<KeptAnswer<PeopleCounts> | undefined> {
  return keptAnswer(scope, { kind: 'organisation', about: null }, countPeople);
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
 * share a version; every other viewer has a separate version. `part`: what else decides about a part of a large company.
 */
function versionOf({ capabilities, person }: Scope, version: VersionRow, part?: unknown): string {
  // A large company's reply begins with the viewer's own line.
  const viewer = capabilities.administersPeople && part === undefined ? 0 : person.id;
  const facts = [viewer, version.shown, version.observers, version.withheld, version.gone_below, part];
  return shortHash(JSON.stringify(facts));
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

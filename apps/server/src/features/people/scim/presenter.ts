import { instantToIso } from '@bellwether/domain/calendar/instant';
import { ianaZone } from '@bellwether/domain/calendar/zone';
import { emailKeyOf } from '@bellwether/domain/people/profile/email';
import {
  enterpriseSchema,
  groupSchema,
  isObject,
  type Json,
  type JsonObject,
  userSchema,
} from '@bellwether/domain/people/scim/resource';
import { readDirectoryUser } from '@bellwether/domain/people/scim/user';
import { tagOf } from './access.ts';
import type { GroupRow, MemberRow } from './statements.groups.ts';
import type { UserRow } from './statements.ts';

/**
 * Returns the attributes of a user: what the directory sent, and where the company has something else, that. A patch
 * starts from them.
 */
export function attributesOfUser(row: UserRow): JsonObject {
  const sent = row.resource ?? {};
  const user = readDirectoryUser(sent);
  const { [enterpriseSchema]: extension, ...own } = sent;
  const enterprise = isObject(extension) ? extension : {};
  const kept = <T extends Json>(isSame: boolean, name: string, other: T | undefined) =>
    isSame ? own[name] : (other ?? undefined);
  const waits = user.email !== '' && row.is_invited && row.is_linked;
  const emails = [{ value: row.email, type: 'work', primary: true }];
  return withoutGaps({
    ...own,
    externalId: row.external_id ?? undefined,
    userName: row.user_name ?? row.email,
    name: kept(user.name === row.name, 'name', { formatted: row.name }),
    displayName: row.name,
    // A new address is the directory's word until it is confirmed.
    emails: kept(waits || emailKeyOf(user.email) === row.email_key, 'emails', emails),
    active: !row.is_deactivated,
    title: kept((user.jobTitle ?? '') === row.job_title, 'title', row.job_title || undefined),
    phoneNumbers: kept(
      (user.phone ?? '') === row.phone,
      'phoneNumbers',
      row.phone === '' ? undefined : [{ value: row.phone, type: 'work' }],
    ),
    timezone: kept(
      (user.timeZone ?? null) === row.time_zone,
      'timezone',
      row.time_zone === null ? undefined : (ianaZone(row.time_zone) ?? row.time_zone),
    ),
    preferredLanguage: kept(
      (user.locale ?? null) === row.locale,
      'preferredLanguage',
      row.locale ?? undefined,
    ),
    [enterpriseSchema]: withoutGaps({
      employeeNumber: row.employee_number ?? undefined,
      department: enterprise.department ?? (row.unit || undefined),
      manager: managerOf(row),
    }),
  });
}

function managerOf({ manager_id, manager_name, waiting_manager }: UserRow): JsonObject | undefined {
  if (waiting_manager !== null) return { value: waiting_manager };
  return manager_id === null ? undefined : { value: String(manager_id), displayName: manager_name ?? '' };
}

/** Returns a user as the protocol has it. */
export function presentUser(row: UserRow, base: string): JsonObject {
  const location = `${base}/Users/${row.id}`;
  return {
    schemas: [userSchema, enterpriseSchema],
    id: String(row.id),
    ...attributesOfUser(row),
    groups: row.groups.map(({ id, name }) => ({
      value: String(id),
      display: name,
      type: 'direct',
      $ref: `${base}/Groups/${id}`,
    })),
    meta: {
      resourceType: 'User',
      created: instantToIso(row.created_at),
      lastModified: instantToIso(row.version),
      location,
      version: tagOf(row.version),
    },
  };
}

/** Returns the attributes of a group, with the ids of its members alone; a patch starts from them. */
export function attributesOfGroup(row: GroupRow, members: readonly MemberRow[]): JsonObject {
  return withoutGaps({
    externalId: row.external_id ?? undefined,
    displayName: row.name,
    members: members.map(({ id }) => ({ value: String(id) })),
  });
}

/** Returns a group as the protocol has it. */
export function presentGroup(row: GroupRow, members: readonly MemberRow[], base: string): JsonObject {
  const location = `${base}/Groups/${row.id}`;
  return {
    schemas: [groupSchema],
    id: String(row.id),
    ...attributesOfGroup(row, members),
    members: members.map(({ id, name }) => ({
      value: String(id),
      display: name,
      type: 'User',
      $ref: `${base}/Users/${id}`,
    })),
    meta: {
      resourceType: 'Group',
      created: instantToIso(row.created_at),
      lastModified: instantToIso(row.version),
      location,
      version: tagOf(row.version),
    },
  };
}

/** Returns a page of resources. */
export function presentList(
  resources: readonly JsonObject[],
  { total, startIndex }: { readonly total: number; readonly startIndex: number },
): JsonObject {
  return {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
    totalResults: total,
    startIndex,
    itemsPerPage: resources.length,
    Resources: resources,
  };
}

const always = ['schemas', 'id', 'meta'];

/**
 * Returns the resource with the attributes that were asked for (RFC 7644, 3.9): only `attributes`, or all but
 * `excluded`; names of sub-attributes count as their attribute.
 */
export function withAttributes(
  resource: JsonObject,
  {
    attributes,
    excluded,
  }: { readonly attributes: string | undefined; readonly excluded: string | undefined },
): JsonObject {
  if (!attributes && !excluded) return resource;
  const named = (text: string) =>
    text.split(',').map((name) => {
      const plain = name.trim().toLowerCase();
      return plain.startsWith('urn:') ? plain : (plain.split('.')[0] ?? '');
    });
  const [wanted, unwanted] = [attributes ? named(attributes) : undefined, excluded ? named(excluded) : []];
  const has = (names: readonly string[], name: string) =>
    names.some(
      (each) =>
        each === name || each.startsWith(`${name}:`) || each === `${userSchema}:${name}`.toLowerCase(),
    );
  return Object.fromEntries(
    Object.entries(resource).filter(([name]) => {
      const lower = name.toLowerCase();
      if (always.includes(name)) return true;
      return wanted ? has(wanted, lower) : !unwanted.includes(lower);
    }),
  );
}

function withoutGaps(values: Readonly<Record<string, Json | undefined>>): JsonObject {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as JsonObject;
}

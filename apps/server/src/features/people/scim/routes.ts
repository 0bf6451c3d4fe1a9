import { isObject, type Json, type JsonObject, takenResource } from '@bellwether/domain/people/scim/resource';
import { withFollowingName } from '@bellwether/domain/people/scim/user';
import { cleanName } from '@bellwether/domain/shared/clean-name';
import { said } from '@bellwether/domain/shared/said';
import { recordHappening, tellHappening } from '#platform/connections/happenings.ts';
import type { Protocol, ProtocolReply, ProtocolRequest, ProtocolRoute } from '#platform/http/protocol.ts';
import { HttpProblem, notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { demandGroup, demandUser, namesVersion, tagOf } from './access.ts';
import { addGroup, deleteGroup, replaceGroup } from './commands.groups.ts';
import { applyPatch } from './commands.patch.ts';
import { addUser, deleteUser, replaceUser } from './commands.users.ts';
import {
  attributesOfGroup,
  attributesOfUser,
  presentGroup,
  presentList,
  presentUser,
  withAttributes,
} from './presenter.ts';
import { mostResults, resourceTypes, schemas, serviceProviderConfig } from './queries.discovery.ts';
import { readGroupFilter, readUserFilter } from './queries.filter.ts';
import { type GroupRow, readGroups, readMembers } from './statements.groups.ts';
import { readUsers, type UserRow } from './statements.ts';
import { scimWords } from './words.ts';

type Handler = ProtocolRoute['handle'];
const read = (path: string, handle: Handler): ProtocolRoute => ({
  method: 'GET',
  path,
  scope: 'people:read',
  handle,
});
/** What a call did, for the log of the connection. */
type Done =
  | 'user_added'
  | 'user_changed'
  | 'user_deleted'
  | 'group_added'
  | 'group_changed'
  | 'group_deleted';

const write = (
  method: ProtocolRoute['method'],
  path: string,
  code: Done,
  handle: Handler,
): ProtocolRoute => ({
  method,
  path,
  scope: 'people:write',
  handle: async (scope, request) => {
    const reply = await handle(scope, request);
    const { displayName } = (reply.body ?? {}) as JsonObject;
    const name = typeof displayName === 'string' ? displayName : (request.params.id ?? '');
    await recordHappening(scope, scimConnection, { isOk: true, code, values: { name } });
    return reply;
  },
});
const found = (body: object): ProtocolReply => ({ status: 200, body });
const gone: ProtocolReply = { status: 204 };

const userRoutes: readonly ProtocolRoute[] = [
  read('/ServiceProviderConfig', async (_scope, { base }) => found(serviceProviderConfig(base))),
  ...listed('/ResourceTypes', resourceTypes),
  ...listed('/Schemas', schemas),
  read('/Users', async (scope, request) => {
    const { offset, limit, startIndex } = pageOf(request);
    const { rows, total } = await readUsers(scope, readUserFilter(request.query.filter), { offset, limit });
    const resources = rows.map((row) => chosen(presentUser(row, request.base), request));
    return found(presentList(resources, { total, startIndex }));
  }),
  read('/Users/{id}', async (scope, request) =>
    userReply(await demandUser(scope, request.params.id ?? ''), request, { status: 200, isRead: true }),
  ),
  write('POST', '/Users', 'user_added', async (scope, request) => {
    const id = await addUser(scope, takenResource('User', bodyOf(request)));
    return savedUser(scope, id, request, 201);
  }),
  write('PUT', '/Users/{id}', 'user_changed', async (scope, request) => {
    const resource = takenResource('User', bodyOf(request));
    const id = await replaceUser(scope, request.params.id ?? '', request.ifMatch, () => resource);
    return savedUser(scope, id, request, 200);
  }),
  write('PATCH', '/Users/{id}', 'user_changed', async (scope, request) => {
    const patched = (row: UserRow) => {
      const before = attributesOfUser(row);
      return withFollowingName(before, applyPatch('User', before, request.body));
    };
    const id = await replaceUser(scope, request.params.id ?? '', request.ifMatch, patched);
    return savedUser(scope, id, request, 200);
  }),
  write('DELETE', '/Users/{id}', 'user_deleted', async (scope, { params, ifMatch }) => {
    await deleteUser(scope, params.id ?? '', ifMatch);
    return gone;
  }),
];

const groupRoutes: readonly ProtocolRoute[] = [
  read('/Groups', async (scope, request) => {
    const { offset, limit, startIndex } = pageOf(request);
    const { rows, total } = await readGroups(scope, readGroupFilter(request.query.filter), { offset, limit });
    const members = hasMembers(request)
      ? await readMembers(
          scope,
          rows.map(({ id }) => id),
        )
      : [];
    const byGroup = Map.groupBy(members, ({ group_id }) => group_id);
    const resources = rows.map((row) =>
      chosen(presentGroup(row, byGroup.get(row.id) ?? [], request.base), request),
    );
    return found(presentList(resources, { total, startIndex }));
  }),
  read('/Groups/{id}', async (scope, request) =>
    groupReply(scope, await demandGroup(scope, request.params.id ?? ''), request, {
      status: 200,
      isRead: true,
    }),
  ),
  write('POST', '/Groups', 'group_added', async (scope, request) => {
    const id = await addGroup(scope, takenResource('Group', bodyOf(request)));
    return savedGroup(scope, id, request, 201);
  }),
  write('PUT', '/Groups/{id}', 'group_changed', async (scope, request) => {
    const resource = takenResource('Group', bodyOf(request));
    const id = await replaceGroup(scope, request.params.id ?? '', request.ifMatch, () => resource);
    return savedGroup(scope, id, request, 200);
  }),
  write('PATCH', '/Groups/{id}', 'group_changed', async (scope, request) => {
    const id = await replaceGroup(scope, request.params.id ?? '', request.ifMatch, (row, members) =>
      applyPatch('Group', attributesOfGroup(row, members), request.body),
    );
    return savedGroup(scope, id, request, 200);
  }),
  write('DELETE', '/Groups/{id}', 'group_deleted', async (scope, { params, ifMatch }) => {
    await deleteGroup(scope, params.id ?? '', ifMatch);
    return gone;
  }),
];

function listed(path: string, all: (base: string) => JsonObject[]): ProtocolRoute[] {
  return [
    read(path, async (_scope, { base }) => {
      const resources = all(base);
      return found(presentList(resources, { total: resources.length, startIndex: 1 }));
    }),
    read(`${path}/{id}`, async (_scope, { base, params }) => {
      const one = all(base).find(({ id }) => id === params.id);
      if (!one) throw notFound();
      return found(one);
    }),
  ];
}

/** The calls of SCIM 2.0 (RFC 7644), below the protocol's base. */
export const scimRoutes: readonly ProtocolRoute[] = [...userRoutes, ...groupRoutes];

/** The connection's name in the log. */
const scimConnection = 'scim';

/** Logs what was refused, about whom and why; a page that is gone or a busy server says nothing about the directory. */
export const logRefusal: Awaited<ReturnType<Protocol['load']>>['onEnd'] = async (context, scope, call) => {
  const { method, path, body, problem } = call;
  if (!problem || ![400, 409].includes(problem.status)) return;
  const { userName, displayName } = isObject(body as Json) ? (body as JsonObject) : {};
  const named = [userName, displayName].find((name) => typeof name === 'string') ?? '';
  const values = {
    what: `${method} ${path}`.slice(0, 100),
    who: cleanName(String(named)).slice(0, 100),
    reason: problem.message,
  };
  await tellHappening(context, scope.tenant.id, scimConnection, { isOk: false, code: 'refused', values });
};

interface Answered {
  readonly status: number;
  /** A version that the caller knows is answered without a body. */
  readonly isRead?: boolean;
}

function userReply(row: UserRow, request: ProtocolRequest, { status, isRead }: Answered): ProtocolReply {
  return versioned(chosen(presentUser(row, request.base), request), row, request, {
    status,
    isRead: isRead ?? false,
    location: `${request.base}/Users/${row.id}`,
  });
}

async function savedUser(
  scope: Scope,
  id: number,
  request: ProtocolRequest,
  status: number,
): Promise<ProtocolReply> {
  return userReply(await demandUser(scope, String(id)), request, { status });
}

async function groupReply(
  scope: Scope,
  row: GroupRow,
  request: ProtocolRequest,
  { status, isRead }: Answered,
): Promise<ProtocolReply> {
  const members = hasMembers(request) ? await readMembers(scope, [row.id]) : [];
  return versioned(chosen(presentGroup(row, members, request.base), request), row, request, {
    status,
    isRead: isRead ?? false,
    location: `${request.base}/Groups/${row.id}`,
  });
}

async function savedGroup(
  scope: Scope,
  id: number,
  request: ProtocolRequest,
  status: number,
): Promise<ProtocolReply> {
  return groupReply(scope, await demandGroup(scope, String(id)), request, { status });
}

function versioned(
  body: JsonObject,
  { version }: { readonly version: number },
  { ifNoneMatch }: ProtocolRequest,
  {
    status,
    isRead,
    location,
  }: { readonly status: number; readonly isRead: boolean; readonly location: string },
): ProtocolReply {
  const headers = { etag: tagOf(version), ...(status === 201 ? { location } : {}) };
  if (isRead && namesVersion(ifNoneMatch, version)) return { status: 304, headers };
  return { status, body, headers };
}

function chosen(resource: JsonObject, { query }: ProtocolRequest): JsonObject {
  return withAttributes(resource, { attributes: query.attributes, excluded: query.excludedattributes });
}

/** Entra asks for groups without their members, which may be thousands. */
function hasMembers({ query }: ProtocolRequest): boolean {
  return !/(^|,)\s*members\s*(,|$)/i.test(query.excludedattributes ?? '');
}

function bodyOf({ body }: ProtocolRequest): JsonObject {
  if (!isObject(body as Json))
    throw new HttpProblem(400, said(scimWords, 'not_object'), { code: 'invalidSyntax' });
  return body as JsonObject;
}

const defaultCount = 100;

/** A page begins with 1; numbers out of range are moved into it (RFC 7644, 3.4.2.4). */
function pageOf({ query }: ProtocolRequest): { offset: number; limit: number; startIndex: number } {
  const number = (text: string | undefined, other: number) => {
    if (text === undefined || text === '') return other;
    if (!/^-?\d{1,9}$/.test(text))
      throw new HttpProblem(400, said(scimWords, 'page'), { code: 'invalidValue' });
    return Number(text);
  };
  const startIndex = Math.max(1, number(query.startindex, 1));
  const limit = Math.min(mostResults, Math.max(0, number(query.count, defaultCount)));
  return { offset: startIndex - 1, limit, startIndex };
}

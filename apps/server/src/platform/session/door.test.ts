import { createHash } from 'node:crypto';
import { calls } from '@bellwether/contract/calls.generated';
import { endpoint } from '@bellwether/contract/endpoint';
import { endpoints } from '@bellwether/contract/endpoints';
import { addComment } from '@bellwether/contract/goals/comments';
import { listPeriods } from '@bellwether/contract/goals/reading';
import { deactivatePerson } from '@bellwether/contract/people/status';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { routesOf } from '../../routes.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { whenDone } from '../../testing/when-done.ts';
import { recordEvent } from '../events/record-event.ts';
import { type Route, route } from '../http/route.ts';
import { createHttpServer } from '../http/server.ts';
import { isActive } from './acting.ts';
import type { Door } from './door.ts';
import { demandFreshProof } from './fresh-proof.ts';
import { sessionDoor } from './session-door.ts';

// Plants a third way of calling: a badge, whose secret is a hash of the person's e-mail. It has no table, so that the
// whole way is in this file.

const badgeDoor: Door = {
  kind: 'agent',
  credentialOf(authorization) {
    const [, tenantId, email] = /^Badge (\d+) (\S+)$/.exec(authorization ?? '') ?? [];
    if (!email) return undefined;
    return { tenantId: Number(tenantId), secretHash: createHash('sha256').update(email).digest() };
  },
  sourceOf: ({ tenantId, secretHash }) => ({
    columns: sql`true as has_badge`,
    join: sql``,
    where: sql`${isActive} and person.tenant_id = ${tenantId}
      and sha256(convert_to(person.email, 'UTF8')) = ${secretHash}`,
  }),
  principalOf: ({ id }) => ({
    kind: 'agent',
    id: 0,
    personId: id,
    scopes: ['goals:read'],
    via: 'Badge reader',
    provenAt: null,
    isSettingUp: false,
  }),
};

const planted = (name: string, callers?: ['agent']) =>
  endpoint({
    name,
    summary: '',
    method: 'POST',
    path: `/planted/${name}`,
    scope: 'goals:read',
    ...(callers ? { callers } : {}),
    body: z.optional(z.strictObject({})),
    reply: z.object({ Name: z.string() }),
  });
const forBadges = planted('forBadges', ['agent']);
const forFresh = planted('forFresh', ['agent']);

const server = await startTestServer({ doors: [sessionDoor, badgeDoor] });
const tenant = await server.buildTenant();
const badge = `Badge ${tenant.id} ${tenant.ceo.email}`;
const token = await server.signInAs(tenant.ceo);

const routes: Route[] = [
  route(forBadges, async (scope) => {
    await recordEvent(scope, { kind: 'account.signed_out', subjectId: null, detail: {} });
    return { Name: scope.person.name };
  }),
  route(forFresh, async (scope) => {
    demandFreshProof(scope);
    return { Name: '' };
  }),
];
const http = await createHttpServer({
  context: server.context,
  calls: {
    places: [
      ...calls,
      ...routes.map(({ endpoint: { name, method, path } }) => ({
        name,
        method,
        path,
        takes: 'json' as const,
        bytes: 4_096,
      })),
    ],
    routes: async () => [...routesOf(server.context), ...routes],
  },
  trustedProxies: [],
  https: false,
});
whenDone(() => http.close());

const send = (authorization: string, { method, path }: Pick<typeof forBadges, 'method' | 'path'>) =>
  http.inject({
    method,
    url: `/api${path.replace(/\{(\w+)\}/g, '1')}`,
    headers: { authorization },
    ...(method === 'GET' || method === 'DELETE' ? {} : { payload: {} }),
  });

test('a third way of calling reads its call as its person, in one statement', async () => {
  const { frame, tables } = await server.countStatements(() => send(badge, forBadges));
  const answer = await send(badge, forBadges);
  expect([answer.statusCode, answer.json()]).toEqual([200, { Name: tenant.ceo.name }]);
  // Begin, tenant and commit; the gate and the event.
  expect([frame.length, tables.length]).toEqual([3, 2]);
});

test('events keep by which way the person acted', async () => {
  await send(badge, forBadges);
  const { rows } = await server.owner.query(
    "select distinct actor_id, via from event where tenant_id = $1 and kind = 'account.signed_out'",
    [tenant.id],
  );
  expect(rows).toEqual([{ actor_id: tenant.ceo.id, via: 'Badge reader' }]);
});

test('it reads nothing else: every call of the contract is refused before its input is looked at', async () => {
  const signedIn = endpoints.filter(({ who }) => who !== 'anyone');
  expect(signedIn.length).toBeGreaterThan(200);
  for (const each of signedIn) {
    const answer = await send(badge, each as typeof forBadges);
    const code = each.callers.includes('agent') ? 'scope_missing' : 'person_needed';
    expect([each.name, answer.statusCode, answer.json().code]).toEqual([each.name, 403, code]);
  }
});

test('it proves no presence, and a session cannot use its call', async () => {
  const [refused, other] = [await send(badge, forFresh), await send(token, forBadges)];
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'person_needed']);
  expect([other.statusCode, other.json().code]).toEqual([403, 'person_needed']);
});

test('an unknown badge is 401, and so is one of another company or of a deactivated person', async () => {
  const person = await server.buildPerson(tenant);
  const own = `Badge ${tenant.id} ${person.email}`;
  expect((await send(own, forBadges)).statusCode).toBe(200);
  const other = await server.buildTenant();
  expect((await send(`Badge ${other.id} ${person.email}`, forBadges)).statusCode).toBe(401);
  const params = { id: person.id };
  expect((await server.call(deactivatePerson, { token, params })).status).toBe(200);
  expect((await send(own, forBadges)).statusCode).toBe(401);
  expect((await send(`Badge ${tenant.id} nobody@example.com`, forBadges)).statusCode).toBe(401);
});

test('what needs a scope says so, and calls without one take sessions only', () => {
  expect([listPeriods.scope, listPeriods.callers]).toEqual(['goals:read', ['session', 'token']]);
  expect([addComment.scope, addComment.callers]).toEqual(['comments:write', ['session', 'token']]);
  // What they ask for has a path of its own for programs.
  const forScreens = ['previewReport', 'makeReport'];
  for (const { name, scope, callers } of endpoints)
    expect([name, callers.includes('token')]).toEqual([
      name,
      scope !== 'none' && !callers.includes('agent') && !forScreens.includes(name),
    ]);
});

import { confirmPassword, restoreSession } from '@bellwether/contract/accounts';
import * as tokens from '@bellwether/contract/accounts/tokens';
import { endpoints } from '@bellwether/contract/endpoints';
import { addComment } from '@bellwether/contract/goals/comments';
import { deleteGoal, removeGoal } from '@bellwether/contract/goals/drafting';
import { listGoals, listPeriods } from '@bellwether/contract/goals/reading';
import { addEmployee } from '@bellwether/contract/people/adding';
import { getProfile, saveProfile } from '@bellwether/contract/people/profile';
import {
  activatePerson,
  deactivatePerson,
  postActivation,
  postDeactivation,
} from '@bellwether/contract/people/status';
import { type TokenScope, tokenScopes } from '@bellwether/domain/accounts/tokens/tokens';
import { instantToIso } from '@bellwether/domain/calendar/instant';
import { describe, expect, test, vi } from 'vitest';
import { recordEvent } from '../../../platform/events/record-event.ts';
import type { WaitingMail } from '../../../platform/mail/mail-kind.ts';
import { asTenant } from '../../../platform/session/gate.ts';
import type { TestPerson } from '../../../testing/factory.ts';
import { reactByMail } from '../../../testing/react-by-mail.ts';
import { startTestServer } from '../../../testing/test-server.ts';
import { tokenMadeMail } from './mails.ts';

const server = await startTestServer();
const tenant = await server.buildTenant();
const day = 86_400_000;

type Body = { Name?: string; Scopes?: readonly TokenScope[]; Days?: number | null };
async function make(person: TestPerson, body: Body = {}) {
  const token = await server.signInAs(person);
  const asked = { Name: 'Script', Scopes: ['goals:read'], ...body };
  return server.call(tokens.makeToken, { token, body: asked });
}
const bearer = async (person: TestPerson, body: Body = {}) =>
  `Bearer ${(await make(person, body)).body.Token}`;
const company = async (person: TestPerson, body: Body = {}) => {
  const token = await server.signInAs(person);
  const asked = { Name: 'Zapier', Scopes: ['goals:read'], ...body };
  return server.call(tokens.makeCompanyToken, { token, body: asked });
};
const periods = async (token: string) => (await server.call(listPeriods, { token })).status;

test('a person is told by mail of each own token and each agent, and the mail names it', async () => {
  const person = await server.buildPerson(tenant);
  const made = await make(person, { Name: 'Quiet script' });
  await company(person, { Name: 'Zapier' });
  const scope = { tenantId: tenant.id, now: server.clock.now(), requestId: 'tokens' };
  await asTenant(server.context, scope, (inside) =>
    recordEvent(inside, {
      kind: 'agent.allowed',
      subjectId: person.id,
      detail: { grant: 1, client: 1 },
    }),
  );
  await reactByMail(server);
  const { rows } = await server.owner.query(
    'select kind, subject_id from mail where person_id = $1 order by id',
    [person.id],
  );
  expect(rows).toEqual([
    { kind: 'token_made', subject_id: made.body.Id },
    { kind: 'agent_allowed', subject_id: 1 },
  ]);
  const of = { person, requestedAt: server.clock.now() };
  const facts = (subjectId: number) =>
    asTenant(server.context, scope, (inside) =>
      tokenMadeMail.prepare(inside, { ...of, subjectId } as unknown as WaitingMail),
    );
  expect(await facts(made.body.Id)).toEqual({ name: person.name, program: 'Quiet script' });
  expect(await facts(0)).toEqual({ name: person.name, program: null });
});

describe('a token of a person', () => {
  test('is shown once, is stored as a hash, and acts as the person within its scopes', async () => {
    const person = await server.buildPerson(tenant);
    const made = await make(person, { Scopes: ['goals:read', 'comments:write'] });
    expect(made.body).toMatchObject({
      Name: 'Script',
      Scopes: ['goals:read', 'comments:write'],
      ExpiresAt: instantToIso(server.clock.now() + 90 * day),
      LastUsedAt: null,
      Token: expect.stringMatching(new RegExp(`^bw_p_${tenant.id}_[\\w-]{48}$`)),
    });
    expect(await periods(`Bearer ${made.body.Token}`)).toBe(200);
    const stored = await server.owner.query('select * from api_token where id = $1', [made.body.Id]);
    expect(JSON.stringify(stored.rows)).not.toContain(made.body.Token.slice(10));
    const list = await server.call(tokens.listTokens, { token: await server.signInAs(person) });
    expect(JSON.stringify(list.body)).not.toContain('Token');
    expect(list.body.MayBeEndless).toBe(false);
  });

  test('writes its last use once a day', async () => {
    const person = await server.buildPerson(tenant);
    const token = await bearer(person);
    const used = async () =>
      (await server.call(tokens.listTokens, { token: await server.signInAs(person) })).body.data[0];
    const first = instantToIso(server.clock.now());
    await periods(token);
    await vi.waitUntil(async () => (await used())?.LastUsedAt === first);
    expect((await used())?.LastUsedFrom).toBe('127.0.0.1');
    server.clock.advance(60_000);
    await periods(token);
    expect((await used())?.LastUsedAt).toBe(first);
  });

  test('never may more than the person', async () => {
    const person = await server.buildPerson(tenant);
    const token = await bearer(person, { Scopes: tokenScopes });
    const body = { Name: 'New', Email: 'new-by-token@example.com', ParentId: tenant.ceo.id };
    const refused = await server.call(addEmployee, { token, body });
    expect([refused.status, refused.problem.code]).toEqual([403, 'never_theirs']);
  });

  test('gives no role, also to a new person', async () => {
    const token = await bearer(tenant.ceo, { Scopes: ['people:write'] });
    const add = (body: object) =>
      server.call(addEmployee, { token, body: { Name: 'New', ParentId: 0, Email: '', ...body } });
    const below = { ParentId: tenant.ceo.id };
    expect((await add({ IsObserver: true, Email: 'observer@example.com' })).status).toBe(403);
    expect((await add({ ...below, IsManager: true, Email: 'manager@example.com' })).status).toBe(403);
    expect((await add({ ...below, Email: 'contributor@example.com' })).status).toBe(200);
  });

  test('has no name of another way of acting, and one from before stands in history as a name', async () => {
    for (const Name of ['agent:Claude', 'Slack', 'scim']) {
      const refused = await make(tenant.ceo, { Name });
      expect([refused.status, refused.problem.errors]).toEqual([
        400,
        [{ path: 'Name', message: 'This name is reserved. Please choose another one!' }],
      ]);
    }
    const { body } = await make(tenant.ceo, { Name: 'Old', Scopes: ['people:write'] });
    await server.owner.query(`update api_token set name = 'agent:Claude' where id = $1`, [body.Id]);
    const person = await server.buildPerson(tenant);
    const token = `Bearer ${body.Token}`;
    expect((await server.call(postDeactivation, { token, params: { id: person.id } })).status).toBe(200);
    const { rows } = await server.owner.query(
      "select via from event where kind = 'person.deactivated' and subject_id = $1",
      [person.id],
    );
    expect(rows).toEqual([{ via: '“agent:Claude”' }]);
  });

  test('ends at once when it is ended, at its end, and with its person, who does not get it back', async () => {
    const person = await server.buildPerson(tenant);
    const [first, second] = [await make(person, { Days: 30 }), await make(person, { Days: 365 })];
    const [one, other] = [`Bearer ${first.body.Token}`, `Bearer ${second.body.Token}`];
    expect([await periods(one), await periods(other)]).toEqual([200, 200]);
    server.clock.advance(31 * day);
    expect([await periods(one), await periods(other)]).toEqual([401, 200]);
    const params = { id: second.body.Id };
    const stranger = await server.signInAs(await server.buildPerson(tenant));
    expect((await server.call(tokens.endToken, { token: stranger, params })).status).toBe(404);
    const beside = await startTestServer({ beside: server });
    const session = await server.signInAs(person);
    expect((await server.call(tokens.endToken, { token: session, params })).status).toBe(200);
    expect((await beside.call(listPeriods, { token: other })).status).toBe(401);
    const third = await bearer(person);
    const ceo = await server.signInAs(tenant.ceo);
    await server.call(deactivatePerson, { token: ceo, params: { id: person.id } });
    expect(await periods(third)).toBe(401);
    await server.call(activatePerson, { token: ceo, params: { id: person.id } });
    expect(await periods(third)).toBe(401);
  });

  test('is one of ten at most, and ends unless the company allows otherwise', async () => {
    const person = await server.buildPerson(tenant);
    const endless = await make(person, { Days: null });
    expect([endless.status, endless.problem.errors?.[0]?.path]).toEqual([400, 'Days']);
    await server.owner.query('update tenant_setting set endless_tokens_allowed = true where tenant_id = $1', [
      tenant.id,
    ]);
    expect((await make(person, { Days: null })).body.ExpiresAt).toBeNull();
    const made = await Promise.all(Array.from({ length: 12 }, () => make(person)));
    expect(made.filter(({ status }) => status === 200)).toHaveLength(9);
    expect(made.filter(({ status }) => status === 409)).toHaveLength(3);
    for (const body of [{ Scopes: [] }, { Name: ' ' }, { Days: 31 }, { Scopes: ['everything' as never] }])
      expect((await make(await server.buildPerson(tenant), body)).status).toBe(400);
  });
});

describe('a token of the company', () => {
  test('is made by admins with a fresh proof, and survives its owner until an admin ends it', async () => {
    const admin = await server.buildPerson(tenant, { flags: ['isOrgAdmin'] });
    expect((await company(await server.buildPerson(tenant))).status).toBe(403);
    const stale = await server.signInAs(admin);
    server.clock.advance(16 * 60_000);
    const body = { Name: 'Zapier', Scopes: ['goals:read'] };
    const asked = await server.call(tokens.makeCompanyToken, { token: stale, body });
    expect([asked.status, asked.problem.code]).toEqual([409, 'password_needed']);
    const made = await company(admin);
    const token = `Bearer ${made.body.Token}`;
    expect(made.body.Token).toMatch(/^bw_c_/);
    const ceo = await server.signInAs(tenant.ceo);
    await server.call(deactivatePerson, { token: ceo, params: { id: admin.id } });
    expect(await periods(token)).toBe(200);
    const list = await server.call(tokens.listCompanyTokens, { token: ceo });
    expect(list.body.data[0]?.Owner).toEqual({ Id: admin.id, Name: admin.name, HasLeft: true });
    const params = { id: made.body.Id };
    expect((await server.call(tokens.endToken, { token: ceo, params })).status).toBe(404);
    expect((await server.call(tokens.endCompanyToken, { token: ceo, params })).status).toBe(200);
    expect(await periods(token)).toBe(401);
  });

  test('another company’s admins neither see nor end it', async () => {
    const made = await company(tenant.ceo);
    const other = await server.buildTenant();
    const token = await server.signInAs(other.ceo);
    expect((await server.call(tokens.listCompanyTokens, { token })).body.data).toEqual([]);
    const params = { id: made.body.Id };
    expect((await server.call(tokens.endCompanyToken, { token, params })).status).toBe(404);
  });
});

describe('attacks', () => {
  test('a changed, foreign or misplaced token is 401', async () => {
    const person = await server.buildPerson(tenant);
    const token = await bearer(person);
    const other = await server.buildTenant();
    const raw = token.slice('Bearer '.length);
    for (const forged of [
      raw,
      `Bearer ${raw.replace('bw_p_', 'bw_c_')}`,
      `Bearer ${raw.replace(`_${tenant.id}_`, `_${other.id}_`)}`,
      `Bearer ${raw.slice(0, -1)}`,
      `Bearer ${raw} ${raw}`,
      `Basic ${raw}`,
    ])
      expect([forged, await periods(forged)]).toEqual([forged, 401]);
    const host = `${other.subdomain}.example.com`;
    const named = await startTestServer({ beside: server, env: { PUBLIC_URL: 'https://example.com' } });
    expect((await named.call(listPeriods, { token, host })).status).toBe(401);
    for (const name of ['token', 'access_token', 'Authorization']) {
      const url = `/api${listPeriods.path}?${name}=${encodeURIComponent(token)}`;
      expect((await server.send({ method: 'GET', url })).statusCode).toBe(401);
    }
    expect((await server.call(restoreSession, { token })).status).toBe(403);
  });

  test('without its scope, every call of the contract is 403 before its input is looked at', async () => {
    // Several people, because a token has 600 calls a minute and a person few writes.
    const bearers = new Map<TokenScope, string>();
    for (const scope of tokenScopes) {
      const others = tokenScopes.filter((each) => each !== scope);
      bearers.set(
        scope,
        await bearer(await server.buildPerson(tenant, { flags: ['isOrgAdmin'] }), { Scopes: others }),
      );
    }
    const every = await bearer(await server.buildPerson(tenant, { flags: ['isOrgAdmin'] }), {
      Scopes: tokenScopes,
    });
    for (const { name, method, path, scope, who, callers } of endpoints) {
      if (who === 'anyone') continue;
      const authorization = scope === 'none' ? every : bearers.get(scope);
      const answer = await server.send({
        method,
        url: `/api${path.replace(/\{\w+\}/g, '1')}`,
        headers: { authorization },
        ...(method === 'GET' || method === 'DELETE' ? {} : { payload: {} }),
      });
      expect([name, answer.statusCode, answer.json().code]).toEqual([
        name,
        403,
        // Calls for agents alone are refused like those for people alone.
        callers.includes('token') ? 'scope_missing' : 'person_needed',
      ]);
    }
  });

  test('no scope reaches appraisals, notes, passwords, sessions, tokens, sign-in, settings, roles or own records', () => {
    const reachable = endpoints.filter(({ scope }) => scope !== 'none').map(({ path }) => path);
    const closed =
      /^\/(talent|note(?!tification)|auth|user\/(sessions|tokens|changepassword)|tenant(?!\/webhooks)|myusermanual|report\/(appraisal|employee))|appraisal|ownrecord|roles|password/i;
    expect(reachable.filter((path) => closed.test(path))).toEqual([]);
    expect(reachable.length).toBeGreaterThan(90);
  });

  test('no GET that a token may call acts', () => {
    const acting = endpoints.filter(
      ({ method, scope, counts }) => method === 'GET' && scope !== 'none' && counts !== 'nothing',
    );
    expect(acting.map(({ name }) => name)).toEqual([]);
  });

  test('a token changes no role and no e-mail', async () => {
    const person = await server.buildPerson(tenant, { manager: tenant.ceo });
    const token = await bearer(tenant.ceo, { Scopes: ['people:read', 'people:write'] });
    const params = { id: person.id };
    const { Name, JobTitle, Email } = (await server.call(getProfile, { token, params })).body;
    const save = (change: object) =>
      server.call(saveProfile, { token, params, body: { Name, JobTitle, Email, ...change } });
    expect((await save({ JobTitle: 'Baker' })).status).toBe(200);
    expect((await save({ RoleName: 'manager' })).status).toBe(403);
    expect((await save({ Email: 'other@example.com' })).status).toBe(403);
    expect((await server.call(confirmPassword, { token, body: { Password: 'x' } })).status).toBe(403);
  });
});

test('the twins act as the GETs do, and the GETs refuse tokens', async () => {
  const token = await bearer(tenant.ceo, { Scopes: ['people:write', 'goals:write'] });
  const person = await server.buildPerson(tenant);
  const params = { id: person.id };
  expect((await server.call(deactivatePerson, { token, params })).status).toBe(403);
  expect((await server.call(postDeactivation, { token, params })).body.Status).toBe('Deactivated');
  expect((await server.call(postActivation, { token, params })).body.Status).not.toBe('Deactivated');
  expect((await server.call(deleteGoal, { token, params: { id: 1 } })).status).toBe(403);
  expect((await server.call(removeGoal, { token, params: { id: 1 } })).status).toBe(404);
});

test('600 calls a minute, with what is left in headers', async () => {
  const person = await server.buildPerson(tenant);
  const token = await bearer(person);
  const first = await server.call(listPeriods, { token });
  expect(first.headers).toMatchObject({
    'ratelimit-limit': '600',
    'ratelimit-remaining': '599',
    'ratelimit-reset': '60',
  });
  const { callLimit } = server.context;
  const reply = { headers: () => reply } as never;
  const secretHash = (await import('#platform/session/api-token.ts')).readApiToken(token);
  for (let at = 1; at < 600; at += 1)
    callLimit.count(secretHash ?? ({} as never), 600, server.clock.now(), reply);
  const refused = await server.call(listPeriods, { token });
  expect([refused.status, refused.problem.code, refused.headers['retry-after']]).toEqual([
    429,
    'too_many_calls',
    '60',
  ]);
  expect(await periods(await bearer(person))).toBe(200);
  server.clock.advance(60_000);
  expect(await periods(token)).toBe(200);
});

describe('an Idempotency-Key', () => {
  const add = (token: string, key: string, Email: string) =>
    server.call(addEmployee, {
      token,
      headers: { 'idempotency-key': key },
      body: { Name: 'Once Only', Email, ParentId: tenant.ceo.id },
    });

  test('gives the same answer again, refuses another body, and ends after a day', async () => {
    const token = await bearer(tenant.ceo, { Scopes: ['people:write'], Days: 90 });
    const first = await add(token, 'key-1', 'once@example.com');
    const again = await add(token, 'key-1', 'once@example.com');
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
    const other = await add(token, 'key-1', 'twice@example.com');
    expect([other.status, other.problem.code]).toEqual([409, 'key_used']);
    const elsewhere = await bearer(tenant.ceo, { Scopes: ['people:write'] });
    expect((await add(elsewhere, 'key-1', 'thrice@example.com')).status).toBe(200);
    server.clock.advance(day + 1);
    expect((await add(token, 'key-1', 'twice@example.com')).status).toBe(200);
    expect((await add(token, ' ', 'x@example.com')).status).toBe(400);
  });

  test('of two at once writes one, and a refused request keeps the key free', async () => {
    const token = await bearer(tenant.ceo, { Scopes: ['people:write'] });
    const both = await Promise.all([
      add(token, 'key-2', 'both@example.com'),
      add(token, 'key-2', 'both@example.com'),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0]?.body).toEqual(both[1]?.body);
    expect((await add(token, 'key-3', 'both@example.com')).status).toBe(400);
    expect((await add(token, 'key-3', 'free@example.com')).status).toBe(200);
  });
});

test('history and events name the token beside the person', async () => {
  const made = await company(tenant.ceo, { Name: 'Zapier', Scopes: ['people:write', 'comments:write'] });
  const token = `Bearer ${made.body.Token}`;
  const person = await server.buildPerson(tenant);
  expect((await server.call(postDeactivation, { token, params: { id: person.id } })).status).toBe(200);
  const { rows } = await server.owner.query(
    "select actor_id, via from event where kind = 'person.deactivated' and subject_id = $1",
    [person.id],
  );
  expect(rows).toEqual([{ actor_id: tenant.ceo.id, via: 'Zapier' }]);
  expect((await server.call(listGoals, { token, body: {} })).problem.code).toBe('scope_missing');
  expect((await server.call(addComment, { token, body: {} as never })).status).toBe(400);
});

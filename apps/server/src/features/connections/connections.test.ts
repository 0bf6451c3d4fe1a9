import { listConnections, listHappenings } from '@bellwether/contract/connections/happenings';
import { instantToIso } from '@bellwether/domain/calendar/instant';
import { expect, test } from 'vitest';
import {
  forgetHappenings,
  keptHappenings,
  recordHappening,
  tellHappening,
} from '#platform/connections/happenings.ts';
import { inTenant } from '#platform/database/transaction.ts';
import { startTestServer } from '../../testing/test-server.ts';

const server = await startTestServer();
const tenant = await server.buildTenant();
const { pool } = server.context;
const admin = await server.buildPerson(tenant, { flags: ['isOrgAdmin'] });
const token = await server.signInAs(admin);

const tell = (connection: string, isOk: boolean, code: string, values = {}) =>
  tellHappening(server.context, tenant.id, connection, { isOk, code, values });
const stateOf = async (connection: string) =>
  (await server.call(listConnections, { token })).body.data.find((each) => each.Connection === connection);
const logOf = async (connection: string) =>
  (await server.call(listHappenings, { token, params: { connection } })).body.data;

test('a connection tells its latest success, since when it fails, and what happened, newest first', async () => {
  await tell('signin-1', true, 'signed_in', { person: 'Ada Quill' });
  const used = instantToIso(server.clock.now());
  server.clock.advance(60_000);
  await tell('signin-1', false, 'no_answer');
  const since = instantToIso(server.clock.now());
  server.clock.advance(60_000);
  await tell('signin-1', false, 'no_answer');
  expect(await stateOf('signin-1')).toEqual({
    Connection: 'signin-1',
    LastUsedAt: used,
    FailingSince: since,
    RefusedSince: null,
  });
  expect((await logOf('signin-1')).map(({ IsOk, Code }) => [IsOk, Code])).toEqual([
    [false, 'no_answer'],
    [false, 'no_answer'],
    [true, 'signed_in'],
  ]);
  await tell('signin-1', true, 'signed_in');
  expect(await stateOf('signin-1')).toMatchObject({ FailingSince: null });
});

test('the last fifty are kept, of each connection; a removed one is forgotten', async () => {
  for (let turn = 0; turn < keptHappenings + 5; turn += 1) await tell('scim', true, `code_${turn}`);
  const log = await logOf('scim');
  expect([log.length, log[0]?.Code, log.at(-1)?.Code]).toEqual([50, 'code_54', 'code_5']);
  expect(await logOf('signin-1')).toHaveLength(4);
  await inTenant(pool, tenant.id, (db) => forgetHappenings({ db, tenant, now: server.clock.now() }, 'scim'));
  expect([await logOf('scim'), await stateOf('scim')]).toEqual([[], undefined]);
});

test('more than fifty failures move neither the beginning of the failing nor the latest use', async () => {
  const used = instantToIso(server.clock.now());
  await tell('slack', true, 'told');
  server.clock.advance(60_000);
  const since = instantToIso(server.clock.now());
  for (let turn = 0; turn < keptHappenings + 5; turn += 1) {
    await tell('slack', false, `code_${turn}`);
    server.clock.advance(1_000);
  }
  expect(await stateOf('slack')).toMatchObject({ LastUsedAt: used, FailingSince: since });
  expect((await logOf('slack')).map(({ Code }) => Code).slice(-2)).toEqual(['code_6', 'code_5']);
  await tell('slack', true, 'told');
  expect(await stateOf('slack')).toMatchObject({ FailingSince: null });
});

test('what a stranger can cause is kept once in ten minutes, is no failure, and pushes nothing else out', async () => {
  const forge = (isOk: boolean, code: string) =>
    tellHappening(server.context, tenant.id, 'signin-9', { isOk, code, isUnproven: true });
  const since = instantToIso(server.clock.now());
  await forge(false, 'answer_invalid');
  const refused = { LastUsedAt: null, FailingSince: null, RefusedSince: since };
  expect(await stateOf('signin-9')).toMatchObject(refused);
  await tell('signin-9', false, 'no_answer');
  expect(await stateOf('signin-9')).toMatchObject({ ...refused, FailingSince: since });
  const many = Array.from({ length: 20 }, () => forge(false, 'answer_invalid'));
  await Promise.all([...many, forge(true, 'provider_refused')]);
  expect((await logOf('signin-9')).map(({ Code }) => Code)).toEqual([
    'provider_refused',
    'no_answer',
    'answer_invalid',
  ]);
  for (let hour = 0; hour < 30; hour += 1) {
    server.clock.advance(10 * 60_000);
    await forge(false, 'answer_invalid');
    await forge(true, 'provider_refused');
  }
  const log = await logOf('signin-9');
  expect([log.length, log.at(-1)?.Code]).toEqual([21, 'no_answer']);
  await tell('signin-9', true, 'signed_in');
  expect(await stateOf('signin-9')).toMatchObject({ FailingSince: null, RefusedSince: null });
});

test('what a transaction takes back did not happen', async () => {
  await inTenant(pool, tenant.id, async (db) => {
    await recordHappening({ db, tenant, now: server.clock.now() }, 'files', { isOk: true, code: 'read' });
    throw new Error('taken back');
  }).catch(() => undefined);
  expect(await stateOf('files')).toBeUndefined();
});

test('only org admins and the ceo of the company read them', async () => {
  const calls = async (who: string | undefined) => {
    const auth = who === undefined ? {} : { token: who };
    const one = await server.call(listConnections, auth);
    const other = await server.call(listHappenings, { ...auth, params: { connection: 'signin-1' } });
    return [one.status, other.status];
  };
  expect(await calls(undefined)).toEqual([401, 401]);
  for (const given of [{ role: 'manager' }, { flags: ['isHrAdmin'] }, { flags: ['isGoalAdmin'] }] as const)
    expect(await calls(await server.signInAs(await server.buildPerson(tenant, given)))).toEqual([403, 403]);
  const other = await server.buildTenant();
  const stranger = await server.signInAs(await server.buildPerson(other, { flags: ['isOrgAdmin'] }));
  const log = await server.call(listHappenings, { token: stranger, params: { connection: 'signin-1' } });
  expect([log.status, log.body.data]).toEqual([200, []]);
  const wrong = await server.call(listHappenings, { token, params: { connection: 'a;b' } as never });
  expect(wrong.status).toBe(400);
});

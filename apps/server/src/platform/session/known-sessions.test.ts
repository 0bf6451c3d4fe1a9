import { restoreSession } from '@bellwether/contract/accounts';
import { listGoals } from '@bellwether/contract/goals/reading';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { startTestServer } from '../../testing/test-server.ts';
import { Batch } from '../database/batch.ts';
import { withSession } from './gate.ts';
import { KnownSessions, type SessionRow, saysTheSame } from './known-sessions.ts';
import type { Scope } from './scope.ts';
import { mintToken, readToken } from './token.ts';

const server = await startTestServer();

async function knownCeo() {
  const tenant = await server.buildTenant();
  const token = await server.signInAs(tenant.ceo);
  const list = (body: object = {}) => server.call(listGoals, { token, body });
  // The node now knows the session.
  expect((await list()).status).toBe(200);
  const change = (column: string, value: unknown) =>
    server.owner.query(`update person set ${column} = $1 where tenant_id = $2 and id = $3`, [
      value,
      tenant.id,
      tenant.ceo.id,
    ]);
  return { tenant, token, list, change };
}

test('a read of a known session is one batch with the session’s statement and the commit', async () => {
  const { list } = await knownCeo();
  const submit = vi.spyOn(Batch.prototype, 'submit');
  await list();
  const batches = (submit.mock.contexts as Batch[]).map(({ statements }) =>
    statements.map(({ text }) => text),
  );
  submit.mockRestore();
  const asked = batches.filter((texts) => texts.some((text) => text.includes('session.secret_hash')));
  expect(asked).toHaveLength(1);
  expect(
    asked[0]?.map((text) => /begin|set_config|session\.secret_hash|with recursive|commit/.exec(text)?.[0]),
  ).toEqual(['begin', 'set_config', 'session.secret_hash', 'with recursive', 'commit']);
});

test('a known session that has ended gets 401, also with bad input', async () => {
  const { tenant, list } = await knownCeo();
  await server.owner.query('update session set ended_at = now() where tenant_id = $1', [tenant.id]);
  expect((await list()).status).toBe(401);
  const again = await knownCeo();
  await server.owner.query('update session set ended_at = now() where tenant_id = $1', [again.tenant.id]);
  expect((await again.list({ PageSize: 'many' })).status).toBe(401);
});

test('a known person who was deactivated gets 401', async () => {
  const { list, change } = await knownCeo();
  await change('deactivated_at', new Date());
  expect((await list()).status).toBe(401);
});

test('a right that was taken away is gone with the next read', async () => {
  const { list, change } = await knownCeo();
  const filter = { GoalSelectFilter: 'All', Deleted: true } as const;
  await change('is_goal_admin', true);
  expect((await list(filter)).status).toBe(200);
  await change('is_goal_admin', false);
  expect((await list(filter)).body).toMatchObject({ data: [] });
});

test('the person of a read is the stored one', async () => {
  const { token, change } = await knownCeo();
  await change('name', 'Renamed Since');
  const { body } = await server.call(restoreSession, { token });
  expect(JSON.stringify(body)).toContain('Renamed Since');
});

test('work that began with an outdated session is undone and runs again, once', async () => {
  const { tenant, token, change } = await knownCeo();
  await change('name', 'Renamed Since');
  const secret = readToken(token);
  if (!secret) throw new Error('The token cannot be read.');
  const names: string[] = [];
  const request = {
    ...{ token: secret, subdomain: undefined, counts: 'nothing' as const },
    ...{ now: server.clock.now(), requestId: 'test' },
  };
  const note = async ({ db, person }: Scope) => {
    names.push(person.name);
    await sql`update person set biography = biography || '.' where tenant_id = ${tenant.id} and id = ${person.id}`.execute(
      db,
    );
    return person.name;
  };
  expect(await withSession(server.context, request, note)).toBe('Renamed Since');
  expect(names).toEqual([tenant.ceo.name, 'Renamed Since']);
  const { rows } = await server.owner.query('select biography from person where id = $1', [tenant.ceo.id]);
  expect(rows).toEqual([{ biography: '.' }]);
});

test('the least recently used sessions are forgotten', () => {
  const sessions = new KnownSessions(2);
  const [one, two, three] = [mintToken(1), mintToken(1), mintToken(2)];
  const row = (id: number) => ({ session_id: id }) as SessionRow;
  sessions.keep(one, row(1));
  sessions.keep(two, row(2));
  sessions.of(one);
  sessions.keep(three, row(3));
  expect([one, two, three].map((token) => sessions.of(token)?.session_id)).toEqual([1, undefined, 3]);
  sessions.forget(one);
  expect(sessions.of(one)).toBeUndefined();
});

test('two readings say the same if they differ in nothing but when the session was last seen', () => {
  const row = { id: 1, name: 'Ada', last_seen_at: 1, installation_key: Buffer.from('key') };
  const differs = (change: object) => !saysTheSame(row as never, { ...row, ...change } as never);
  expect(differs({ last_seen_at: 2, installation_key: Buffer.from('key') })).toBe(false);
  expect(
    [{ name: 'Bea' }, { installation_key: Buffer.from('other') }, { id: undefined }].map(differs),
  ).toEqual([true, true, true]);
});

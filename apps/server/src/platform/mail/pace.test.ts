import { expect, test, vi } from 'vitest';
import { passwordResetMail } from '../../features/accounts/links/mails.ts';
import { invitationMail } from '../../features/accounts/mails.ts';
import { mails } from '../../mails.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { asTenant } from '../session/gate.ts';
import { Pace } from './pace.ts';
import { requestMails } from './request-mail.ts';
import { sendOne } from './send-mail.ts';

const minute = 60_000;

/** A company whose people wait for a mail of a probe kind, and the queue, which the test runs by hand. */
async function buildQueue(url: string, count: number, env: Record<string, string> = {}) {
  const server = await startTestServer({
    env: { SMTP_URL: url, MAIL_FROM: 'goals@mail.example.com', ...env },
  });
  const tenant = await server.buildTenant();
  const people = await Promise.all(Array.from({ length: count }, () => server.buildPerson(tenant)));
  const request = (kind: { name: string; isUrgent?: boolean }, ids: readonly number[]) =>
    asTenant(server.context, { tenantId: tenant.id, now: server.clock.now(), requestId: 'test' }, (scope) =>
      requestMails(scope, kind, ids),
    );
  await request(
    probe,
    people.map(({ id }) => id),
  );
  return { server, tenant, people, request };
}

const probe = {
  name: 'probe',
  prepare: async () => ({}),
  write: () => ({ subject: 'Probe', parts: [{ paragraph: 'Probe' }] }),
};
const urgent = { ...probe, name: 'urgent', isUrgent: true };

/** Sends what is due, as the workers of two connections do, in the queue's order. */
async function runQueue({ context, owner, clock }: TestServer): Promise<void> {
  const { rows } = await owner.query(
    `select mail.tenant_id as "tenantId", mail.id as "mailId" from mail
     left join due_work due on due.tenant_id = mail.tenant_id and due.subject_id = mail.id and due.kind = 'retry_mail'
     where mail.state = 'waiting' and (due.due_at is null or due.due_at <= $1)
     order by mail.is_urgent desc, mail.id`,
    [new Date(clock.now()).toISOString()],
  );
  const work = async () => {
    for (let next = rows.shift(); next; next = rows.shift())
      await sendOne(context, [probe, urgent, ...mails], next);
  };
  await Promise.all([work(), work()]);
}

const states = async ({ owner }: TestServer) =>
  (
    await owner.query(
      'select state, max(tries)::int as tries, count(*)::int from mail group by state order by state',
    )
  ).rows;

test('two a minute with 451: all arrive, none twice, no try is lost, and urgent ones overtake', {
  timeout: 120_000,
}, async () => {
  let now = () => 0;
  const taken: number[] = [];
  const post = await startMailServer({
    recipient: () => {
      if (taken.filter((at) => now() - at < minute).length >= 2)
        return '451 4.7.28 Too many messages, slow down';
      taken.push(now());
      return undefined;
    },
  });
  const { server, people, request } = await buildQueue(post.url, 20);
  now = () => server.clock.now();
  await runQueue(server);
  await request(urgent, [people[19]?.id ?? 0]);
  for (let at = 0; at < 30; at += 1) {
    server.clock.advance(minute);
    await runQueue(server);
  }
  expect(await states(server)).toEqual([{ state: 'sent', tries: 0, count: 21 }]);
  const receivers = post.mails.map(({ to }) => to[0]);
  expect(new Set(receivers).size).toBe(20);
  // Two left before the urgent one was asked for.
  expect(receivers.indexOf(people[19]?.email)).toBeLessThan(4);
});

test.each([
  ['421 4.3.2 Service shutting down', 20],
  ['452 4.3.1 Insufficient system storage', 5],
  ['550 5.7.1 Your daily quota is used up', 5],
])(
  '%s is about us: %i mails wait and arrive, with pauses that double',
  { timeout: 60_000 },
  async (reply, count) => {
    let isRefusing = true;
    let asked = 0;
    const post = await startMailServer({
      recipient: () => {
        asked += 1;
        return isRefusing ? reply : undefined;
      },
    });
    const { server } = await buildQueue(post.url, count);
    await runQueue(server);
    expect(asked).toBeLessThanOrEqual(2);
    expect(await states(server)).toEqual([{ state: 'waiting', tries: 0, count }]);
    const pause = async () =>
      (await server.owner.query('select pause_seconds from mail_server')).rows[0].pause_seconds;
    expect(await pause()).toBe(30);
    const pauses: number[] = [];
    for (const seconds of [30, 60, 120, 240, 480, 900]) {
      server.clock.advance(seconds * 1_000);
      await runQueue(server);
      pauses.push(await pause());
    }
    expect(pauses).toEqual([60, 120, 240, 480, 900, 900]);
    isRefusing = false;
    server.clock.advance(900_000);
    await runQueue(server);
    expect(await states(server)).toEqual([{ state: 'sent', tries: 0, count }]);
    expect(new Set(post.mails.map(({ to }) => to[0])).size).toBe(count);
    expect(await pause()).toBe(0);
  },
);

test('one unknown receiver ends alone, and is named', async () => {
  let unknown: string | undefined;
  const post = await startMailServer({
    recipient: (address) => (address === unknown ? '550 5.1.1 No such user' : undefined),
  });
  const { server, people } = await buildQueue(post.url, 5);
  unknown = people[2]?.email;
  await runQueue(server);
  expect(await states(server)).toEqual([
    { state: 'failed', tries: 0, count: 1 },
    { state: 'sent', tries: 0, count: 4 },
  ]);
  const { rows } = await server.owner.query("select failure, person_id from mail where state = 'failed'");
  expect(rows).toEqual([{ failure: '550', person_id: people[2]?.id }]);
});

test('a policy that refuses one mail alone does not stop the others', async () => {
  let refused: string | undefined;
  const post = await startMailServer({
    recipient: (address) => (address === refused ? '550 5.7.1 Not wanted here' : undefined),
  });
  const { server, people } = await buildQueue(post.url, 5);
  refused = people[0]?.email;
  for (let at = 0; at < 3; at += 1) {
    await runQueue(server);
    server.clock.advance(minute);
  }
  await runQueue(server);
  expect(await states(server)).toEqual([
    { state: 'sent', tries: 0, count: 4 },
    { state: 'waiting', tries: 2, count: 1 },
  ]);
  expect((await server.owner.query('select paused_until from mail_server')).rows).toEqual([
    { paused_until: null },
  ]);
});

test('a server that refuses the fourth connection never sees it', async () => {
  let most = 0;
  const post = await startMailServer({
    connection: (open) => {
      most = Math.max(most, open);
      return open > 3 ? '421 4.7.0 Too many connections' : undefined;
    },
  });
  const { server } = await buildQueue(post.url, 20);
  await runQueue(server);
  expect(await states(server)).toEqual([{ state: 'sent', tries: 0, count: 20 }]);
  expect(most).toBeLessThanOrEqual(2);
});

test('a node sends at most MAIL_PER_MINUTE', async () => {
  const post = await startMailServer();
  const { server } = await buildQueue(post.url, 5, { MAIL_PER_MINUTE: '300' });
  const begun = performance.now();
  await runQueue(server);
  expect(post.mails).toHaveLength(5);
  expect(performance.now() - begun).toBeGreaterThan(4 * 200 - 20);
});

test('turns have even intervals, without a limit none', async () => {
  const free = new Pace(undefined);
  await Promise.all(Array.from({ length: 50 }, () => free.turn()));
  const begun = performance.now();
  const pace = new Pace(1_200);
  await Promise.all([pace.turn(), pace.turn(), pace.turn()]);
  expect(performance.now() - begun).toBeGreaterThan(95);
});

test('invitations, resets, unlocking, confirmations and notices about signing in or the end go first; others do not', async () => {
  expect(
    mails
      .filter(({ isUrgent }) => isUrgent)
      .map(({ name }) => name)
      .sort(),
  ).toEqual([
    'account_unlock',
    'agent_allowed',
    'break_glass_used',
    'codes_switched_off',
    'codes_switched_on',
    'company_data_asked',
    'company_ended',
    'email_confirmation',
    'few_keepers',
    'identity_linked',
    'invitation',
    'passkey_added',
    'password_reset',
    'provider_added',
    'provider_changed',
    'second_step_changed',
    'second_step_reset',
    'token_made',
  ]);
  expect([invitationMail.isUrgent, passwordResetMail.isUrgent]).toEqual([true, true]);
  const post = await startMailServer();
  const { server, people, request } = await buildQueue(post.url, 1);
  await request(urgent, [people[0]?.id ?? 0]);
  const { rows } = await server.owner.query(
    "select priority from pgboss.job where name = 'send-mail' order by created_on",
  );
  expect(rows.map(({ priority }) => priority)).toEqual([0, 1]);
});

test('a database that goes away while a mail is taken does not have it sent twice', async () => {
  let away = (): void => undefined;
  const post = await startMailServer({
    recipient: () => {
      away();
      return undefined;
    },
  });
  const { server } = await buildQueue(post.url, 1);
  const { pool } = server.context;
  let asked = 0;
  away = () => {
    const connect = pool.connect.bind(pool);
    const refusing = vi.spyOn(pool, 'connect').mockImplementation((async () => {
      asked += 1;
      if (asked < 3) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
      refusing.mockRestore();
      return connect();
    }) as typeof pool.connect);
  };
  await runQueue(server);
  expect([asked, await states(server)]).toEqual([3, [{ state: 'sent', tries: 0, count: 1 }]]);
  await runQueue(server);
  expect(post.mails).toHaveLength(1);
});

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkInvitation } from '@bellwether/contract/accounts';
import PostalMime from 'postal-mime';
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openBackground } from '../../background.ts';
import { jobs } from '../../jobs.ts';
import { inviteByMail } from '../../platform/accounts/invitation.ts';
import { inTenant } from '../../platform/database/transaction.ts';
import { EventReader } from '../../platform/events/event-reader.ts';
import type { CronJob } from '../../platform/jobs/job.ts';
import { purgeMails } from '../../platform/mail/purge.ts';
import { readers } from '../../reactions.ts';
import { createCompanyByMail } from '../../setup/create-company.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const post = await startMailServer();
const env = {
  SMTP_URL: post.url,
  MAIL_FROM: 'Goals <goals@mail.example.com>',
  PUBLIC_URL: 'https://goals.example.com',
};
const server = await startTestServer({ env });
const node = await startTestServer({ beside: server, env });
const home = mkdtempSync(join(tmpdir(), 'bellwether-mail-'));
const offline = await startTestServer({
  beside: server,
  env: { PUBLIC_URL: env.PUBLIC_URL, BELLWETHER_HOME: home },
});
afterAll(() => rmSync(home, { recursive: true, force: true }));
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const tick = jobs.find((job): job is CronJob => job.name === 'tick') ?? expect.unreachable();

let count = 0;
/** Creates a company whose ceo is invited by mail; nothing is sent before a node runs jobs. */
async function newCompany(named: { name?: string; ceo?: string } = {}) {
  count += 1;
  const subdomain = `mailed-${count}`;
  const email = `ceo@mailed-${count}.example`;
  await createCompanyByMail(server.context, {
    subdomain,
    name: named.name ?? 'Larkwood & Sons',
    timeZone: 'Berlin',
    goalType: 'SMART',
    ceo: { name: named.ceo ?? 'Ada Larkwood', email },
  });
  const { rows } = await server.owner.query('select id from tenant where subdomain = $1', [subdomain]);
  return { tenantId: Number(rows[0].id), subdomain, email };
}

async function work(...nodes: TestServer[]) {
  const stops = await Promise.all(nodes.map(({ context }) => openBackground(context, silent)));
  const stop = async () => {
    for (const end of stops.splice(0)) await end();
  };
  onTestFinished(stop);
  return stop;
}

const mailOf = async ({ tenantId }: { tenantId: number }) =>
  inTenant(server.context.pool, tenantId, (db) =>
    db
      .selectFrom('mail')
      .select(['id', 'state', 'tries', 'failure'])
      .orderBy('id', 'desc')
      .executeTakeFirst(),
  );
const sentTo = (email: string) => post.mails.filter(({ to }) => to.includes(email));
const tokenIn = (text: string | undefined) =>
  /\/v3\/invitation\/(\d+\.[\w-]{43})\b/.exec(text ?? '')?.[1] ?? '';
const isOpen = async (Token: string) =>
  (await server.call(checkInvitation, { body: { Token } })).status === 200;

beforeEach(() => post.answer(250));

describe('an invitation by mail', { timeout: 60_000 }, () => {
  test('is sent once by two nodes, with a working link, to the company’s own address', async () => {
    const company = await newCompany();
    await work(server, node);
    await vi.waitUntil(() => sentTo(company.email).length > 0, { timeout: 30_000 });
    await vi.waitUntil(async () => (await mailOf(company))?.state === 'sent', { timeout: 10_000 });
    const mails = sentTo(company.email);
    expect(mails).toHaveLength(1);
    const { email, raw } = mails[0] ?? expect.unreachable();
    expect(email).toMatchObject({
      subject: 'You are invited to Larkwood & Sons',
      from: { name: 'Goals', address: 'goals@mail.example.com' },
      to: [{ name: 'Ada Larkwood', address: company.email }],
      messageId: expect.stringMatching(/^<bellwether-\d+-\d+@mail\.example\.com>$/),
    });
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(email.text).toContain('Hello Ada Larkwood,');
    expect(email.text).toContain('until 2 Dec.');
    expect(email.html).toContain('Larkwood &amp; Sons');
    const token = tokenIn(email.text);
    expect(email.html).toContain(
      `href="https://${company.subdomain}.goals.example.com/v3/invitation/${token}"`,
    );
    expect(await isOpen(token)).toBe(true);
    // The secret is stored nowhere in clear text.
    const { rows } = await server.owner.query(
      `select (select string_agg(mail::text, '') from mail) || (select string_agg(event::text, '') from event)
        || (select string_agg(data::text, '') from pgboss.job) as text`,
    );
    expect(rows[0].text).not.toContain(token.split('.')[1]);
  });

  test('is retried after growing pauses while the server says 4xx, and only the newest link works', async () => {
    const company = await newCompany();
    post.answer(450);
    await work(server);
    await vi.waitUntil(async () => (await mailOf(company))?.tries === 1, { timeout: 30_000 });
    expect(await mailOf(company)).toMatchObject({ state: 'waiting', failure: '450' });
    await tick.run(server.context);
    expect((await mailOf(company))?.tries).toBe(1);
    server.clock.advance(61_000);
    await tick.run(server.context);
    await vi.waitUntil(async () => (await mailOf(company))?.tries === 2, { timeout: 30_000 });
    server.clock.advance(5 * 60_000);
    post.answer(250);
    await Promise.all([tick.run(server.context), tick.run(node.context)]);
    await vi.waitUntil(async () => (await mailOf(company))?.state === 'sent', { timeout: 30_000 });
    expect(sentTo(company.email)).toHaveLength(1);
    const first = tokenIn(sentTo(company.email)[0]?.email.text);
    expect(await isOpen(first)).toBe(true);

    // Invite again, which ends the former link.
    await inTenant(server.context.pool, company.tenantId, async (db) => {
      const { id } = await db.selectFrom('person').select('id').executeTakeFirstOrThrow();
      const act = { tenantId: company.tenantId, actorId: null, requestId: null, now: server.clock.now() };
      await inviteByMail(db, act, { personId: id, invitedBy: 'Ben' });
    });
    await vi.waitUntil(() => sentTo(company.email).length === 2, { timeout: 30_000 });
    const second = tokenIn(sentTo(company.email)[1]?.email.text);
    expect([await isOpen(first), await isOpen(second)]).toEqual([false, true]);
  });

  test('is kept as failed after a 5xx, and dropped when it is no longer wanted', async () => {
    const [refused, unwanted] = [await newCompany(), await newCompany()];
    post.answer(550);
    await inTenant(server.context.pool, unwanted.tenantId, (db) =>
      db
        .updateTable('person')
        .set({ deactivated_at: new Date(server.clock.now()).toISOString() })
        .execute(),
    );
    await work(server);
    await vi.waitUntil(
      async () =>
        (await mailOf(refused))?.state === 'failed' && (await mailOf(unwanted))?.state === 'dropped',
      { timeout: 30_000 },
    );
    expect(await mailOf(refused)).toMatchObject({ tries: 0, failure: '550' });
  });

  test('without a mail server is a file in the outbox; names and texts of people stay plain text', async () => {
    const evil = 'Eve\r\nBcc: all@victim.example';
    const company = await newCompany({
      name: 'A <b>bold</b>\r\nX-Planted: 1 Ltd',
      ceo: `${evil} "<i>" <x@y.example>`,
    });
    await work(offline);
    const files = () => readdirSync(join(home, 'outbox')).filter((name) => name.endsWith('.eml'));
    await vi.waitUntil(async () => (await mailOf(company))?.state === 'sent', { timeout: 30_000 });
    const [file, ...others] = files();
    expect(others).toEqual([]);
    const raw = readFileSync(join(home, 'outbox', file ?? ''), 'utf8');
    const email = await PostalMime.parse(raw);
    const head = raw.slice(0, raw.indexOf('\r\n\r\n'));
    expect(head).not.toMatch(/^(bcc|x-planted):/im);
    expect([email.bcc, email.cc]).toEqual([undefined, undefined]);
    expect(email.to).toEqual([
      { name: expect.stringContaining('Eve Bcc: all@victim.example'), address: company.email },
    ]);
    expect(email.subject).toContain('X-Planted: 1 Ltd');
    expect(email.html).toContain('A &lt;b&gt;bold&lt;/b&gt;');
    expect(email.html).not.toContain('<i>');
  });
});

test('ended mails are deleted after a month', async () => {
  const waiting = await newCompany();
  for (const reader of readers) await new EventReader(server.context, reader, silent).turn();
  const count = async () =>
    (await server.owner.query('select count(*)::int as count from mail')).rows[0].count;
  expect(await count()).toBeGreaterThan(1);
  server.clock.advance(31 * 86_400_000);
  await purgeMails.run(server.context);
  expect([await count(), (await mailOf(waiting))?.state]).toEqual([1, 'waiting']);
});

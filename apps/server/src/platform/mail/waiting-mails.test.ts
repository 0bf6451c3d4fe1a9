import { getRefusedMails } from '@bellwether/contract/notifications/mails';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openBackground } from '../../background.ts';
import { createCompanyByMail } from '../../setup/create-company.ts';
import { runCommands } from '../../testing/command-line.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { askServer, urlOf } from '../../testing/test-database.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { doDueWork } from '../jobs/due.ts';
import { retryMail } from './jobs.ts';

const post = await startMailServer();
const env = { SMTP_URL: post.url, MAIL_FROM: 'goals@mail.example.com' };
const server = await startTestServer({ env });
const settings = { DATABASE_URL: urlOf(server.connection), ...env };
const warned: object[] = [];
const log = {
  info: () => undefined,
  error: () => undefined,
  warn: (facts: object, message: string) => void warned.push({ ...facts, message }),
};
const metrics = async () => (await server.send({ method: 'GET', url: '/api/metrics' })).body;
const doctor = async () =>
  (await runCommands('doctor', settings)).printed.split('\n').find((line) => line.includes('mails waiting'));

async function invite(subdomain: string) {
  await createCompanyByMail(server.context, {
    subdomain,
    name: 'Larkwood',
    timeZone: 'Berlin',
    goalType: 'SMART',
    ceo: { name: 'Ada', email: `ada@${subdomain}.example` },
  });
}

function work() {
  const opened = openBackground(server.context, log);
  onTestFinished(async () => (await opened)());
}

test('a mail whose job failed counts as waiting before its next run', async () => {
  await askServer(
    server.connection,
    "insert into pgboss.job (name, state, start_after) values ('send-mail', 'retry', now() + interval '1 hour')",
  );
  expect(await metrics()).toMatch(/^mails_waiting 1$/m);
  await askServer(server.connection, "delete from pgboss.job where name = 'send-mail'");
  expect(await metrics()).toMatch(/^mails_waiting 0$/m);
});

test('a mail that waits is told with the last words and since when, everywhere', {
  timeout: 90_000,
}, async () => {
  post.answer(451);
  await invite('waiting');
  work();
  await vi.waitUntil(() => warned.length > 0, { timeout: 60_000 });
  expect(warned).toEqual([
    {
      tenant: expect.any(Number),
      mail: expect.any(Number),
      tries: 1,
      code: '451',
      words: '451 not now',
      message: 'mail: the mail server did not take it',
    },
  ]);
  await vi.waitUntil(async () => (await metrics()).includes('\nmails_waiting 1\n'), { timeout: 20_000 });
  expect(await metrics()).toMatch(/^mails_held 0$/m);
  expect(await doctor()).toMatch(
    /^FIX mails waiting {2}The mail server refuses all mails since 2026-11-18T15:00:00\.000Z; it says: 451 not now\. 1 mail waiting/,
  );
  const [row] = (await askServer(server.connection, "select id from tenant where subdomain = 'waiting'"))
    .rows;
  const admin = await server.buildPerson(row, { flags: ['isOrgAdmin'], manager: null });
  const { body } = await server.call(getRefusedMails, {
    token: await server.signInAs(admin),
    host: 'waiting.localhost',
  });
  expect(body.Waiting).toEqual({
    Count: 1,
    Since: '2026-11-18T15:00:00Z',
    Words: '451 not now',
    IsHeld: false,
  });
  post.answer(250);
});

test('held mails stay until they are resumed, and are sent once', { timeout: 90_000 }, async () => {
  await askServer(server.connection, 'insert into mail_hold (held_at) values (now())');
  await invite('held');
  const sent = () => post.mails.filter(({ to }) => to.includes('ada@held.example')).length;
  work();
  await vi.waitUntil(
    async () =>
      (
        await askServer(
          server.connection,
          "select from pgboss.job where name = 'send-mail' and state = 'completed'",
        )
      ).rows.length > 1,
    { timeout: 60_000 },
  );
  expect(sent()).toBe(0);
  expect(await metrics()).toMatch(/^mails_held 1$/m);
  expect(await doctor()).toMatch(
    /^FIX mails waiting {2}All mails are held since the restore of .*resume --mails\.$/,
  );
  const { code, printed } = await runCommands('resume --mails', {
    ...settings,
    BELLWETHER_NOW: '2026-11-18T14:00:00Z',
  });
  expect([code, printed]).toEqual([0, expect.stringMatching(/^Mails leave again: \d wait\.$/)]);
  // The tick does this each minute.
  await doDueWork(server.context, [retryMail]);
  await vi.waitUntil(() => sent() > 0, { timeout: 30_000 });
  expect(sent()).toBe(1);
  expect((await runCommands('resume --mails', settings)).printed).toBe('No mails are held.');
  expect((await runCommands('resume', settings)).code).toBe(2);
});

import { expect, onTestFinished, test, vi } from 'vitest';
import { openBackground } from '../../background.ts';
import { doDueWork } from '../../platform/jobs/due.ts';
import { retryMail } from '../../platform/mail/jobs.ts';
import { createCompanyByMail } from '../../setup/create-company.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { askServer } from '../../testing/test-database.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { freezeCompany, thawCompany } from './commands.hold.ts';

// A mail server that takes a mail, and says yes when the company is being frozen (tenant.8).
const yes = Promise.withResolvers<void>();
const post = await startMailServer({ taken: () => yes.promise });
const server = await startTestServer({ env: { SMTP_URL: post.url, MAIL_FROM: 'goals@mail.example.com' } });
const ask = async (statement: string) => (await askServer(server.connection, statement)).rows;

test('a mail that is under way when its company freezes is sent once', { timeout: 60_000 }, async () => {
  await createCompanyByMail(server.context, {
    subdomain: 'resting',
    name: 'Larkwood',
    timeZone: 'Berlin',
    goalType: 'SMART',
    ceo: { name: 'Ada', email: 'ada@resting.example' },
  });
  const [{ id }] = await ask("select id from tenant where subdomain = 'resting'");
  const work = openBackground(server.context, {
    info: () => undefined,
    warn: () => undefined,
    error: () => undefined,
  });
  onTestFinished(async () => (await work)());
  await vi.waitUntil(() => post.mails.length > 0, { timeout: 20_000 });

  let isFrozen = false;
  const freezing = freezeCompany(server.context, id).then(() => {
    isFrozen = true;
  });
  await vi.waitUntil(
    async () => (await ask(`select from tenant where id = ${id} and held = 'frozen'`)).length,
  );
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(isFrozen).toBe(false);
  yes.resolve();
  await freezing;
  expect(await ask(`select state from mail where tenant_id = ${id}`)).toEqual([{ state: 'sent' }]);

  await thawCompany(server.context, id);
  await doDueWork(server.context, [retryMail]);
  const left = () => ask(`select from pgboss.job where name = 'send-mail' and state <> 'completed'`);
  await vi.waitUntil(async () => (await left()).length === 0, { timeout: 20_000 });
  expect(post.mails).toHaveLength(1);
});

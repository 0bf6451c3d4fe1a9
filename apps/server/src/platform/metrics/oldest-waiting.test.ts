import { expect, onTestFinished, test } from 'vitest';
import { createCompanyByMail } from '../../setup/create-company.ts';
import { askServer } from '../../testing/test-database.ts';
import { startTestServer } from '../../testing/test-server.ts';

const server = await startTestServer();
const ask = async (statement: string) => (await askServer(server.connection, statement)).rows;

async function metric(name: string): Promise<number> {
  const { body } = await server.send({ method: 'GET', url: '/api/metrics' });
  const line = body.split('\n').find((one) => one.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1));
}

await createCompanyByMail(server.context, {
  subdomain: 'larkwood',
  name: 'Larkwood',
  timeZone: 'Berlin',
  goalType: 'SMART',
  ceo: { name: 'Ada', email: 'ada@larkwood.example' },
});
const [{ id }] = await ask("select id from tenant where subdomain = 'larkwood'");

test('a mail that waits for another attempt keeps its age', async () => {
  const [mail] = await ask(
    `insert into mail (tenant_id, kind, person_id, requested_at)
      select tenant_id, 'invitation', id, '2026-11-18T14:00:00Z' from person where tenant_id = ${id} returning id`,
  );
  expect(await metric('mail_oldest_waiting_seconds')).toBeLessThan(600);
  await ask(
    `insert into due_work (kind, tenant_id, subject_id, due_at) values ('retry_mail', ${id}, ${mail.id}, '2026-11-18T16:00:00Z')`,
  );
  expect(await metric('mail_oldest_waiting_seconds')).toBe(3_600);
});

test('a job that was given up is told by its time, which a purge of others does not move', async () => {
  expect(await metric('job_last_failed_timestamp_seconds')).toBe(0);
  await ask(
    `insert into pgboss.job (name, state, completed_on) select 'send-mail', 'failed', at::timestamptz
      from unnest(array['2026-11-18T10:00:00Z', '2026-11-18T11:00:00Z']) at`,
  );
  const last = Date.parse('2026-11-18T11:00:00Z') / 1_000;
  expect(await metric('job_last_failed_timestamp_seconds')).toBe(last);
  await ask("delete from pgboss.job where completed_on = '2026-11-18T10:00:00Z'");
  expect(await metric('job_last_failed_timestamp_seconds')).toBe(last);
});

test('an event counts for a reader until it is handled, also while it fails, and never without a reaction', async () => {
  const age = () => metric('event_reader_oldest_waiting_seconds{reader="mail"}');
  const before = await ask("select position from event_cursor where reader = 'mail'");
  onTestFinished(async () => {
    await ask(`update event_cursor set position = ${before[0].position} where reader = 'mail'`);
  });
  await ask(
    "update event_cursor set position = (select max(event_id) from event_pointer) where reader = 'mail'",
  );
  expect(await age()).toBe(0);
  const happen = async (kind: string) => {
    const [event] = await ask(
      `insert into event (tenant_id, kind, subject_id, created_at) values (${id}, '${kind}', 1, '2026-11-18T14:30:00Z') returning id`,
    );
    await ask(`insert into event_pointer (event_id, tenant_id) values (${event.id}, ${id})`);
    return Number(event.id);
  };
  // Nobody is mailed about it, and while an older transaction runs the position does not pass it.
  await happen('tenant.thawed');
  expect(await age()).toBe(0);
  const invited = await happen('account.invited');
  expect(await age()).toBe(1_800);
  const mark = `insert into event_delivery (reader, event_id, tenant_id, tries, retry_at) values ('mail', ${invited}, ${id}, 1,`;
  await ask(`${mark} '2026-11-18T15:00:30Z')`);
  await ask(
    "update event_cursor set position = (select max(event_id) from event_pointer) where reader = 'mail'",
  );
  expect(await age()).toBe(1_800);
  await ask(`update tenant set held = 'frozen' where id = ${id}`);
  expect(await age()).toBe(0);
  await ask(`update tenant set held = null where id = ${id}`);
  await ask(`update event_delivery set retry_at = null where event_id = ${invited}`);
  expect(await age()).toBe(0);
});

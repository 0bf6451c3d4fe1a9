import { setLocale } from '@bellwether/contract/people/profile';
import { expect, test } from 'vitest';
import { jobs } from '../../../jobs.ts';
import { mails } from '../../../mails.ts';
import type { CronJob } from '../../../platform/jobs/job.ts';
import { sendOne } from '../../../platform/mail/send-mail.ts';
import { buildAppraisalCompany } from '../../../testing/appraisal-company.ts';
import { mailSettings, startMailServer } from '../../../testing/mail-server.ts';
import { notificationReader } from '../../../testing/notifications.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const post = await startMailServer();
const env = mailSettings(post);
const server = await startTestServer({ env });
const tick = jobs.find((job): job is CronJob => job.name === 'tick') ?? expect.unreachable();

test.each([
  [
    'fr-FR',
    'C’est à vous de signer.',
    (name: string) => `Évaluation de ${name} pour Q3 2026`,
    ['Ñíguez', 'Nora', 'Zoé'],
  ],
  [
    'es-ES',
    'Le toca firmar a usted.',
    (name: string) => `Evaluación de ${name} (Q3 2026)`,
    ['Nora', 'Ñíguez', 'Zoé'],
  ],
] as const)(
  'a digest in %s is in that language, with names in its order',
  async (Locale, sign, titleOf, sorted) => {
    post.answer(250);
    const company = await buildAppraisalCompany(server);
    await company.must('lead', setLocale, { body: { Locale } });
    for (const name of ['Zoé', 'Ñíguez', 'Nora']) {
      const { employee } = await company.make('acknowledged');
      await server.owner.query('update person set name = $1 where id = $2', [name, employee.id]);
    }
    const reader = notificationReader(server);
    while (await reader.turn());
    server.clock.advance(45 * 60_000);
    await tick.run(server.context);
    const { lead } = company.people;
    const { rows } = await server.owner.query<{ id: number }>(
      "select id from mail where kind = 'digest' and person_id = $1 and state = 'waiting'",
      [lead.id],
    );
    for (const { id } of rows)
      await sendOne(server.context, mails, { tenantId: company.tenantId, mailId: id });
    const [mail] = post.mails.filter(({ to }) => to.includes(lead.email)).map(({ email }) => email);
    const text = mail?.text ?? '';
    const placed = sorted.map((name) => text.indexOf(titleOf(name)));
    expect(placed.every((place) => place >= 0)).toBe(true);
    expect(placed).toEqual(placed.toSorted((one, other) => one - other));
    expect(text).toContain(sign);
    expect(`${mail?.subject} ${text}`).not.toMatch(/Appraisal|waits|your turn/);
  },
);

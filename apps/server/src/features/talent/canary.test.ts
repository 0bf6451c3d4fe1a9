import { restoreSession } from '@bellwether/contract/accounts';
import { getDashboard } from '@bellwether/contract/dashboard';
import { endpoints } from '@bellwether/contract/endpoints';
import { listAppraisalsOfPerson } from '@bellwether/contract/talent/appraisal';
import { expect, test } from 'vitest';
import { inTenant } from '../../platform/database/transaction.ts';
import { buildAppraisalCompany } from '../../testing/appraisal-company.ts';
import { notificationReader } from '../../testing/notifications.ts';
import { startTestServer } from '../../testing/test-server.ts';

// Searches the replies of all reading calls for a text and ratings that only the right people may see.

const lines: string[] = [];
const server = await startTestServer({
  log: { level: 'trace', stream: { write: (line: string) => void lines.push(line) } },
});
const company = await buildAppraisalCompany(server);
const { people, quarter } = company;
await company.set({ rating_levels: 5 });
const secret = 'Canary-review-7f3';
const comment = 'I see it otherwise.';
const ratings = { Primary: 4, Secondary: 4, Review: `<p>${secret}</p>` };
const draft = await company.make('draft', ratings);
const shared = await company.make('shared', ratings);
const completed = await company.make('completed', ratings);

/** Every reading call of the contract, with ids of the company in its path. */
function readsOf(made: { id: number; employee: { id: number } }) {
  const values: Readonly<Record<string, string | number>> = {
    id: made.id,
    userId: made.employee.id,
    profileId: made.employee.id,
    periodId: quarter,
    goalId: 1,
    hr: 0,
    flag: 1,
    x: made.employee.id,
    managerId: people.lead.id,
  };
  const acts =
    /^(share|setEmail|activate|deactivate|reinvite|changeManager|follow|delete|restore|register|connect|mark)/i;
  return endpoints
    .filter(({ method, who, name }) => method === 'GET' && who !== 'anyone' && !acts.test(name))
    .map(({ name, path }) => ({
      name,
      url: `/api${path.replace(/\{(\w+)\}/g, (_, part: string) => String(values[part] ?? 1))}`,
    }));
}

const ratingFields = /"(PrimaryRating|SecondaryRating|TertiaryRating|Colour|RatingWords|Previous)":/;

async function met(token: string, made: { id: number; employee: { id: number } }): Promise<string[]> {
  const found: string[] = [];
  for (const { name, url } of readsOf(made)) {
    const { body, statusCode } = await server.send({
      method: 'GET',
      url,
      headers: { authorization: token, host: 'localhost' },
    });
    if (statusCode === 401) throw new Error(`${name} ended the session.`);
    if (body.includes(secret)) found.push(`${name} text`);
    if (body.includes(comment)) found.push(`${name} comment`);
    if (ratingFields.test(body)) found.push(`${name} ratings`);
  }
  return found;
}

const tokenOf = (who: keyof typeof people) => server.signInAs(people[who]);

test.each(['member', 'otherLead', 'orgAdmin', 'goalAdmin', 'observer', 'foreigner'] as const)(
  '%s meets nothing of anybody’s',
  async (who) => {
    const token = await tokenOf(who);
    for (const made of [draft, shared, completed]) expect(await met(token, made)).toEqual([]);
  },
);

test('the employee never sees a draft, then sees the text without ratings', async () => {
  expect(await met(draft.token, draft)).toEqual([]);
  expect(await met(shared.token, shared)).toEqual(['getAppraisal text']);
  expect(await met(completed.token, completed)).toEqual(['getAppraisal text', 'getAppraisal comment']);
  const { body } = await server.call(listAppraisalsOfPerson, {
    token: draft.token,
    params: { userId: draft.employee.id },
  });
  expect(body.evaluations).toEqual([]);
});

test('the reviewer meets it where it belongs', async () => {
  const found = await met(await tokenOf('lead'), completed);
  expect(found).toContain('getAppraisal ratings');
  expect(
    found.filter((one) => !/^(getAppraisal|getCourse|listAppraisalsOfPerson|getTalent)/.test(one)),
  ).toEqual([]);
});

test('events, reminders and the session hold no text and no rating', async () => {
  const stored = await inTenant(server.context.pool, company.tenantId, (db) =>
    db.selectFrom('event').selectAll().execute(),
  );
  const told = JSON.stringify(stored);
  expect([told.includes(secret), told.includes(comment), /rating/i.test(told)]).toEqual([
    false,
    false,
    false,
  ]);
  for (const token of [shared.token, await tokenOf('lead')]) {
    const replies = [
      await server.call(getDashboard, { token }),
      await server.call(restoreSession, { token }),
    ];
    const text = JSON.stringify(replies.map(({ body }) => body));
    expect([text.includes(secret), ratingFields.test(text)]).toEqual([false, false]);
  }
});

test('no other table holds the text or the comment after everybody was notified, and no line of the log', async () => {
  const reader = notificationReader(server);
  while (await reader.turn());
  const { rows: tables } = await server.owner.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
      and table_name not in ('appraisal', 'appraisal_signature')`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await server.owner.query<{ holds: boolean }>(
      `select exists (select 1 from ${name} held where held::text like any ($1)) as holds`,
      [[`%${secret}%`, `%${comment}%`]],
    );
    if (rows[0]?.holds) found.push(name);
  }
  const notified = await server.owner.query('select 1 from notification');
  expect([found, (notified.rowCount ?? 0) > 0]).toEqual([[], true]);
  const log = lines.join('');
  expect([log.includes('request'), log.includes(secret), log.includes(comment)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('reminders: the manager writes and countersigns, the employee signs', async () => {
  const reminders = async (token: string) => {
    const { body } = await server.call(getDashboard, { token });
    return (body.Reminders ?? [])
      .filter(({ Type }) => Type.startsWith('appraisal'))
      .map(({ Type, Title, Id }) => [Type, Title, Id]);
  };
  expect(await reminders(shared.token)).toEqual([['appraisal_sign', 'Your appraisal', shared.id]]);
  expect(await reminders(draft.token)).toEqual([]);
  const acknowledged = await company.make('acknowledged');
  const lead = await tokenOf('lead');
  expect(await reminders(lead)).toEqual([
    ['appraisal_sign', `Appraisal of ${acknowledged.employee.name}`, acknowledged.id],
    ['appraisal_write', 'Appraisals due 21 Oct', quarter],
  ]);
});

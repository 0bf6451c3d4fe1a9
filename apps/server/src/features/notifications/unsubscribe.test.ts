import { getRefusedMails, unsubscribe } from '@bellwether/contract/notifications.mails';
import { beforeAll, expect, test } from 'vitest';
import { buildGoalCompany, type CastName, type GoalCompany } from '../../testing/goal-company.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { unsubscribeToken } from './access.unsubscribe.ts';

const server = await startTestServer();
let company: GoalCompany;
beforeAll(async () => {
  company = await buildGoalCompany(server);
});

const subscriber = (who: CastName) => ({ tenantId: company.tenantId, personId: company.people[who].id });
const tokenOf = (who: CastName) => company.read((db) => unsubscribeToken(db, subscriber(who)));
const wantsMails = async (who: CastName) => {
  const row = await company.read((db) =>
    db
      .selectFrom('person')
      .select('wants_email')
      .where('id', '=', company.people[who].id)
      .executeTakeFirstOrThrow(),
  );
  return row.wants_email;
};
const events = () =>
  company.read(async (db) => {
    const rows = await db
      .selectFrom('event')
      .select('subject_id')
      .where('kind', '=', 'person.email_preference_changed')
      .execute();
    return rows.map((row) => row.subject_id);
  });

test('the link of a mail switches the person’s mails off, by the page’s button', async () => {
  const Token = await tokenOf('member');
  expect((await server.call(unsubscribe, { body: { Token } })).status).toBe(200);
  expect((await server.call(unsubscribe, { body: { Token } })).status).toBe(200);
  expect([await wantsMails('member'), await wantsMails('peer'), await events()]).toEqual([
    false,
    true,
    [company.people.member.id],
  ]);
});

test.each([
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  ['multipart/form-data; boundary=x', '--x\r\n\r\n--x--'],
])('a mail program stops them by one click, with a form of type %s', async (type, payload) => {
  const who = type.startsWith('multi') ? 'lead' : 'peer';
  const url = `/v3/unsubscribe/${await tokenOf(who)}`;
  const answer = await server.send({ method: 'POST', url, headers: { 'content-type': type }, payload });
  expect([answer.statusCode, await wantsMails(who)]).toEqual([200, false]);
});

test('reading the address changes nothing, because mail scanners read links', async () => {
  await server.send({ method: 'GET', url: `/v3/unsubscribe/${await tokenOf('outsider')}` });
  expect(await wantsMails('outsider')).toBe(true);
});

test('a link that is not ours stops nothing', async () => {
  const own = await tokenOf('outsider');
  const { tenantId, personId } = subscriber('outsider');
  const signature = own.split('.')[2] ?? '';
  const forged = [
    'x',
    `${tenantId}.${personId}.`,
    `${tenantId}.${company.people.otherLead.id}.${signature}`,
    `${company.people.foreigner.tenantId}.${personId}.${signature}`,
    `${tenantId}.${personId}.${'A'.repeat(22)}`,
  ];
  for (const Token of forged) {
    expect((await server.call(unsubscribe, { body: { Token } })).status).toBe(404);
    expect((await server.send({ method: 'POST', url: `/v3/unsubscribe/${Token}` })).statusCode).toBe(404);
  }
  expect((await server.call(unsubscribe, { body: { Token: 1 } })).status).toBe(400);
  expect([await wantsMails('outsider'), await wantsMails('otherLead')]).toEqual([true, true]);
});

test('refused mails are shown to the ceo and org admins alone, newest first, without other companies', async () => {
  const at = '2026-11-18T14:00:00.000Z';
  const mail = { kind: 'digest', state: 'failed', failure: '550', requested_at: at } as const;
  await company.read((db) =>
    db
      .insertInto('mail')
      .values(
        [...Array(7).keys()].map((hours) => ({
          ...mail,
          tenant_id: company.tenantId,
          person_id: company.people.member.id,
          address: hours === 6 ? 'old@example.com' : null,
          ended_at: new Date(Date.parse(at) + hours * 60_000).toISOString(),
        })),
      )
      .execute(),
  );
  const body = await company.must('orgAdmin', getRefusedMails);
  expect([body.Count, body.data.length, body.data[0], body.data[1]?.Address]).toEqual([
    7,
    5,
    { Address: 'old@example.com', FailedAt: '2026-11-18T14:06:00Z' },
    company.people.member.email,
  ]);
  expect((await company.call('ceo', getRefusedMails)).status).toBe(200);
  for (const who of ['lead', 'member', 'goalAdmin', 'observer'] as const)
    expect((await company.call(who, getRefusedMails)).status).toBe(403);
  expect((await company.call(null, getRefusedMails)).status).toBe(401);
  expect(await company.must('foreigner', getRefusedMails)).toEqual({
    Count: 0,
    Waiting: { Count: 0, Since: null, Words: null, IsHeld: false },
    data: [],
  });
});

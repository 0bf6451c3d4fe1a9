import { createHmac } from 'node:crypto';
import { listNotificationPreferences, saveNotificationPreference } from '@bellwether/contract/notifications';
import {
  getRefusedMails,
  listMailSwitches,
  readMailSwitches,
  saveMailSwitch,
  switchMailsByLink,
  unsubscribe,
} from '@bellwether/contract/notifications/mails';
import { setEmailPreference } from '@bellwether/contract/people/profile';
import type { StoppableMails } from '@bellwether/domain/notifications/mails/mail-switches';
import { beforeAll, expect, test } from 'vitest';
import { buildGoalCompany, type CastName, type GoalCompany } from '../../../testing/goal-company.ts';
import { startTestServer } from '../../../testing/test-server.ts';
import { unsubscribeToken } from './access.unsubscribe.ts';

const server = await startTestServer();
let company: GoalCompany;
beforeAll(async () => {
  company = await buildGoalCompany(server);
});

const subscriber = (who: CastName) => ({ tenantId: company.tenantId, personId: company.people[who].id });
const tokenOf = (who: CastName, mails: StoppableMails = 'notifications') =>
  company.read((db) => unsubscribeToken(db, { ...subscriber(who), mails }));
/** A link of a mail that was sent before the mails had switches of their own. */
const oldTokenOf = (who: CastName) =>
  company.read(async (db) => {
    const { key } = await db.selectFrom('installation_key').select('key').executeTakeFirstOrThrow();
    const { tenantId, personId } = subscriber(who);
    const signature = createHmac('sha256', key).update(`unsubscribe ${tenantId} ${personId}`).digest();
    return `${tenantId}.${personId}.${signature.subarray(0, 16).toString('base64url')}`;
  });
/** The mails that a person gets. */
const gets = async (who: CastName) => {
  const { data } = await company.must(who, listMailSwitches);
  return data.filter(({ IsOn }) => IsOn).map(({ Mails }) => Mails);
};
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

test('the link of a mail stops only the mails that it came with', async () => {
  for (const [mails, left] of [
    ['weekly_ask', ['reports', 'notifications']],
    ['reports', ['notifications']],
    ['notifications', []],
  ] as const) {
    const Token = await tokenOf('member', mails);
    expect((await server.call(unsubscribe, { body: { Token } })).status).toBe(200);
    expect((await server.call(unsubscribe, { body: { Token } })).status).toBe(200);
    expect(await gets('member')).toEqual(left);
  }
  expect(await wantsMails('member')).toBe(true);
  expect(await gets('peer')).toEqual(['reports', 'notifications', 'weekly_ask']);
  const { data } = await company.must('member', listNotificationPreferences);
  expect(data.find(({ Topic }) => Topic === 'weekly_ask')?.Delivery).toBe('app');
});

test('the link of an older mail stops all mails, as it promised', async () => {
  const Token = await oldTokenOf('goalManager');
  expect((await server.call(readMailSwitches, { body: { Token } })).body.Of).toBeNull();
  expect((await server.call(unsubscribe, { body: { Token } })).status).toBe(200);
  expect((await server.call(unsubscribe, { body: { Token } })).status).toBe(200);
  expect([await wantsMails('goalManager'), await gets('goalManager'), await events()]).toEqual([
    false,
    [],
    [company.people.goalManager.id],
  ]);
});

test('the page of a link shows the switches, and one that is switched on brings no other mails', async () => {
  const Token = await tokenOf('goalAdmin', 'reports');
  const states = (body: { data: readonly { IsOn: boolean }[] }) => body.data.map(({ IsOn }) => IsOn);
  const shown = await server.call(readMailSwitches, { body: { Token } });
  expect([shown.body.Of, states(shown.body)]).toEqual(['reports', [true, true, true]]);
  const off = await server.call(switchMailsByLink, { body: { Token, Mails: 'weekly_ask', IsOn: false } });
  expect(states(off.body)).toEqual([true, true, false]);
  await company.must('goalAdmin', setEmailPreference, { params: { flag: 0 } });
  expect(states((await server.call(readMailSwitches, { body: { Token } })).body)).toEqual([
    false,
    false,
    false,
  ]);
  const on = await server.call(switchMailsByLink, { body: { Token, Mails: 'notifications', IsOn: true } });
  expect(states(on.body)).toEqual([false, true, false]);
  expect(await wantsMails('goalAdmin')).toBe(true);
  await company.must('goalAdmin', saveMailSwitch, { body: { Mails: 'weekly_ask', IsOn: true } });
  expect(await gets('goalAdmin')).toEqual(['notifications', 'weekly_ask']);
  // A person who wants no reminder even in the app keeps that when the mails are stopped.
  await company.must('goalAdmin', saveNotificationPreference, {
    body: { Topic: 'weekly_ask', Delivery: 'off' },
  });
  await company.must('goalAdmin', saveMailSwitch, { body: { Mails: 'weekly_ask', IsOn: false } });
  const { data } = await company.must('goalAdmin', listNotificationPreferences);
  expect(data.find(({ Topic }) => Topic === 'weekly_ask')?.Delivery).toBe('off');
  expect((await company.call(null, listMailSwitches)).status).toBe(401);
  expect(
    (await server.call(switchMailsByLink, { body: { Token, Mails: 'all' as 'reports', IsOn: true } })).status,
  ).toBe(400);
});

test.each([
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  ['multipart/form-data; boundary=x', '--x\r\n\r\n--x--'],
])('a mail program stops them by one click, with a form of type %s', async (type, payload) => {
  const who = type.startsWith('multi') ? 'lead' : 'peer';
  const url = `/v3/unsubscribe/${await tokenOf(who, 'weekly_ask')}`;
  const answer = await server.send({ method: 'POST', url, headers: { 'content-type': type }, payload });
  expect([answer.statusCode, await gets(who)]).toEqual([200, ['reports', 'notifications']]);
});

test('reading the address changes nothing, because mail scanners read links', async () => {
  const Token = await tokenOf('outsider');
  await server.send({ method: 'GET', url: `/v3/unsubscribe/${Token}` });
  await server.call(readMailSwitches, { body: { Token } });
  expect(await gets('outsider')).toEqual(['reports', 'notifications', 'weekly_ask']);
});

test('a link that is not ours stops nothing', async () => {
  const own = await tokenOf('outsider');
  const { tenantId, personId } = subscriber('outsider');
  const signature = own.split('.')[3] ?? '';
  const forged = [
    'x',
    `${tenantId}.${personId}.`,
    // A link stops only the mails that it was made for.
    `${tenantId}.${personId}.r.${signature}`,
    `${tenantId}.${personId}.${signature}`,
    `${tenantId}.${personId}.x.${signature}`,
    `${tenantId}.${company.people.otherLead.id}.n.${signature}`,
    `${tenantId}.${company.people.otherLead.id}.${signature}`,
    `${company.people.foreigner.tenantId}.${personId}.${signature}`,
    `${tenantId}.${personId}.${'A'.repeat(22)}`,
  ];
  for (const Token of forged) {
    expect((await server.call(unsubscribe, { body: { Token } })).status).toBe(404);
    expect((await server.call(readMailSwitches, { body: { Token } })).status).toBe(404);
    const off = { Token, Mails: 'notifications', IsOn: false } as const;
    expect((await server.call(switchMailsByLink, { body: off })).status).toBe(404);
    expect((await server.send({ method: 'POST', url: `/v3/unsubscribe/${Token}` })).statusCode).toBe(404);
  }
  expect((await server.call(unsubscribe, { body: { Token: 1 } })).status).toBe(400);
  for (const who of ['outsider', 'otherLead'] as const)
    expect(await gets(who)).toEqual(['reports', 'notifications', 'weekly_ask']);
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

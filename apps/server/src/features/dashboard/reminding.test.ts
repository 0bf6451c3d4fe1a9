import { listAudit } from '@bellwether/contract/audit';
import { listCompliancePeople } from '@bellwether/contract/dashboard';
import { remindPeople } from '@bellwether/contract/dashboard.reminding';
import { getTalentOverview, remindWriters } from '@bellwether/contract/talent/overview';
import { beforeAll, expect, test } from 'vitest';
import { buildAppraisalCompany } from '../../testing/appraisal-company.ts';
import { buildGoalCompany, type CastName } from '../../testing/goal-company.ts';
import { Notified } from '../../testing/notifications.ts';
import { startTestServer } from '../../testing/test-server.ts';

const server = await startTestServer({ now: '2026-10-20T15:00:00Z' });
const company = await buildGoalCompany(server);
const { people } = company;
const notified = new Notified(company);
beforeAll(async () => {
  for (const who of ['member', 'peer', 'lead', 'ceo'] as const) await company.makeApproved(who);
  // Wednesday of the eighth week: the seventh is the latest week that needs a prediction.
  await company.goTo('2026-11-18T15:00:00Z');
});

const path = (scope: number, figure = 'lastweekgoals', answer = 'open') => ({
  params: { scope, figure, answer },
});
const remind = (who: CastName, scope: number, UserIds?: number[]) =>
  company.call(who, remindPeople, { ...path(scope), body: UserIds ? { UserIds } : {} });
const listed = async (who: CastName, scope: number) => {
  const { data, Remindable } = await company.must(who, listCompliancePeople, path(scope));
  return { states: Object.fromEntries(data.map(({ Name, Reminder }) => [Name, Reminder])), Remindable };
};

test('only people whose list it is remind: managers their own, the ceo and org admins everybody', async () => {
  for (const [who, scope, status] of [
    ['member', 3, 403],
    ['lead', 3, 403],
    ['goalAdmin', 3, 403],
    ['observer', 3, 403],
    ['member', 1, 403],
  ] as const)
    expect([who, (await remind(who, scope)).status]).toEqual([who, status]);
  expect((await listed('member', 3)).Remindable).toBeNull();
  expect(Object.values((await listed('member', 3)).states).every((state) => state === null)).toBe(true);
  const done = await company.call('lead', remindPeople, { ...path(1, 'lastweekgoals', 'done'), body: {} });
  const waiting = await company.call('lead', remindPeople, { ...path(1, 'lastgoals', 'waiting'), body: {} });
  expect([done.status, waiting.status]).toEqual([404, 404]);
  const wrong = await company.call('lead', remindPeople, { ...path(1), body: { UserIds: [0] } });
  expect(wrong.status).toBe(400);
});

test('people are reminded once in the company’s day; absent ones, strangers and oneself never', async () => {
  await server.buildAbsence({ tenantId: company.tenantId, personId: people.peer.id });
  expect(await listed('lead', 1)).toEqual({
    states: { 'Mia Member': 'possible', 'Paul Peer': 'away' },
    Remindable: 1,
  });
  let reply: unknown;
  const told = await notified.after(async () => {
    // Neither the stranger nor the ceo is in the list.
    reply = (await remind('lead', 1, [people.member.id, people.peer.id, people.foreigner.id, people.ceo.id]))
      .body;
  });
  expect(reply).toEqual({ Reminded: 1, Already: 0, Away: 1 });
  expect(Object.keys(told)).toEqual(['member']);
  expect(told.member?.map(({ Subject, Body }) => [Subject, Body])).toEqual([
    ['Reminder: Your Weekly Update', 'Lena Lead reminds you that goals of yours wait for their update.'],
  ]);
  expect((await listed('lead', 1)).states['Mia Member']).toBe('today');
  // Another person reminds, too, on the same day: the lead alone hears of it, and the ceo not of the own goal.
  const all = await notified.after(async () => {
    reply = (await remind('ceo', 3)).body;
  });
  expect(reply).toEqual({ Reminded: 1, Already: 1, Away: 1 });
  expect(Object.keys(all)).toEqual(['lead']);
  const { data } = await company.must('orgAdmin', listAudit, {});
  expect(data.filter(({ Kind }) => Kind === 'person.update_reminded')).toHaveLength(2);
  // 23:00 of the same day where the company is, and the next morning.
  await company.goTo('2026-11-19T05:00:00Z');
  expect((await remind('lead', 1, [people.member.id])).body).toEqual({ Reminded: 0, Already: 1, Away: 0 });
  await company.goTo('2026-11-19T15:00:00Z');
  expect((await remind('lead', 1, [people.member.id])).body).toEqual({ Reminded: 1, Already: 0, Away: 0 });
});

test('managers are reminded of overdue appraisals, once for all of theirs', async () => {
  server.clock.set(Date.parse('2027-03-10T15:00:00Z'));
  const talent = await buildAppraisalCompany(server);
  const { quarter } = talent;
  const of = (userId: number, hr: 0 | 1) => ({ params: { periodId: quarter, userId, hr } });
  const before = await talent.must('ceo', getTalentOverview, of(0, 1));
  const ids = before.Reminders.map(({ Id }) => Id);
  expect(before.Reminders.every(({ Reminder }) => Reminder === 'possible')).toBe(true);
  const managers = new Set(before.Reminders.map(({ ManagerId }) => ManagerId));
  expect(managers.size).toBeGreaterThan(0);
  expect((await talent.call('lead', remindWriters, { ...of(0, 1), body: { UserIds: ids } })).status).toBe(
    404,
  );
  expect(await talent.must('ceo', remindWriters, { ...of(0, 1), body: { UserIds: ids } })).toEqual({
    Reminded: managers.size,
    Already: 0,
    Away: 0,
  });
  const after = await talent.must('ceo', getTalentOverview, of(0, 1));
  expect(after.Reminders.every(({ Reminder }) => Reminder === 'today')).toBe(true);
  expect(await talent.must('ceo', remindWriters, { ...of(0, 1), body: { UserIds: ids } })).toMatchObject({
    Reminded: 0,
    Already: managers.size,
  });
});

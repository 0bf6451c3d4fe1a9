import { getCompliance, listCompliancePeople } from '@bellwether/contract/dashboard';
import { getTeamWeek } from '@bellwether/contract/dashboard.team';
import { approveGoal } from '@bellwether/contract/goals/approval';
import { getGoal } from '@bellwether/contract/goals/reading';
import { getLook } from '@bellwether/contract/insight/look';
import * as calendar from '@bellwether/contract/notifications/calendar';
import { addAbsence } from '@bellwether/contract/people/absence';
import { saveTimeZone } from '@bellwether/contract/people/profile';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { doDueWork } from '../../../platform/jobs/due.ts';
import { buildGoalCompany, type CastName, type GoalCompany } from '../../../testing/goal-company.ts';
import { Notified } from '../../../testing/notifications.ts';
import { startTestServer } from '../../../testing/test-server.ts';
import { turnAbsences } from '../../people/jobs.ts';
import { askForUpdates } from './commands.weekly-ask.ts';
import { sendDigests } from './jobs.ts';

// What people get and owe while away (people.36). Predictions are asked for on Thursdays, in Chicago.

const minute = 60_000;
const server = await startTestServer({ env: { PUBLIC_URL: 'https://goals.example.com' } });

async function companyAt(at: string) {
  server.clock.set(Date.parse(at));
  const company = await buildGoalCompany(server);
  return { company, notified: new Notified(company) };
}
const away = (company: GoalCompany, who: CastName, from: string, until: string, isOn = true) =>
  server.buildAbsence({ tenantId: company.tenantId, personId: company.people[who].id, from, until, isOn });
const mailsOf = (company: GoalCompany, kind: string) =>
  company.read(async (db) => {
    const rows = await db.selectFrom('mail').select(['person_id']).where('kind', '=', kind).execute();
    return rows.map(({ person_id }) => person_id);
  });

test('nobody is asked while away, and the asked week is neither missed nor escalated', async () => {
  const { company } = await companyAt('2026-11-11T15:00:00Z');
  await company.read((db) =>
    db.updateTable('tenant_setting').set({ escalate_missed_updates: true }).execute(),
  );
  for (const who of ['member', 'peer'] as const) await company.makeApproved(who);
  const { member, peer } = company.people;
  const look = async (at: string) => {
    server.clock.set(Date.parse(at));
    await askForUpdates(server.context, company.tenantId);
  };
  const missed = async () => {
    const { rows } = await company.read((db) =>
      sql<{
        id: number;
        missed: number;
      }>`select person_id as id, missed from weekly_ask where tenant_id = ${company.tenantId}`.execute(db),
    );
    return Object.fromEntries(rows.map((row) => [row.id, row.missed]));
  };
  await look('2026-11-12T16:00:00Z');
  expect((await mailsOf(company, 'weekly_ask')).toSorted()).toEqual([member.id, peer.id]);
  // Away on the next Thursday, and back before it is looked at again.
  await away(company, 'member', '2026-11-16', '2026-11-20');
  await look('2026-11-19T16:00:00Z');
  expect(await mailsOf(company, 'weekly_ask')).toHaveLength(3);
  expect(await missed()).toMatchObject({ [member.id]: 1, [peer.id]: 1 });
  await company.read((db) => db.updateTable('absence').set({ is_on: false }).execute());
  await look('2026-11-26T16:00:00Z');
  expect(await missed()).toMatchObject({ [member.id]: 0, [peer.id]: 2 });
  const told = await company.read((db) =>
    db.selectFrom('event').select('subject_id').where('kind', '=', 'person.updates_missed').execute(),
  );
  expect(told.map(({ subject_id }) => subject_id)).toEqual([peer.id]);
});

test('an excused week counts in no compliance, and the person is not silent', async () => {
  const { company } = await companyAt('2026-11-11T15:00:00Z');
  for (const who of ['member', 'peer'] as const) await company.makeApproved(who);
  await company.goTo('2026-11-20T15:00:00Z');
  const open = async () => {
    const params = { scope: 1, figure: 'lastweekgoals', answer: 'open' } as const;
    const { data } = await company.must('lead', listCompliancePeople, { params });
    const { Team } = await company.must('lead', getTeamWeek);
    return { open: data.map(({ Name }) => Name), silent: Team?.Silent };
  };
  expect(await open()).toEqual({ open: ['Mia Member', 'Paul Peer'], silent: 2 });
  // The asking day is excused, although the person is back.
  await away(company, 'member', '2026-11-19', '2026-11-19', false);
  expect(await open()).toEqual({ open: ['Paul Peer'], silent: 1 });
  const { lastweekgoals } = await company.must('lead', getCompliance, { params: { scope: 1 } });
  expect(lastweekgoals).toMatchObject({ Open: 1, Done: 0 });
});

test('the asking day is that of the person’s zone', async () => {
  const { company } = await companyAt('2026-11-11T15:00:00Z');
  for (const who of ['member', 'peer'] as const) {
    await company.makeApproved(who);
    // There the week is asked for on Friday.
    const token = await server.signInAs(company.people[who]);
    await server.call(saveTimeZone, { token, body: { TimeZone: 'Auckland' } });
  }
  await away(company, 'member', '2026-11-20', '2026-11-20', false);
  await away(company, 'peer', '2026-11-19', '2026-11-19', false);
  await company.goTo('2026-11-20T15:00:00Z');
  const params = { scope: 1, figure: 'lastweekgoals', answer: 'open' } as const;
  const { data } = await company.must('lead', listCompliancePeople, { params });
  const { Team } = await company.must('lead', getTeamWeek);
  expect([data.map(({ Name }) => Name), Team?.Silent]).toEqual([['Paul Peer'], 1]);
  await askForUpdates(server.context, company.tenantId);
  expect(await mailsOf(company, 'weekly_ask')).toEqual([company.people.peer.id]);
});

test('insight says until when the owner is away in place of silent', async () => {
  const { company } = await companyAt('2026-10-07T15:00:00Z');
  await company.makeApproved('member');
  await company.goTo('2026-11-20T15:00:00Z');
  const reasons = async () => {
    const { Items } = await company.must('lead', getLook, { params: { scope: 1, periodId: 0 } });
    return Items.flatMap((item) => item.Reasons).map(({ Code, Text }) => [Code, Text]);
  };
  expect(await reasons()).toEqual([['no_word', expect.any(String)]]);
  await away(company, 'member', '2026-11-18', '2027-01-12');
  expect(await reasons()).toEqual([['away', 'Away until 12 Jan 2027.']]);
});

test('insight counts no excused week as silent after the return', async () => {
  const { company } = await companyAt('2026-10-07T15:00:00Z');
  for (const who of ['member', 'peer'] as const) await company.makeApproved(who, { Title: who });
  // Of the weeks since 8 October the last one alone is not excused.
  await away(company, 'member', '2026-10-01', '2026-11-16', false);
  await company.goTo('2026-11-20T15:00:00Z');
  const { Items } = await company.must('lead', getLook, { params: { scope: 1, periodId: 0 } });
  expect(Items.map(({ Title, Reasons }) => [Title, Reasons[0]?.Code])).toEqual([['peer', 'no_word']]);
});

test('notifications of an absence come as one digest on the day of the return', async () => {
  const { company, notified } = await companyAt('2026-11-18T15:00:00Z');
  await away(company, 'lead', '2026-11-18', '2026-11-19');
  const pass = async (minutes: number) => {
    await notified.settle();
    await company.goTo(server.clock.now() + minutes * minute);
    await doDueWork(server.context, [turnAbsences]);
    await notified.settle();
    await doDueWork(server.context, [sendDigests]);
  };
  const digests = async () =>
    (await mailsOf(company, 'digest')).filter((id) => id === company.people.lead.id).length;
  await doDueWork(server.context, [turnAbsences]);
  await company.read((db) =>
    sql`insert into due_work (kind, tenant_id, subject_id, due_at) values ('turn_absences', ${company.tenantId}, ${company.tenantId}, '2026-11-18T15:00:00Z') on conflict do nothing`.execute(
      db,
    ),
  );
  for (const _ of [1, 2]) {
    await company.make('member', { IsDraft: false });
    await pass(12 * 60);
  }
  expect(await digests()).toBe(0);
  expect(await notified.of('lead')).toHaveLength(2);
  // The 20th begins at 06:00 UTC.
  while (server.clock.now() < Date.parse('2026-11-20T05:00:00Z')) await pass(60);
  expect(await digests()).toBe(0);
  for (const _ of [1, 2, 3]) await pass(60);
  expect(await digests()).toBe(1);
});

test('a manager away for three weeks is asked nothing, the deputy approves, and one digest waits at the end', async () => {
  const { company, notified } = await companyAt('2026-11-03T15:00:00Z');
  await company.makeApproved('lead', { Title: 'Own' });
  await company.makeApproved('member', { Title: 'Of the team' });
  await company.must('lead', addAbsence, {
    params: { id: company.people.lead.id },
    body: { From: '2026-11-03', Until: '2026-11-23', DeputyId: company.people.otherLead.id },
  });
  const mails = async (kind: string) =>
    (await mailsOf(company, kind)).filter((id) => id === company.people.lead.id).length;
  const pass = async (at: string) => {
    await company.goTo(at);
    await doDueWork(server.context, [turnAbsences]);
    await notified.settle();
    await doDueWork(server.context, [sendDigests]);
    await askForUpdates(server.context, company.tenantId);
  };
  await notified.settle();
  await doDueWork(server.context, [sendDigests]);
  const before = await mails('digest');
  for (const thursday of ['2026-11-05', '2026-11-12', '2026-11-19']) {
    await pass(`${thursday}T16:00:00Z`);
    const { Goal } = await company.make('member', { Title: thursday, IsDraft: false });
    await notified.settle();
    const body = { Id: Goal.Id, Status: 'approved' } as const;
    await company.must('otherLead', approveGoal, { body });
    const { GoalTransitions } = await company.must('peer', getGoal, { params: { id: Goal.Id } });
    expect(GoalTransitions.at(-1)).toMatchObject({ UserName: 'Otto Otherlead', ForName: 'Lena Lead' });
  }
  // A goal that still waits on the return.
  await company.make('member', { Title: 'Still waits', IsDraft: false });
  await pass('2026-11-23T16:00:00Z');
  expect([await mails('weekly_ask'), await mails('digest')]).toEqual([0, before]);
  for (const at of ['2026-11-24T07:00:00Z', '2026-11-24T08:00:00Z', '2026-11-24T12:00:00Z']) await pass(at);
  expect([await mails('weekly_ask'), await mails('digest')]).toEqual([0, before + 1]);
});

test('the calendar shows own absences, and asks for nothing on their days', async () => {
  const { company } = await companyAt('2026-11-18T15:00:00Z');
  const { Url } = await company.must('member', calendar.makeCalendarLink);
  const read = async () =>
    (
      await server.send({ method: 'GET', url: new URL(Url).pathname, headers: { host: 'localhost' } })
    ).body.replaceAll('\r\n', '\n');
  expect(await read()).toContain('DTSTART;VALUE=DATE:20261126');
  await away(company, 'member', '2026-11-25', '2026-11-27', false);
  await away(company, 'peer', '2026-12-02', '2026-12-04', false);
  const text = await read();
  expect(text).not.toContain('DTSTART;VALUE=DATE:20261126');
  expect(text).toMatch(
    /DTSTART;VALUE=DATE:20261125\n(?:X-[^\n]*\n)*DTEND;VALUE=DATE:20261128\n(?:[^\n]*\n)*?SUMMARY:Away/,
  );
  expect(text).not.toContain('20261202\nDTEND');
});

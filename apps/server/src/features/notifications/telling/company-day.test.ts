import { endToken, makeCompanyToken, makeToken } from '@bellwether/contract/accounts/tokens';
import { deactivatePerson } from '@bellwether/contract/people/status';
import { firstInstantAt } from '@bellwether/domain/calendar/zone-offset';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { inTenant } from '../../../platform/database/transaction.ts';
import { asTenant } from '../../../platform/session/gate.ts';
import { buildGoalCompany, type GoalCompany } from '../../../testing/goal-company.ts';
import { Notified } from '../../../testing/notifications.ts';
import { startTestServer } from '../../../testing/test-server.ts';
import { tellDay } from './commands.day.ts';

const zone = 'America/Chicago';
const nine = (day: string) => firstInstantAt(zone, day, 9);
const server = await startTestServer();
beforeEach(() => server.clock.set(nine('2026-12-15')));

/** Tells a company of its day at 09:00, on two nodes' behalf: the second run finds the day told. */
async function tell(company: GoalCompany, ...days: string[]): Promise<void> {
  for (const day of days) {
    await company.goTo(nine(day));
    for (const requestId of ['one', 'two'])
      await asTenant(server.context, { tenantId: company.tenantId, now: nine(day), requestId }, tellDay);
  }
}

const events = (company: GoalCompany) =>
  company.read(async (db) => {
    const { rows } = await sql<{ kind: string; subject: number; detail: object }>`
      select kind, subject_id as subject, detail from event where tenant_id = ${company.tenantId}
        and kind in ('quarter.begun', 'person.quarter_left_open', 'person.appraisals_due', 'action_item.due') order by id`.execute(
      db,
    );
    return rows;
  });

const mails = (company: GoalCompany) =>
  company.read(async (db) => {
    const { rows } = await sql<{
      id: number;
    }>`select person_id as id from mail where tenant_id = ${company.tenantId}
      and kind = 'quarter_turn' order by id`.execute(db);
    return rows.map(({ id }) => id);
  });

test('the first run tells nothing, and each later day is told once', async () => {
  const company = await buildGoalCompany(server);
  await tell(company, '2027-01-01');
  expect(await events(company)).toEqual([]);
  const other = await buildGoalCompany(server);
  await tell(other, '2026-12-31', '2027-01-01', '2027-01-02');
  expect((await events(other)).map(({ kind }) => kind)).toEqual(['quarter.begun']);
  expect(await events(company)).toEqual([]);
});

test('a begun quarter is told to everybody, and mailed to people who may have something left', async () => {
  const company = await buildGoalCompany(server);
  const notified = new Notified(company);
  await tell(company, '2026-12-31');
  const { people } = company;
  await company.read((db) =>
    db.updateTable('person').set({ wants_email: false }).where('id', '=', people.peer.id).execute(),
  );
  const told = await notified.after(() => tell(company, '2027-01-01'));
  expect(told.foreigner).toBeUndefined();
  for (const who of ['member', 'peer', 'observer', 'ceo'] as const)
    expect(
      told[who]?.map(({ Subject, Body, NotifiedObjectId }) => [Subject, Body, NotifiedObjectId]),
    ).toEqual([['Quarter Begun', 'Q1 2027 has begun.', people[who].id]]);
  const got = await mails(company);
  expect(got).toContain(people.member.id);
  for (const who of ['peer', 'observer', 'foreigner'] as const) expect(got).not.toContain(people[who].id);
  expect(new Set(got).size).toBe(got.length);
});

test('eight days later the mail follows again, and one line tells each manager who is left', async () => {
  const company = await buildGoalCompany(server);
  const notified = new Notified(company);
  const next = company.periods.byIndex(company.periods.current.index + 1)?.id ?? 0;
  for (const who of ['peer', 'outsider', 'goalAdmin', 'orgAdmin', 'otherLead', 'goalManager', 'ceo'] as const)
    await company.makeApproved(who, { PeriodId: next });
  await tell(company, '2026-12-31', '2027-01-01');
  await notified.settle();
  const before = (await mails(company)).length;
  const told = await notified.after(() => tell(company, '2027-01-08', '2027-01-09', '2027-01-10'));
  expect((await mails(company)).length).toBeGreaterThan(before);
  expect(
    Object.fromEntries(Object.entries(told).map(([who, given]) => [who, given.map(({ Body }) => Body)])),
  ).toEqual({
    ceo: ['Lena Lead has not finished Q4 2026.'],
    lead: ['Mia Member has not finished Q4 2026.'],
  });
});

test('appraisals are told to their writers on the day before they are due, and then while they are overdue', async () => {
  const company = await buildGoalCompany(server);
  const { people, tenantId, periods } = company;
  // The due day falls into the absence, so it is due on the third day after the return.
  const away = { personId: people.otherLead.id, from: '2027-01-19', until: '2027-01-22', isOn: false };
  await server.buildAbsence({ tenantId, ...away });
  await inTenant(server.context.pool, tenantId, (db) =>
    db
      .updateTable('tenant_setting')
      .set({ talent_enabled: true })
      .where('tenant_id', '=', tenantId)
      .execute(),
  );
  await tell(
    company,
    '2027-01-19',
    '2027-01-20',
    '2027-01-21',
    '2027-01-22',
    '2027-01-23',
    '2027-01-24',
    '2027-01-25',
  );
  const due = async () =>
    (await events(company))
      .filter(({ kind }) => kind === 'person.appraisals_due')
      .map(({ subject, detail }) => [subject, detail]);
  const period = periods.current.id;
  const counts: [typeof people.ceo, number[]][] = [
    [people.ceo, [1, -1]],
    [people.lead, [1, -1]],
    [people.otherLead, [1]],
  ];
  expect((await due()).sort(([a], [b]) => Number(a) - Number(b))).toEqual(
    counts
      .flatMap(([{ id }, told]) => told.map((count) => [id, { period, count }]))
      .sort(([a], [b]) => Number(a) - Number(b)),
  );
  const told = await new Notified(company).of('lead');
  expect(told.filter(({ Subject }) => Subject === 'Appraisals Due').map(({ Body }) => Body)).toEqual([
    'Appraisals of Q4 2026 that you write were due yesterday.',
    'Appraisals of Q4 2026 that you write are due tomorrow.',
  ]);
});

test('a token is told of a week before its end: to its owner, and one of the company to the org admins, too', async () => {
  const company = await buildGoalCompany(server);
  const notified = new Notified(company);
  const body = { Name: 'Sheet', Scopes: ['goals:read'], Days: 30 } as const;
  const { people } = company;
  const inOrder = await server.signInAs(people.orgAdmin);
  await company.must('member', makeToken, { body });
  await company.must('member', makeToken, { body: { ...body, Name: 'Later', Days: 90 } });
  await server.call(makeCompanyToken, { token: inOrder, body: { ...body, Name: 'Zapier' } });
  const ended = await company.must('peer', makeToken, { body });
  await company.must('peer', endToken, { params: { id: ended.Id } });
  await tell(company, '2027-01-05', '2027-01-06');
  const told = await notified.after(() => tell(company, '2027-01-07', '2027-01-08'));
  const bodies = Object.entries(told).flatMap(([who, given]) =>
    given.filter(({ Opens }) => Opens === 'tokens' || Opens === 'connections').map(({ Body }) => [who, Body]),
  );
  expect(bodies).toEqual([
    ['member', 'Your token “Sheet” ends in 7 days. Make a new one if its program shall go on.'],
    ['orgAdmin', 'The company’s token “Zapier” ends in 7 days. Make a new one if its program shall go on.'],
  ]);
});

test('the org admins are told that the owner of a token of the company left', async () => {
  const company = await buildGoalCompany(server);
  const { people } = company;
  await company.read((db) =>
    db.updateTable('person').set({ is_org_admin: true }).where('id', '=', people.peer.id).execute(),
  );
  const body = { Name: 'Zapier', Scopes: ['goals:read'] };
  const made = await server.call(makeCompanyToken, { token: await server.signInAs(people.peer), body });
  expect(made.status).toBe(200);
  const notified = new Notified(company);
  await notified.settle();
  await company.must('ceo', deactivatePerson, { params: { id: people.peer.id } });
  const ofTokens = async (who: 'orgAdmin' | 'lead' | 'ceo') =>
    (await notified.of(who)).filter(({ Opens }) => Opens === 'connections');
  expect([await ofTokens('lead'), await ofTokens('ceo')]).toEqual([[], []]);
  expect((await ofTokens('orgAdmin')).map(({ Body, Opens }) => [Body, Opens])).toEqual([
    [
      `${people.peer.name} left and owns a token of the company. It goes on with their rights until an admin ends it.`,
      'connections',
    ],
  ]);
});

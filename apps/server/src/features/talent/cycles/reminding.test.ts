import { listAudit } from '@bellwether/contract/audit';
import { listNotifications } from '@bellwether/contract/notifications';
import { shareAppraisal } from '@bellwether/contract/talent/appraisal';
import { createCycle, startCycle } from '@bellwether/contract/talent/cycles';
import { getTalentOverview, remindWriters } from '@bellwether/contract/talent/overview';
import { expect, test } from 'vitest';
import { buildAppraisalCompany } from '../../../testing/appraisal-company.ts';
import { cycleBuilders } from '../../../testing/cycle-company.ts';
import { notificationReader } from '../../../testing/notifications.ts';
import { startTestServer } from '../../../testing/test-server.ts';

// It is 18 November 2026. The half-year ended on 30 September, and its appraisals are due seven weeks later.

const server = await startTestServer();
const company = await buildAppraisalCompany(server);
const { people, tenantId } = company;
const { body, report, running, appraise, third } = cycleBuilders(company);

const at = (cycle: number, hr: 0 | 1 = 1) => ({
  params: { periodId: third, userId: 0, hr },
  query: { Cycle: `${cycle}` },
});
const remind = (cycle: number, UserIds: number[], hr: 0 | 1 = 1) => ({
  params: { periodId: third, userId: 0, hr },
  body: { UserIds, Cycle: cycle },
});
const reminders = async (cycle: number) =>
  (await company.must('hrAdmin', getTalentOverview, at(cycle))).Reminders;

test('only who opens the overview of a cycle reminds its writers', async () => {
  const made = await running({ ReviewDays: { OpensOn: '2026-11-01', DueOn: '2026-12-20' } });
  const asked = remind(made.id, [made.employee.id]);
  expect((await server.call(remindWriters, asked)).status).toBe(401);
  for (const who of ['foreigner', 'member', 'lead', 'peer', 'orgAdmin', 'observer'] as const)
    expect([who, (await company.call(who, remindWriters, asked)).status]).toEqual([who, 404]);
  expect(
    (await company.call('foreigner', remindWriters, remind(made.id, [made.employee.id], 0))).status,
  ).toBe(404);
  for (const wrong of [
    { UserIds: [] },
    { UserIds: [0] },
    { UserIds: [made.employee.id], Cycle: 0 },
    { UserIds: [made.employee.id], Cycle: 'half-year' },
    { Cycle: made.id },
  ])
    expect((await company.call('hrAdmin', remindWriters, { ...asked, body: wrong as never })).status).toBe(
      400,
    );
  expect(
    (await company.call('hrAdmin', remindWriters, remind(made.id + 999, [made.employee.id]))).status,
  ).toBe(404);
});

test('managers who have not shared are reminded once a day, from the first day of writing on', async () => {
  const made = await running({ ReviewDays: { OpensOn: '2026-11-01', DueOn: '2026-12-20' } });
  const { lead } = people;
  expect(await reminders(made.id)).toEqual([
    { Id: made.employee.id, ManagerId: lead.id, Reminder: 'possible' },
  ]);
  // The manager is not reminded by themselves, and people outside of the cycle are ignored.
  expect((await company.must('lead', getTalentOverview, at(made.id, 0))).Reminders).toEqual([]);
  const draft = (await appraise(made)).body;
  const ids = [made.employee.id, people.member.id, people.hrAdmin.id];
  expect(await company.must('hrAdmin', remindWriters, remind(made.id, ids))).toEqual({
    Reminded: 1,
    Already: 0,
    Away: 0,
  });
  expect(await company.must('ceo', remindWriters, remind(made.id, ids))).toEqual({
    Reminded: 0,
    Already: 1,
    Away: 0,
  });
  expect((await reminders(made.id)).map(({ Reminder }) => Reminder)).toEqual(['today']);
  const reader = notificationReader(server);
  while (await reader.turn());
  const [told] = (await company.must('lead', listNotifications, { params: { page: 0 } })).Notifications;
  expect([told?.Kind, told?.Subject, told?.Body, told?.Opens]).toEqual([
    'cycle_appraisals_reminded',
    'Reminder: Appraisals',
    `${people.hrAdmin.name} reminds you that appraisals of Half-year review wait for you.`,
    'appraisals',
  ]);
  const { data } = await company.must('orgAdmin', listAudit, {});
  const [kept] = data.filter(({ Kind }) => Kind === 'person.cycle_appraisals_reminded');
  expect(kept?.Words).toBe('reminded of appraisals of a review cycle');
  await company.must('lead', shareAppraisal, { params: { id: draft.Id } });
  expect(await reminders(made.id)).toEqual([]);
});

test('nobody is reminded of a probation whose review has not begun, nor while away', async () => {
  server.clock.set(Date.parse('2026-11-19T15:00:00Z'));
  const [soon, later] = [await report(), await report()];
  const days = { Kind: 'probation', FirstPeriodId: undefined, Span: undefined, SelfReview: null } as const;
  const start = (who: { id: number }, day: string) =>
    server.owner.query('update person set start_date = $1 where id = $2', [day, who.id]);
  await start(soon.employee, '2026-06-01');
  await start(later.employee, '2026-07-15');
  const save = body([soon.employee, later.employee], { ...days, ProbationMonths: 6 });
  const { Id } = await company.must('hrAdmin', createCycle, {
    body: { ...save, StartDate: '2026-05-01', EndDate: '2026-08-01' },
  });
  const cycle = await company.must('hrAdmin', startCycle, { params: { id: Id }, body: {} });
  const params = { periodId: cycle.EvaluationPeriodId, userId: 0, hr: 1 as const };
  const ids = [soon.employee.id, later.employee.id];
  const listed = async () =>
    (await company.must('hrAdmin', getTalentOverview, { params, query: { Cycle: `${Id}` } })).Reminders;
  expect((await listed()).map((one) => one.Id)).toEqual([soon.employee.id]);
  await server.buildAbsence({ tenantId, personId: people.lead.id, from: '2026-11-10', until: '2026-11-30' });
  expect((await listed()).map(({ Reminder }) => Reminder)).toEqual(['away']);
  const asked = { params, body: { UserIds: ids, Cycle: Id } };
  expect(await company.must('hrAdmin', remindWriters, asked)).toEqual({ Reminded: 0, Already: 0, Away: 1 });
});

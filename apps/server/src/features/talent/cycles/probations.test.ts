import { createCycle, getCycle, startCycle } from '@bellwether/contract/talent/cycles';
import { expect, test } from 'vitest';
import { asTenant } from '../../../platform/session/gate.ts';
import { buildAppraisalCompany } from '../../../testing/appraisal-company.ts';
import { type CycleSave, cycleBuilders, emptyAudience } from '../../../testing/cycle-company.ts';
import type { TestPerson } from '../../../testing/factory.ts';
import { startTestServer } from '../../../testing/test-server.ts';
import { tellDay } from '../../notifications/telling/commands.day.ts';

// It is 18 November 2026.

const server = await startTestServer();
const company = await buildAppraisalCompany(server);
const { people, tenantId } = company;
const { body, report } = cycleBuilders(company);

const probation = { Kind: 'probation', FirstPeriodId: undefined, Span: undefined, SelfReview: null } as const;
const start = async (save: CycleSave) => {
  const { Id } = await company.must('hrAdmin', createCycle, { body: save });
  return company.call('hrAdmin', startCycle, { params: { id: Id }, body: {} });
};
const startOn = ({ id }: TestPerson, day: string) =>
  server.owner.query('update person set start_date = $1 where id = $2', [day, id]);
const tell = async (...days: string[]) => {
  for (const day of days) {
    const now = Date.parse(`${day}T15:00:00Z`);
    await asTenant(server.context, { tenantId, now, requestId: day }, tellDay);
  }
};

test('each probation has its own days of telling', async () => {
  const [first, second] = [await report(), await report()];
  await startOn(first.employee, '2026-08-15');
  await startOn(second.employee, '2026-08-28');
  const { body: cycle } = await start(
    body([first.employee, second.employee], {
      ...probation,
      ProbationMonths: 3,
      StartDate: '2026-08-01',
      EndDate: '2026-08-31',
    }),
  );
  // They end on 14 and on 27 November.
  await tell('2026-11-18', '2026-11-20', '2026-11-22', '2026-11-26', '2026-11-29');
  const { rows } = await server.owner.query(
    `select detail from event where kind = 'talent.cycle_appraisals_due' and subject_id = $1
      and (detail ->> 'cycle')::int = $2 order by id`,
    [people.lead.id, cycle.Id],
  );
  expect(rows.map(({ detail }) => detail.count)).toEqual([7, -8, 1, -15, -2]);
});

test('a probation starts while nobody is in it yet, and takes in who comes', async () => {
  const save = body([], {
    ...probation,
    Audience: { ...emptyAudience, Company: true },
    ProbationMonths: 6,
    StartDate: '2026-11-25',
    EndDate: '2027-10-31',
  });
  const started = await start(save);
  expect([started.status, started.body.People]).toEqual([200, 0]);
  const past = await start({ ...save, StartDate: '2024-01-01', EndDate: '2024-02-01' });
  expect([past.status, past.problem.code]).toEqual([409, 'nobody']);
  const [joiner, other] = [await report(), await report()];
  await startOn(joiner.employee, '2026-12-01');
  await startOn(other.employee, '2026-11-20');
  await tell('2026-12-02');
  const members = async () => {
    const { rows } = await server.owner.query(
      `select employee_id as id, starts_on::text as starts, ends_on::text as ends from appraisal_cycle_member where cycle_id = $1`,
      [started.body.Id],
    );
    return rows;
  };
  const id = joiner.employee.id;
  expect(await members()).toEqual([{ id, starts: '2026-12-01', ends: '2027-05-31' }]);
  // A corrected first day moves the end.
  await startOn(joiner.employee, '2026-12-10');
  await tell('2026-12-03');
  expect(await members()).toEqual([{ id, starts: '2026-12-10', ends: '2027-06-09' }]);
  const { People } = await company.must('hrAdmin', getCycle, { params: { id: started.body.Id } });
  expect(People).toBe(1);
});

import { createAppraisal, listAppraisalsOfPerson } from '@bellwether/contract/talent/appraisal';
import { getTalentOverview, getTalentSchedule } from '@bellwether/contract/talent/overview';
import { saveSettings } from '@bellwether/contract/tenant.settings';
import { describe, expect, test } from 'vitest';
import { buildAppraisalCompany } from '../../testing/appraisal-company.ts';
import { startTestServer } from '../../testing/test-server.ts';

describe('quarters', () => {
  test('are offered from their end on, to people who were added on their last day at the latest', async () => {
    // In Chicago the third quarter ends on 1 October at 05:00 UTC.
    const other = await startTestServer({ now: '2026-10-01T04:59:00Z' });
    const company = await buildAppraisalCompany(other);
    const { lead } = company.people;
    const latest = async () => (await company.must('lead', getTalentSchedule)).Periods[0]?.EndDate;
    expect(await latest()).toBe('2026-06-30');
    other.clock.advance(60_000);
    expect(await latest()).toBe('2026-09-30');
    const last = await other.buildPerson({ id: company.tenantId }, { manager: lead });
    const late = await other.buildPerson({ id: company.tenantId }, { manager: lead });
    const added = (id: number, at: string) =>
      other.owner.query(
        `begin; select set_config('app.tenant_id', '${company.tenantId}', true);
        update person set created_at = '${at}' where tenant_id = ${company.tenantId} and id = ${id}; commit;`,
      );
    await added(last.id, '2026-10-01T04:58:00Z');
    await added(late.id, '2026-10-01T05:00:00Z');
    const { Periods } = await company.must('lead', getTalentSchedule);
    const periodId = Periods[0]?.PeriodId ?? 0;
    const start = (person: typeof last) =>
      company.call('lead', createAppraisal, {
        body: { ...company.body(person), EvaluationPeriodId: periodId },
      });
    expect((await start(last)).status).toBe(200);
    expect((await start(late)).problem.detail).toBe(
      'This user is too new to be eligible for any appraisal periods.',
    );
    const { users } = await company.must('lead', getTalentOverview, {
      params: { periodId, userId: 0, hr: 0 },
    });
    expect(users.map(({ Id }) => Id)).toContain(last.id);
    expect(users.map(({ Id }) => Id)).not.toContain(late.id);
  });

  test('before the effective date have no appraisals, but keep those that were written', async () => {
    const other = await startTestServer();
    const company = await buildAppraisalCompany(other);
    const made = await company.make('shared');
    const from = (day: string) =>
      company.call('hrAdmin', saveSettings, { body: { Settings: { AppraisalEffectiveDate: day } } });
    const schedule = () => company.must('lead', getTalentSchedule);
    const before = await schedule();
    const [latest] = before.Periods;
    if (!latest) throw new Error('The company has no ended quarter.');
    expect((await from('2026-02-30')).status).toBe(400);
    expect((await from(latest.EndDate)).status).toBe(200);
    expect(await schedule()).toMatchObject({ EffectiveDate: latest.EndDate, Periods: [] });
    const refused = await company.call('lead', createAppraisal, { body: company.body(company.people.peer) });
    expect(refused.problem.detail).toBe('The company writes appraisals for later quarters only.');
    const asked = { params: { periodId: company.quarter, userId: 0, hr: 1 } };
    expect((await company.call('ceo', getTalentOverview, asked)).status).toBe(404);
    const kept = await company.must('ceo', listAppraisalsOfPerson, { params: { userId: made.employee.id } });
    expect(kept.evaluations.map(({ Id }) => Id)).toEqual([made.id]);
    expect((await from(latest.StartDate)).status).toBe(200);
    expect((await schedule()).Periods).toEqual([latest]);
    expect((await from('')).status).toBe(200);
    expect(await schedule()).toEqual(before);
  });
});

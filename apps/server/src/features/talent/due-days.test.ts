import { getDashboard } from '@bellwether/contract/dashboard';
import { getAppraisalComplianceReport } from '@bellwether/contract/reports';
import { previewReport } from '@bellwether/contract/reports/preview';
import {
  createAppraisal,
  getAppraisal,
  listAppraisalsOfPerson,
  shareAppraisal,
} from '@bellwether/contract/talent/appraisal';
import { createCycle, startCycle } from '@bellwether/contract/talent/cycles';
import {
  getTalentExcel,
  getTalentMatrix,
  getTalentOverview,
  listTalentProgress,
  remindWriters,
} from '@bellwether/contract/talent/overview';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { buildAppraisalCompany } from '../../testing/appraisal-company.ts';
import { cycleBuilders } from '../../testing/cycle-company.ts';
import { startTestServer } from '../../testing/test-server.ts';

// An absence moves the due day of what waits for the absent person (talent.25), in every place that shows or counts it. It is
// 18 November 2026: the quarter's appraisals were due on 21 October.

const server = await startTestServer();

/** Returns the due day and whether it is overdue, in a table with the headings *Name* and *Overdue*. */
async function rowOf(bytes: Uint8Array, name: string): Promise<unknown[]> {
  const rows = (await readXlsx(bytes)).sheets[0]?.rows ?? [];
  const heading = rows.find((row) => row.includes('Overdue')) ?? [];
  const row = rows.find((cells) => cells.includes(name)) ?? [];
  const day = (cell: unknown) => (cell instanceof Date ? cell.toISOString().slice(0, 10) : cell);
  return [
    row[heading.indexOf('Overdue')],
    day(row[heading.findIndex((cell) => `${cell}`.startsWith('Due'))]),
  ];
}

/** Reads the due day of one person's appraisal, and whether it is overdue, wherever it stands. */
function readerOf(company: Awaited<ReturnType<typeof buildAppraisalCompany>>, cycle?: number) {
  const query = cycle === undefined ? {} : { Cycle: `${cycle}` };
  return async (employee: { id: number; name: string }, periodId: number) => {
    const at = { params: { periodId, userId: 0, hr: 1 }, query };
    const overview = await company.must('hrAdmin', getTalentOverview, at);
    const late = await company.must('hrAdmin', getTalentOverview, {
      ...at,
      query: { ...query, Status: 'overdue' },
    });
    const matrix = await company.must('hrAdmin', getTalentMatrix, at);
    const listed = await company.must('hrAdmin', listAppraisalsOfPerson, { params: { userId: employee.id } });
    const preview = await company.must('hrAdmin', previewReport, {
      body: {
        Report: 'appraisalCompliance',
        Mode: 2,
        PeriodId: periodId,
        ...(cycle ? { CycleId: cycle } : {}),
      },
    });
    const files = [
      await company.call('hrAdmin', getTalentExcel, { params: { periodId, userId: 0 }, query }),
      await company.call('hrAdmin', getAppraisalComplianceReport, { params: { mode: 2, periodId }, query }),
    ];
    const row = overview.evaluations.find(({ UserId }) => UserId === employee.id);
    const own = listed.evaluations.find(
      (one) => one.EvaluationPeriodId === periodId && one.Cycle?.Id === cycle,
    );
    const [workbook, report] = await Promise.all(files.map(({ bytes }) => rowOf(bytes, employee.name)));
    expect([matrix.Counts, overview.Counts.overdue]).toEqual([overview.Counts, late.users.length]);
    expect(preview.Finding.match(/\d+/g)?.map(Number)).toContain(overview.Counts.overdue);
    const dated = [row?.DueDate, row?.IsOverdue];
    const yes = row?.IsOverdue ? 'Yes' : 'No';
    expect([own?.DueDate, own?.IsOverdue]).toEqual(dated);
    expect([workbook, report]).toEqual([
      [yes, row?.DueDate],
      [yes, row?.DueDate],
    ]);
    expect(late.users.some(({ Id }) => Id === employee.id)).toBe(row?.IsOverdue);
    return dated;
  };
}

test('the appraisal of a quarter: the writer’s absence counts until it is shared, then the employee’s', async () => {
  const company = await buildAppraisalCompany(server);
  const { people, quarter, tenantId } = company;
  const read = readerOf(company);
  expect(await read(people.member, quarter)).toEqual(['2026-10-21', true]);
  const overdue = async () => {
    const { data } = await company.must('hrAdmin', listTalentProgress, { params: { userId: 0, hr: 1 } });
    return data[0]?.Counts.overdue ?? 0;
  };
  const before = await overdue();
  const remind = () =>
    company.must('hrAdmin', remindWriters, {
      params: { periodId: quarter, userId: 0, hr: 1 },
      body: { UserIds: [people.member.id] },
    });
  const absence = { tenantId, personId: people.lead.id, isOn: false };
  await server.buildAbsence({ ...absence, from: '2026-10-15', until: '2026-11-16' });
  expect(await read(people.member, quarter)).toEqual(['2026-11-20', false]);
  // Nobody else's day moves, and nobody is reminded of what is not overdue.
  expect(await read(people.hrLead, quarter)).toEqual(['2026-10-21', true]);
  expect(await remind()).toEqual({ Reminded: 0, Already: 0, Away: 0 });
  // Both reports of the absent manager.
  expect(before - (await overdue())).toBe(2);
  const dues = async (who: 'lead' | 'member') =>
    ((await company.must(who, getDashboard)).Reminders ?? []).map(({ Type, Due }) => [Type, Due?.Date]);
  expect(await dues('lead')).toContainEqual(['appraisal_write', '2026-11-20']);
  const draft = await company.must('lead', createAppraisal, { body: company.body(people.member) });
  expect([draft.DueDate, draft.IsOverdue]).toEqual(['2026-11-20', false]);
  expect(await read(people.member, quarter)).toEqual(['2026-11-20', false]);
  await company.must('lead', shareAppraisal, { params: { id: draft.Id } });
  expect(await read(people.member, quarter)).toEqual(['2026-10-21', true]);
  await server.buildAbsence({
    tenantId,
    personId: people.member.id,
    isOn: false,
    from: '2026-10-20',
    until: '2026-11-24',
  });
  expect(await read(people.member, quarter)).toEqual(['2026-11-28', false]);
  const shared = await company.must('member', getAppraisal, { params: { id: draft.Id } });
  expect([shared.DueDate, shared.IsOverdue, shared.SignUntil]).toEqual(['2026-11-28', false, '2026-11-28']);
  expect(await dues('member')).toContainEqual(['appraisal_sign', '2026-11-28']);
});

test('the appraisal of a cycle with chosen days, and of a probation', async () => {
  const company = await buildAppraisalCompany(server);
  const { people, tenantId } = company;
  const { body, report, running } = cycleBuilders(company);
  const days = { Kind: 'dates', FirstPeriodId: undefined, Span: undefined, SelfReview: null } as const;
  const chosen = await running({
    ...days,
    StartDate: '2026-08-01',
    EndDate: '2026-10-31',
    ReviewDays: { OpensOn: '2026-11-01', DueOn: '2026-11-14' },
  });
  const { employee } = await report();
  await server.owner.query('update person set start_date = $1 where id = $2', ['2026-08-15', employee.id]);
  // Also a probation that began before the company's first quarter can be opened.
  const save = body([employee], { ...days, Kind: 'probation', ProbationMonths: 3 });
  const made = await company.must('hrAdmin', createCycle, {
    body: { ...save, StartDate: '2025-06-01', EndDate: '2026-11-18' },
  });
  const cycle = await company.must('hrAdmin', startCycle, { params: { id: made.Id }, body: {} });
  const probation = { id: made.Id, employee, cycle };
  const both = async (due: string, isOverdue: boolean) => {
    for (const { id, employee, cycle } of [chosen, probation]) {
      const read = readerOf(company, id);
      expect([cycle.Kind, ...(await read(employee, cycle.EvaluationPeriodId))]).toEqual([
        cycle.Kind,
        due,
        isOverdue,
      ]);
    }
  };
  await both('2026-11-14', true);
  const absence = { tenantId, personId: people.lead.id, isOn: false };
  await server.buildAbsence({ ...absence, from: '2026-11-10', until: '2026-11-17' });
  await both('2026-11-21', false);
  // The moved day falls into the next absence.
  await server.buildAbsence({ ...absence, from: '2026-11-20', until: '2026-11-30' });
  await both('2026-12-04', false);
});

import { getAppraisalComplianceReport, getAppraisalsReport } from '@bellwether/contract/reports';
import { listAppraisalsOfPerson, printAppraisal } from '@bellwether/contract/talent/appraisal';
import { createCycle, startCycle } from '@bellwether/contract/talent/cycles';
import {
  getTalentExcel,
  getTalentMatrix,
  getTalentOverview,
  listTalentProgress,
} from '@bellwether/contract/talent/overview';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { type AppraisalCastName, buildAppraisalCompany } from '../../../testing/appraisal-company.ts';
import { cycleBuilders } from '../../../testing/cycle-company.ts';
import { startTestServer } from '../../../testing/test-server.ts';

// The quarters that a cycle covers (talent.19). It is 18 November 2026: the third quarter has ended.

const server = await startTestServer();
const company = await buildAppraisalCompany(server);
const { people } = company;
const { third, body, report, overview } = cycleBuilders(company);

const completed = await company.make('completed');
const shared = await company.make('shared');
const without = await report();
/** A manager below `lead`'s manager, with a draft that only those above read. */
await company.bring(
  'draft',
  { employee: people.lead, token: company.tokenOf('lead'), manager: 'head' },
  { UserId: people.lead.id },
);
const made = await company.must('hrAdmin', createCycle, {
  body: body([completed.employee, shared.employee, without.employee, people.lead]),
});
await company.must('hrAdmin', startCycle, { params: { id: made.Id }, body: {} });

const namesIn = async (
  who: AppraisalCastName,
  endpoint: Parameters<typeof company.call>[1],
  params: object,
) => {
  const { status, bytes } = await company.call(who, endpoint, { params: params as Record<string, number> });
  expect([endpoint.name, status]).toEqual([endpoint.name, 200]);
  const [head = [], ...rows] = (await readXlsx(bytes)).sheets[0]?.rows ?? [];
  return rows.map((row) => row[head.indexOf('Name')]);
};

test('an appraisal of the quarter keeps its person in every list of the quarter', async () => {
  const team = { periodId: third, userId: 0, hr: '0' } as const;
  const kept = [completed.employee, shared.employee];
  const { users, Counts } = (await overview('lead')).body;
  const listed = users.map(({ Id }) => Id);
  expect(listed).toEqual(expect.arrayContaining(kept.map(({ id }) => id)));
  expect(listed).not.toContain(without.employee.id);
  const matrix = await company.must('lead', getTalentMatrix, { params: team });
  expect(matrix.Cells.reduce((sum, { Count }) => sum + Count, 0)).toBe(2);
  const progress = await company.must('lead', listTalentProgress, { params: { userId: 0, hr: '0' } });
  expect(progress.data.find(({ Period }) => Period.PeriodId === third)?.Counts).toEqual(Counts);
  expect([Counts.completed, Counts.shared]).toEqual([1, 1]);
  const files = [
    await namesIn('lead', getTalentExcel, { periodId: third, userId: 0 }),
    await namesIn('lead', getAppraisalComplianceReport, { mode: 2, periodId: third }),
    await namesIn('lead', getAppraisalsReport, { mode: 2, periodId: third }),
  ];
  for (const names of files) {
    for (const { name } of kept) expect(names.filter((one) => one === name)).toHaveLength(1);
    expect(names).not.toContain(without.employee.name);
  }
  const quartersOf = async (token: string, userId: number) =>
    (await server.call(listAppraisalsOfPerson, { token, params: { userId } })).body.evaluations
      .filter(({ EvaluationPeriodId, State }) => EvaluationPeriodId === third && State !== 'none')
      .map(({ Id }) => Id);
  for (const one of [completed, shared]) {
    expect(await quartersOf(one.token, one.employee.id)).toEqual([one.id]);
    expect(await quartersOf(company.tokenOf('lead'), one.employee.id)).toEqual([one.id]);
  }
  expect((await company.call('lead', printAppraisal, { params: { id: completed.id } })).status).toBe(200);
});

test('a draft keeps its person only for who reads it, so the list does not tell of it', async () => {
  const listsLead = async (who: AppraisalCastName, hr: '0' | '1' = '0') => {
    const params = { periodId: third, userId: 0, hr };
    const { users } = await company.must(who, getTalentOverview, { params });
    return users.some(({ Id }) => Id === people.lead.id);
  };
  expect([await listsLead('lead'), await listsLead('head'), await listsLead('hrAdmin', '1')]).toEqual([
    false,
    true,
    true,
  ]);
  const names = await namesIn('lead', getTalentExcel, { periodId: third, userId: 0 });
  expect(names).not.toContain(people.lead.name);
  const { data } = await company.must('lead', listTalentProgress, { params: { userId: 0, hr: '0' } });
  const counts = data.find(({ Period }) => Period.PeriodId === third)?.Counts;
  expect(counts).toEqual((await overview('lead')).body.Counts);
});

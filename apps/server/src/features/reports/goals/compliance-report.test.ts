import { getCompliance } from '@bellwether/contract/dashboard';
import { addEmployee } from '@bellwether/contract/people/adding';
import { getGoalComplianceReport } from '@bellwether/contract/reports';
import { previewReport } from '@bellwether/contract/reports/preview';
import { complianceScopes } from '@bellwether/domain/dashboard/parts';
import { readXlsx } from 'hucre/xlsx';
import { beforeAll, expect, test } from 'vitest';
import { buildGoalCompany } from '../../../testing/goal-company.ts';
import { addEndedGoals } from '../../../testing/summary-goals.ts';
import { startTestServer } from '../../../testing/test-server.ts';

// Report 8 has the dashboard's answers: who owes something, and apart from them who has nothing to do (reports.11).
// The second quarter of 2025 ends on Monday 30 June, so its last week has one day.
const server = await startTestServer({ now: '2025-07-10T15:00:00Z' });
const company = await buildGoalCompany(server);
const { member, peer } = company.people;
const { current } = company.periods;
const ended = company.periods.byIndex(current.index - 1) ?? current;
const extra = await server.buildPerson(
  { id: company.tenantId },
  { name: 'Dora Drafter', manager: company.people.lead },
);

beforeAll(async () => {
  await company.must('lead', addEmployee, {
    body: {
      Name: 'Nia Newcomer',
      Email: 'nia@example.com',
      JobTitle: 'Pilot',
      ParentId: company.people.lead.id,
    },
  });
  await addEndedGoals(company, [
    { ownerId: member.id, periodId: ended.id, title: 'Given', completed: true, state: 'results_in_review' },
    { ownerId: member.id, periodId: ended.id, title: 'Private', state: 'approved', isPrivate: true },
    { ownerId: peer.id, periodId: ended.id, title: 'Owed', state: 'approved', weeks: '3333333333333' },
    { ownerId: extra.id, periodId: ended.id, title: 'Done', completed: true },
    { ownerId: extra.id, periodId: current.id, title: 'Idea', state: 'draft' },
    { ownerId: peer.id, periodId: current.id, title: 'Handed in', state: 'review' },
  ]);
});

type Mode = 1 | 2 | 3;

/** Returns the parts of the workbook by name, each row joined, and the sentence that the preview says. */
async function reportFor(who: 'lead' | 'ceo', mode: Mode, periodId: number) {
  const body = { Report: 'goalCompliance', Mode: mode, PeriodId: periodId } as const;
  const preview = await company.must(who, previewReport, { body });
  const { bytes } = await company.call(who, getGoalComplianceReport, { params: { mode, periodId } });
  const { sheets } = await readXlsx(bytes);
  const parts = sheets
    .filter(({ name }) => name !== 'At a glance')
    .map(({ name, rows }) => ({ name, rows: rows.slice(1).map((row) => row.join(' | ')) }));
  expect(parts.map(({ name, rows }) => ({ Name: name, Count: rows.length }))).toEqual(preview.Parts);
  const [chart] = preview.Charts;
  return { said: preview.Finding, parts, rows: chart?.Kind === 'compliance' ? chart.Rows : [] };
}

test('who has no goals, who has drafts only, and who has not signed in yet, each apart', async () => {
  const { said, parts, rows } = await reportFor('lead', 1, current.id);
  expect(parts).toEqual([
    { name: 'People without goals', rows: ['Mia Member | contributor | Corporate'] },
    { name: 'Have drafts only', rows: ['Dora Drafter | contributor | Corporate | Lena Lead'] },
    { name: 'Have not signed in yet', rows: ['Nia Newcomer | Pilot | Corporate | Lena Lead'] },
  ]);
  expect(said).toBe(
    '1 of 3 people has no goals. 1 more person has drafts only. 1 person has not signed in yet.',
  );
  expect(rows).toEqual([{ Label: 'Corporate', Done: 1, Between: 1, Open: 1 }]);
  const params = { scope: complianceScopes.organisation };
  const { goals, NotAccepted } = await company.must('lead', getCompliance, { params });
  expect([goals, NotAccepted]).toEqual([{ Done: 1, Between: 1, Open: 1, Percent: 33 }, 1]);
});

test('who owes results, and apart who waits for the manager', async () => {
  const { said, parts, rows } = await reportFor('lead', 3, ended.id);
  expect(parts).toEqual([
    {
      name: 'Goals not finalized',
      rows: ['Mia Member | contributor | Corporate | 2 | 2', 'Paul Peer | contributor | Corporate | 1 | 1'],
    },
  ]);
  expect(said).toBe('2 of 3 people have goals to finalize.');
  expect(rows).toEqual([{ Label: 'Corporate', Done: 1, Between: 0, Open: 2 }]);
  // A company's report counts no private goals, so the member's other goal alone decides.
  const whole = await reportFor('ceo', 3, ended.id);
  expect(whole.parts).toEqual([
    { name: 'Goals not finalized', rows: ['Paul Peer | contributor | Corporate | 1 | 1'] },
    {
      name: 'Wait for their manager',
      rows: ['Mia Member | contributor | Corporate | 1 | 1 | Lena Lead'],
    },
  ]);
  expect(whole.said).toBe(
    '1 of 3 people has goals to finalize. 1 more person waits for the manager’s answer.',
  );
  const { lastgoals } = await company.must('ceo', getCompliance, {
    params: { scope: complianceScopes.company },
  });
  expect(lastgoals).toEqual({ Done: 1, Between: 1, Open: 1, Percent: 33 });
});

test('a last week of one day is not asked for, so nobody owes its prediction', async () => {
  // The peer's goal has a prediction of each week that was asked for, the last of which is the thirteenth.
  const { said, parts } = await reportFor('ceo', 2, ended.id);
  expect(parts).toEqual([{ name: 'Predictions not updated', rows: [] }]);
  expect(said).toBe('Everybody has updated their predictions.');
});

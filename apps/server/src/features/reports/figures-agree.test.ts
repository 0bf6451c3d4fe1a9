import { getCompliance } from '@bellwether/contract/dashboard';
import type { Endpoint } from '@bellwether/contract/endpoint';
import { summarizeGoals } from '@bellwether/contract/goals/summary';
import * as reports from '@bellwether/contract/reports';
import { previewReport, type ReportChoice } from '@bellwether/contract/reports/preview';
import * as summaries from '@bellwether/contract/summaries';
import { complianceScopes } from '@bellwether/domain/dashboard/parts';
import { readXlsx } from 'hucre/xlsx';
import JSZip from 'jszip';
import { describe, expect, test } from 'vitest';
import {
  buildFiguredCompany,
  figuredNow,
  figuresByHand,
  peopleByHand,
} from '../../testing/figured-company.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { type CallOptions, startTestServer } from '../../testing/test-server.ts';

// Makes every report, preview, summary and deck of one company with an ended and a running quarter, reads them all, and
// compares the figures that have the same name with a count by hand (goals.31).

const server = await startTestServer({ now: figuredNow });
const { company, running, ended } = await buildFiguredCompany(server);
const { member, lead } = company.people;
const byHand = { [ended]: figuresByHand.ended, [running]: figuresByHand.running };
const resultsSaid =
  '4 of 7 goals with a result were completed; 1 is in dispute; 2 of 9 goals have no result yet.';
const lastSaid =
  '5 of 8 predicted goals were likely or very likely at the last prediction; 1 of 9 goals was never predicted.';
const runningSaid = '2 of 4 predicted goals are likely or very likely; 1 of 5 goals is not predicted yet.';
const endedSaid = `${resultsSaid} ${lastSaid}`;

const bytesOf = async (endpoint: Endpoint, options: CallOptions, who: 'lead' | 'member' = 'lead') => {
  const answer = await company.call(who, endpoint, options);
  expect([endpoint.name, answer.status]).toEqual([endpoint.name, 200]);
  return answer.bytes;
};
type Rows = readonly (readonly unknown[])[];
/** Returns the sheets of a workbook by name. */
async function sheetsOf(...asked: Parameters<typeof bytesOf>): Promise<Map<string, Rows>> {
  const { sheets } = await readXlsx(await bytesOf(...asked));
  return new Map(sheets.map(({ name, rows }) => [name, rows]));
}
const pagesOf = async (...asked: Parameters<typeof bytesOf>) =>
  (await readPdf(await bytesOf(...asked))).pages.map(({ text }) => text.replace(/\s+/g, ' ')).join(' ');
const previewOf = (body: ReportChoice) => company.must('lead', previewReport, { body });
/** Returns the table that follows a title on the sheet of charts: by its first column, the second one or the whole rest. */
function tableBelow(rows: Rows, title: string, columns: 'second' | 'whole' = 'second') {
  const at = rows.findIndex(([first]) => first === title);
  const head = at + 3;
  const end = rows.findIndex(
    ([first], row) => row > head && (first === null || first === undefined || first === ''),
  );
  return Object.fromEntries(
    rows
      .slice(head + 1, end < 0 ? undefined : end)
      .map(([name, ...rest]): [unknown, unknown] => [
        name,
        columns === 'whole' ? rest.filter((cell) => cell !== null && cell !== '') : rest[0],
      ]),
  );
}
/** Counts the rows of a goal list as their reader would. */
function countRows([head = [], ...rows]: Rows) {
  const column = (name: string) => head.indexOf(name);
  const of = (row: readonly unknown[], name: string) =>
    column(name) < 0 ? null : (row[column(name)] ?? null);
  const counted = rows.filter((row) => !['Draft', 'In review', 'Shelved'].includes(String(of(row, 'State'))));
  const count = (is: (row: readonly unknown[]) => boolean) => counted.filter(is).length;
  const isDisputed = (row: readonly unknown[]) =>
    of(row, 'Manager: completed') !== null && of(row, 'Manager: completed') !== of(row, 'Completed');
  return {
    counted: counted.length,
    predicted: count((row) => of(row, 'Likelihood') !== null),
    likely: count((row) => ['Likely', 'Very likely'].includes(String(of(row, 'Likelihood')))),
    notPredicted: count((row) => of(row, 'Likelihood') === null),
    atRisk: count(
      (row) =>
        of(row, 'State') === 'Approved' && ['Not at all', 'Not sure'].includes(String(of(row, 'Likelihood'))),
    ),
    withResult: count((row) => of(row, 'Completed') !== null || of(row, 'Result') !== null),
    completed: count(
      (row) =>
        !isDisputed(row) &&
        (of(row, 'Completed') === 'Yes' || of(row, 'Result') === 1 || of(row, 'Result') === 100),
    ),
    inDispute: count(isDisputed),
  };
}

describe.each([
  ['ended', ended, endedSaid],
  ['running', running, runningSaid],
] as const)('the %s quarter', (_name, periodId, said) => {
  const list = { periodId, userId: member.id };
  const hand = byHand[periodId];
  const hasEnded = periodId === ended;

  test('in the goal list: rows, charts, paper, preview, and the list on the screen', async () => {
    const sheets = await sheetsOf(reports.getGoalListReport, { params: { ...list, format: 'excel' } });
    const [rows = []] = sheets.values();
    expect(countRows(rows)).toEqual(hand);
    const [head = []] = rows;
    expect(head.indexOf('Completed') < head.indexOf('Likelihood')).toBe(hasEnded);
    const glance = sheets.get('At a glance') ?? [];
    const likelihoods = tableBelow(glance, hasEnded ? 'Last predictions' : 'Likelihood');
    expect(Number(likelihoods.Likely) + Number(likelihoods['Very likely'])).toBe(hand?.likely);
    expect(likelihoods['Not predicted']).toBe(hand?.notPredicted);
    if (hasEnded)
      expect(tableBelow(glance, 'Results')).toEqual({
        Completed: hand?.completed,
        'Below 100%': 1,
        'Not completed': 1,
        'In dispute': 1,
        'No result': 2,
      });
    expect(await pagesOf(reports.getGoalListReport, { params: { ...list, format: 'pdf' } })).toContain(said);
    const preview = await previewOf({ Report: 'goalList', PeriodId: periodId, UserId: member.id });
    expect(preview.Finding).toBe(said);
    const weeks = preview.Charts.find(({ Kind }) => Kind === 'weeks');
    if (weeks?.Kind === 'weeks')
      expect(weeks.Line.Points.at(-1)).toMatchObject({ Predicted: hand?.predicted, Likely: hand?.likely });
    expect(preview.Charts.map(({ Title }) => Title)).toContain('Likely goals by week');
    const summary = await company.must('lead', summarizeGoals, {
      body: { Users: [member.id], PeriodId: periodId, GoalSelectFilter: 'DirectReports' },
    });
    expect({
      predicted: summary.Likelihood.reduce((sum, count) => sum + count, 0),
      likely: (summary.Likelihood[3] ?? 0) + (summary.Likelihood[4] ?? 0),
      notPredicted: summary.Unpredicted,
      withResult: summary.Completed + summary.NotCompleted + summary.Measured + summary.InDispute,
      completed: summary.Completed,
      inDispute: summary.InDispute,
    }).toEqual({
      predicted: hand?.predicted,
      likely: hand?.likely,
      notPredicted: hand?.notPredicted,
      withResult: hand?.withResult,
      completed: hand?.completed,
      inDispute: hand?.inDispute,
    });
  });

  test('in the goal tree: rows, charts, paper and preview', async () => {
    const params = { periodId };
    const sheets = await sheetsOf(reports.getGoalTreeReport, { params: { ...params, format: 'excel' } });
    const [rows = []] = sheets.values();
    expect(countRows(rows)).toEqual(hand);
    expect(await pagesOf(reports.getGoalTreeReport, { params: { ...params, format: 'pdf' } })).toContain(
      said,
    );
    expect((await previewOf({ Report: 'goalTree', PeriodId: periodId })).Finding).toBe(said);
  });

  test('in team goal updates', async () => {
    const { data } = await company.must('lead', reports.getTeamGoalUpdates, {
      params: { periodId },
      query: { Users: String(member.id) },
    });
    const counted = data[0]?.Goals.filter(({ State }) => State !== 'shelved') ?? [];
    expect(counted.length).toBe(hand?.counted);
    expect(counted.filter(({ MostRecentGoalStatus }) => MostRecentGoalStatus !== null).length).toBe(
      hand?.predicted,
    );
    expect(counted.filter(({ OwnerGoalResult }) => OwnerGoalResult !== null).length).toBe(hand?.withResult);
  });
});

test('both quarters in one report: results of the ended one, predictions of the running one, each by itself', async () => {
  const PeriodIds = [ended, running];
  const sheets = await sheetsOf(reports.makeGoalTreesReport, { body: { PeriodIds, Format: 'excel' } });
  expect(countRows(sheets.get('Q3 2026') ?? [])).toEqual(byHand[ended]);
  expect(countRows(sheets.get('Q4 2026') ?? [])).toEqual(byHand[running]);
  const preview = await previewOf({ Report: 'goalTrees', PeriodIds });
  expect(preview.Finding).toBe(`${resultsSaid} ${runningSaid}`);
  const said = await pagesOf(reports.makeGoalTreesReport, { body: { PeriodIds, Format: 'pdf' } });
  expect(said).toContain(preview.Finding);
  const glance = sheets.get('At a glance') ?? [];
  const head = glance.findIndex(([first]) => first === 'Quarter');
  const names = ['Goals', 'Predicted', 'Likely', 'With a result', 'Completed'];
  const column = (name: string) => glance[head]?.indexOf(name) ?? -1;
  expect(glance.slice(head + 1, head + 3).map((row) => names.map((name) => row[column(name)]))).toEqual(
    [ended, running].map((id) => {
      const hand = byHand[id];
      return [hand?.counted, hand?.predicted, hand?.likely, hand?.withResult, hand?.completed];
    }),
  );
});

test('the summaries and their decks count as the reports do', async () => {
  const hand = byHand[ended];
  const quarter = { params: { periodId: ended, audience: '1' } };
  const year = { params: { year: 2026, audience: '1' } };
  const quarterly = await company.must('member', summaries.getQuarterlySummary, quarter);
  const annual = await company.must('member', summaries.getAnnualSummary, year);
  const [ofYear] = annual.Context.Quarters.filter(({ PeriodId }) => PeriodId === ended);
  for (const Figures of [quarterly.Figures, ofYear?.Figures]) {
    expect(Figures).toMatchObject({
      All: hand?.counted,
      NotPredicted: hand?.notPredicted,
      AtRisk: hand?.atRisk,
      WithResult: hand?.withResult,
      Completed: hand?.completed,
      InDispute: hand?.inDispute,
    });
    expect((Figures?.Likelihoods[3] ?? 0) + (Figures?.Likelihoods[4] ?? 0)).toBe(hand?.likely);
  }
  const tiles = /9\s+goals\s+7\s+with a result\s+4\s+completed\s+1\s+in dispute\s+1\s+at risk/;
  for (const [endpoint, options] of [
    [summaries.makeQuarterlyDeck, quarter],
    [summaries.makeAnnualDeck, year],
  ] as const) {
    expect(await pagesOf(endpoint as Endpoint, { ...options, body: { Format: 'pdf' } }, 'member')).toMatch(
      tiles,
    );
    const zip = await JSZip.loadAsync(
      await bytesOf(endpoint as Endpoint, { ...options, body: { Format: 'pptx' } }, 'member'),
    );
    const xml = (await zip.file('ppt/slides/slide2.xml')?.async('string')) ?? '';
    const text = [...xml.matchAll(/<a:t>([^<]*)<\/a:t>/g)].map(([, said]) => said).join(' ');
    expect(text).toMatch(tiles);
  }
});

test.each([
  [1, 'goals', running, ['People without goals', 'Have drafts only', 'Have not signed in yet']],
  [2, 'lastweekgoals', running, ['Predictions not updated']],
  [3, 'lastgoals', ended, ['Goals not finalized']],
] as const)(
  'goal compliance %i has the people of the dashboard’s %s',
  async (Mode, figure, PeriodId, names) => {
    const counted = await company.must('lead', getCompliance, {
      params: { scope: complianceScopes.organisation },
    });
    const { Done, Between, Open, Percent } = counted[figure];
    const preview = await previewOf({ Report: 'goalCompliance', Mode, PeriodId });
    const params = { mode: Mode, periodId: PeriodId };
    const sheets = await sheetsOf(reports.getGoalComplianceReport, { params });
    const counts = [Open, Between, counted.NotAccepted];
    expect(preview.Parts).toEqual(names.map((Name, at) => ({ Name, Count: counts[at] })));
    expect(names.map((name) => (sheets.get(name)?.length ?? 0) - 1)).toEqual(
      names.map((_, at) => counts[at]),
    );
    const people = ({ Done, Between, Open }: Record<'Done' | 'Between' | 'Open', number>) => [
      Done,
      Between,
      Open,
    ];
    const [chart] = preview.Charts;
    expect(chart?.Kind === 'compliance' && chart.Rows.map(people)).toEqual([[Done, Between, Open]]);
    const table = Object.values(tableBelow(sheets.get('At a glance') ?? [], chart?.Title ?? '', 'whole'));
    expect(table).toEqual([[Done, ...(Between > 0 ? [Between] : []), Open, Percent]]);
    expect(preview.Finding).toContain(`${Open} of ${Done + Between + Open} p`);
  },
);

test('appraisals: completed ones are as many in all reports', async () => {
  const said = '1 of 1 appraisal is completed.';
  const choice = { Mode: 2, PeriodId: ended } as const;
  expect((await previewOf({ Report: 'appraisals', ...choice })).Finding).toBe(said);
  const about = { Report: 'appraisalReport', Mode: 1, PeriodId: ended, UserId: lead.id } as const;
  expect((await previewOf({ ...about, RelatedPeriodId: 0 })).Finding).toBe(said);
  const both = await previewOf({ ...about, RelatedPeriodId: running });
  expect([both.Subtitle, both.FileName]).toEqual([
    'Q3 2026, with goals of Q4 2026 · written by Lena Lead',
    'bellwether-appraisal-report-2026-q3-to-2026-q4-2026-11-18',
  ]);
  expect((await previewOf({ Report: 'appraisalCompliance', ...choice })).Finding).toMatch(
    /^1 of \d+ expected appraisals is completed;/,
  );
  await bytesOf(reports.getAppraisalsReport, { params: { mode: 2, periodId: ended } });
  await bytesOf(reports.getAppraisalComplianceReport, { params: { mode: 2, periodId: ended } });
});

test('the people, and who of them has not accepted the invitation', async () => {
  const sheets = await sheetsOf(reports.getPeopleReport, { params: { format: 'excel' } });
  const [head = [], ...rows] = sheets.get('People') ?? [];
  const preview = await previewOf({ Report: 'people' });
  const statuses = rows.map((row) => row[head.indexOf('Status')]);
  const invited = statuses.filter((status) => status === 'Invited').length;
  expect([rows.length, invited]).toEqual([preview.Count, peopleByHand.notAccepted]);
  expect(preview.Subtitle).toBe(`${rows.length} people`);
  expect(preview.Finding).toMatch(
    new RegExp(`^${rows.length} people; ${invited} has not accepted the invitation`),
  );
  expect(await pagesOf(reports.getPeopleReport, { params: { format: 'pdf' } })).toContain(preview.Finding);
});

test('the goal template offers the running quarter first, and contains no goal of anybody', async () => {
  const [[head = [], ...rows] = []] = (await sheetsOf(reports.getGoalTemplate, {})).values();
  expect(rows.filter((row) => row.some((cell) => cell !== null && cell !== ''))).toHaveLength(1);
  expect(rows[0]?.[head.indexOf('Quarter')]).toBe('Q4 2026');
});

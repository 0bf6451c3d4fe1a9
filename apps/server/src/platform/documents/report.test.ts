import { noFigures } from '@bellwether/domain/goals/figures';
import { complianceChartOf } from '@bellwether/domain/reports/charts/compliance-chart';
import { distributionOf } from '@bellwether/domain/reports/charts/goal-charts';
import { ringsOf } from '@bellwether/domain/reports/charts/rings-chart';
import { complianceChartWords } from '@bellwether/domain/reports/charts/words.compliance';
import { chartWriter } from '@bellwether/domain/reports/charts/writer.en';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { faultsOfBytes } from '../../testing/office-faults.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { DocumentWriter } from './document-writer.ts';
import { chartSheet } from './excel-charts.ts';
import { packRecords } from './record-pages.ts';
import type { Report, ReportPart } from './report.ts';
import { reportWords } from './words.ts';

const documents = new DocumentWriter();
const here = { person: '1.1', gone: new AbortController().signal };
const written = (report: Report, format: 'excel' | 'pdf') =>
  documents.report(here, async () => report, format);

const columns: ReportPart['columns'] = [
  { header: 'Title', field: 'title', width: 30, share: 3, wraps: true },
  { header: 'Owner', field: 'owner', width: 20, share: 1, note: 'unit' },
  { header: 'Likelihood', field: 'level', shows: 'likelihood', width: 14, share: 1 },
  { header: 'Result', field: 'percent', shows: 'percent', width: 10, share: 1 },
  { header: 'Published', field: 'day', shows: 'day', width: 14, share: 1 },
  { header: 'State', field: 'state', words: { approved: 'Approved' }, width: 14 },
];
const names = ['Ada', '李娜', '山田 たろう', '김민수', 'שרה כהן', 'عبد الله محمد'];
const goals = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    // Each goal is below the goal before it, except every tenth, which is a root.
    parent: at % 10 === 0 ? null : at,
    title: at === 1 ? '=HYPERLINK("x")' : `Goal ${at}`,
    owner: names[at % names.length] ?? '',
    unit: `Unit ${at % 3}`,
    level: at % 5,
    percent: at === 0 ? 62.5 : 80,
    day: '2026-10-05',
    state: 'approved',
  }));

function reportOf(count: number, parts: readonly Partial<ReportPart>[]): Report {
  const all = goals(count);
  const nodes = all.map(({ id, parent, title, owner }) => ({
    id,
    parentId: parent,
    title,
    owner,
    level: null,
    word: 'Not predicted',
    isCounted: true,
    isLikely: false,
    isCompleted: false,
  }));
  const figures = { ...noFigures(), counted: count, predicted: 5, likely: 2, notPredicted: count - 5 };
  const charts = [
    distributionOf({ figures, counts: [1, 1, 1, 1, 1] }, false, {
      writer: chartWriter,
      likelihoods: reportWords.likelihood,
    }),
    ringsOf(nodes, false, chartWriter),
  ];
  return {
    title: 'Goals & more',
    subtitle: 'Q4 2026',
    fileName: 'goals',
    company: 'Acme',
    day: '22 Nov 2026',
    locale: 'en-US',
    words: reportWords,
    finding: '',
    charts: charts.filter((chart) => chart !== null),
    parts: parts.map((more) => ({
      name: 'Q4 2026',
      columns,
      records: packRecords(all),
      count,
      charts: [],
      empty: 'None.',
      ...more,
    })),
  };
}

const tree = { id: 'id', parent: 'parent' };

test('a workbook has real types, frozen heads, filters, an outline, print set-up and charts', async () => {
  const bytes = await written(reportOf(20, [{ tree }, { name: 'Q1 2027', tree }]), 'excel');
  expect(await faultsOfBytes(bytes, 'xlsx')).toEqual([]);
  const { sheets, namedRanges = [] } = await readXlsx(bytes, { readStyles: true });
  expect(sheets.map(({ name }) => name)).toEqual(['Q4 2026', 'Q1 2027', 'At a glance']);
  const [sheet, , glance] = sheets;
  expect(sheet?.rows[1]).toEqual([
    'Goal 0',
    'Ada',
    'Not at all',
    0.625,
    new Date('2026-10-05T00:00:00Z'),
    'Approved',
  ]);
  expect([sheet?.rows[2]?.[0], sheet?.cells?.get('2,0')?.formula]).toEqual(['=HYPERLINK("x")', undefined]);
  expect(sheet?.freezePane).toEqual({ rows: 1, columns: 1 });
  expect(sheet?.autoFilter?.range).toBe('A1:F21');
  // Excel folds seven levels; the trees are ten deep.
  expect([1, 2, 8, 9, 11].map((row) => sheet?.rowDefs?.get(row)?.outlineLevel ?? 0)).toEqual([0, 1, 7, 7, 0]);
  expect(sheet?.pageSetup).toMatchObject({
    orientation: 'landscape',
    fitToWidth: 1,
    printTitlesRow: '$1:$1',
  });
  expect(namedRanges.filter(({ name }) => name.includes('Print_Titles'))).toEqual([]);
  expect(sheet?.headerFooter).toEqual({
    oddHeader: '&L&BGoals && more&RAcme · Q4 2026 · 22 Nov 2026',
    oddFooter: '&L&A&RPage &P of &N',
  });
  expect(glance?.rows.slice(0, 2).map(([text]) => text)).toEqual([
    'Likelihood',
    '2 of 5 predicted goals are likely or very likely; 15 of 20 goals are not predicted yet.',
  ]);
});

test('a long PDF has chapters, contents, heads, and names in every script in reading order', async () => {
  const report = reportOf(90, [{ chapters: 'unit' }]);
  const { pages } = await readPdf(await written(report, 'pdf'));
  expect(pages[0]?.text).toMatch(/Goals & more.*Contents.*At a glance.*Unit 0.*Unit 1.*Unit 2.*At a glance/);
  const tags = pages.map((page) => page.tags).join();
  for (const { finding } of report.charts) expect(tags).toContain(`"alt":"${finding}"`);
  for (const role of ['"TOC"', '"TOCI"', '"H1"', '"H2"', '"H3"', '"Figure"', '"Table"', '"TH"'])
    expect(tags).toContain(role);
  const all = pages.map(({ text }) => text).join(' ');
  for (const name of names) expect(all).toContain(name);
  expect(all).toMatch(/Goal 0 Ada Unit 0 Not at all 62.5% 5 Oct 2026 Goal 3 김민수 Unit 0/);
  for (const [at, { text }] of pages.entries()) expect(text).toContain(`Page ${at + 1} of ${pages.length}`);
  expect(pages[1]?.text).toContain('Goals & more · Q4 2026');
});

test('a row is never divided between pages', async () => {
  const long = { ...goals(1)[0], title: 'word '.repeat(900) };
  const report = reportOf(1, [{ records: packRecords([...goals(8), long]) }]);
  const { pages } = await readPdf(await written({ ...report, charts: [] }, 'pdf'));
  expect(pages.filter(({ text }) => text.includes('word word'))).toHaveLength(1);
});

test('the records move to the thread without a copy', async () => {
  const report = reportOf(5, [{}]);
  await written(report, 'excel');
  expect(report.parts[0]?.records.pages.map(({ byteLength }) => byteLength)).toEqual([0]);
});

test.each([
  [3, 15],
  [22, 37],
  [200, 42],
])('the chart of %i departments is %i rows high in Excel', (count, height) => {
  const departments = Array.from({ length: count }, (_, at) => ({
    label: `D${at}`,
    done: 1,
    between: 0,
    open: 1,
  }));
  const chart = complianceChartOf('goals', departments, {
    writer: chartWriter,
    compliance: complianceChartWords,
  });
  const anchor = chartSheet('At a glance', chart ? [chart] : [], reportWords).charts?.[0]?.anchor;
  expect((anchor?.to?.row ?? 0) - (anchor?.from.row ?? 0)).toBe(height);
});

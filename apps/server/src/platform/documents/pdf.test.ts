import { chartTable, type ReportChart } from '@bellwether/domain/reports/charts/chart';
import { expect, test } from 'vitest';
import { readPdf } from '../../testing/read-pdf.ts';
import { DocumentWriter } from './document-writer.ts';
import { type PrintedBlock, type PrintedDocument, printedWordsOf } from './printed-document.ts';
import { reportWords } from './words.ts';

const documents = new DocumentWriter();
const here = { person: '1.1', gone: new AbortController().signal };

const written = (blocks: readonly PrintedBlock[], more: Partial<PrintedDocument> = {}) =>
  documents.pdf(here, {
    title: 'Goal list',
    subtitle: 'Q4 2026',
    company: 'Acme Lighting',
    day: '22 November 2026',
    blocks,
    words: printedWordsOf(reportWords),
    ...more,
  });

/** One of each kind. */
const charts: readonly ReportChart[] = [
  {
    kind: 'distribution',
    title: 'Likelihood',
    finding: 'One goal is likely.',
    bars: [
      { label: 'Likely', level: 3, count: 1 },
      { label: 'Not predicted', level: null, count: 2 },
    ],
  },
  {
    kind: 'weeks',
    title: 'Likely goals by week',
    finding: 'In week 3 more goals are likely.',
    line: {
      label: 'Q4 2026',
      points: [
        { week: 2, predicted: 4, likely: 1 },
        { week: 3, predicted: 4, likely: 3 },
      ],
    },
    before: { label: 'Q3 2026', points: [{ week: 1, predicted: 2, likely: 1 }] },
  },
  {
    kind: 'changes',
    title: 'Change by department',
    finding: 'Likelihood fell in 1 of 2 departments.',
    fromLabel: 'First',
    toLabel: 'Latest',
    rows: [
      { label: 'Sales', from: 3.5, to: 2 },
      { label: 'Legal', from: 2, to: 2 },
    ],
  },
  {
    kind: 'quarters',
    title: 'Likely goals by quarter',
    finding: 'Half of the goals are likely.',
    bars: [{ label: 'Q4 2026', goals: 5, predicted: 4, likely: 2, withResult: 3, completed: 1 }],
  },
  {
    kind: 'compliance',
    title: 'By department',
    finding: 'Two people have no goals.',
    doneLabel: 'With goals',
    betweenLabel: 'Drafts only',
    openLabel: 'Without goals',
    rows: [{ label: 'Sales', done: 3, between: 1, open: 2 }],
  },
  {
    kind: 'rings',
    title: 'The tree at a glance',
    counts: 'likely',
    finding: 'The top goal is not likely.',
    more: 2,
    roots: [
      {
        title: 'Top',
        owner: 'Ada',
        level: null,
        word: 'Not predicted',
        below: 2,
        countedBelow: 1,
        more: 1,
        children: [
          {
            title: 'Low',
            owner: 'Bob',
            level: 3,
            word: 'Likely',
            below: 0,
            countedBelow: 0,
            more: 0,
            children: [],
          },
        ],
      },
    ],
  },
];

const texts = (...all: string[]) => all.map((text) => ({ text }));

test('is tagged, with title, headings and a table whose first row names the columns', async () => {
  const { pages, title, language } = await readPdf(
    await written([
      { kind: 'heading', level: 1, text: 'Goals' },
      { kind: 'paragraph', texts: [{ text: 'A ' }, { text: 'link', href: 'https://a.example/' }] },
      {
        kind: 'table',
        columns: [
          { header: 'Goal', share: 3 },
          { header: 'Likelihood', share: 1, align: 'right' },
        ],
        rows: [
          [
            { text: 'Ship it', note: 'by June', indent: 1 },
            { text: 'Likely', level: 3 },
          ],
        ],
      },
      {
        kind: 'charts',
        level: 1,
        charts: charts.map((chart) => ({ chart, table: chartTable(chart, reportWords.columns) })),
      },
    ]),
  );
  expect(title).toBe('Goal list');
  expect(language).toBe('en');
  expect(pages).toHaveLength(1);
  for (const text of [
    'Acme Lighting',
    '22 November 2026',
    'Page 1 of 1',
    'Ship it',
    'by June',
    ...charts.map(({ finding }) => finding),
  ])
    expect(pages[0]?.text).toContain(text);
  for (const { finding } of charts) expect(pages[0]?.tags).toContain(`"alt":"${finding}"`);
  for (const role of ['"H1"', '"H2"', '"Table"', '"Figure"', '"TH"', '"TD"', '"Link"'])
    expect(pages[0]?.tags).toContain(role);
});

test('prints what people typed, and reads none of it as markup', async () => {
  const hostile = [
    '#read("/etc/passwd")',
    '#import "x"',
    '$x^2$',
    '\\ * _ `raw` @label <label>',
    'a\u0000b\ud800',
    '//',
    '🙂',
  ];
  const { pages } = await readPdf(await written([{ kind: 'paragraph', texts: texts(hostile.join(' | ')) }]));
  for (const text of ['#read("/etc/passwd")', '#import "x"', '$x^2$', '`raw` @label <label>'])
    expect(pages[0]?.text).toContain(text);
});

test.each([
  ['PDF/UA with a glyph for each emoji', '🚀 Launch ✅ 👩‍💻', true],
  ['not PDF/UA with a character that no font has', 'Launch \u{10fffd}', false],
])('is %s', async (_, text, isAccessible) => {
  const bytes = await written([{ kind: 'paragraph', texts: texts(text) }]);
  expect(Buffer.from(bytes).includes('pdfuaid')).toBe(isAccessible);
});

test('repeats the head of a long table on each page, numbers the pages, and lists the headings', async () => {
  const rows = Array.from({ length: 90 }, (_, at) => texts(`Goal ${at}`));
  const { pages } = await readPdf(
    await written(
      [
        { kind: 'heading', level: 1, text: 'Open goals' },
        { kind: 'table', columns: [{ header: 'Title of the goal', share: 1 }], rows },
      ],
      { isLandscape: true, hasContents: true },
    ),
  );
  expect(pages.length).toBeGreaterThan(2);
  expect(pages[0]?.text).toContain('Contents');
  expect(pages[0]?.width).toBeGreaterThan(800);
  for (const [at, { text }] of pages.entries()) {
    expect(text).toContain('Title of the goal');
    expect(text).toContain(`Page ${at + 1} of ${pages.length}`);
  }
  expect(pages[1]?.text).toContain('Goal list · Q4 2026');
});

test('long words in the heads of a narrow table are parted, so that they do not lie on each other', async () => {
  const columns = ['Quartal', ...Array.from({ length: 7 }, () => 'Wahrscheinlich')];
  const table = { columns, rows: [['Q4 2026', 1, 2, 3, 4, 5, 6, 7]] };
  const shown = charts.filter(({ kind }) => kind === 'quarters').map((chart) => ({ chart, table }));
  const words = { ...printedWordsOf(reportWords), language: 'de' };
  const { pages } = await readPdf(
    await written([{ kind: 'charts', level: 1, charts: shown }], { isLandscape: true, words }),
  );
  expect(pages[0]?.text.match(/Wahr/g)).toHaveLength(7);
  expect(pages[0]?.text).not.toContain('Wahrscheinlich');
});

test('the last rows of a table may be parted if they are long', async () => {
  const cell = { text: 'A long word. '.repeat(250) };
  const rows = Array.from({ length: 3 }, () => [cell, cell]);
  const columns = [
    { header: 'One', share: 1 },
    { header: 'Two', share: 1 },
  ];
  const { pages } = await readPdf(await written([{ kind: 'table', columns, rows }]));
  expect(pages.length).toBeGreaterThan(1);
  const count = pages.map(({ text }) => text.split('A long word.').length - 1);
  expect(count.reduce((sum, each) => sum + each, 0)).toBe(250 * 6);
});

test('a table keeps at least three rows with its heading, and its last three, wherever the page ends', async () => {
  const row = (at: number) => [
    { text: `Row ${at} of a goal whose title is so long that it takes a second line`, note: 'Sales' },
  ];
  for (const lines of Array.from({ length: 30 }, (_, at) => 16 + at)) {
    const { pages } = await readPdf(
      await written([
        { kind: 'paragraph', texts: texts('Before.') },
        ...Array.from({ length: lines }, (): PrintedBlock => ({ kind: 'paragraph', texts: texts('Filler') })),
        { kind: 'heading', level: 1, text: 'Chapter' },
        {
          kind: 'table',
          columns: [{ header: 'Goal', share: 1 }],
          rows: Array.from({ length: 9 }, (_, at) => row(at + 1)),
        },
      ]),
    );
    const page = pages.find(({ text }) => text.includes('Chapter'))?.text ?? '';
    expect([lines, [1, 2, 3].every((at) => page.includes(`Row ${at} `))]).toEqual([lines, true]);
    const last = pages.at(-1)?.text ?? '';
    expect([lines, [7, 8, 9].every((at) => last.includes(`Row ${at} `))]).toEqual([lines, true]);
  }
});

import { expect, test } from 'vitest';
import { readPdf } from '../../testing/read-pdf.ts';
import { DocumentWriter } from './document-writer.ts';
import type { PrintedBlock, PrintedDocument } from './printed-document.ts';

const documents = new DocumentWriter();
const here = { person: '1.1', gone: new AbortController().signal };

const written = (blocks: readonly PrintedBlock[], more: Partial<PrintedDocument> = {}) =>
  documents.pdf(here, {
    title: 'Goal list',
    subtitle: 'Q4 2026',
    company: 'Acme Lighting',
    day: '22 November 2026',
    blocks,
    ...more,
  });

const texts = (...all: string[]) => all.map((text) => ({ text }));

test('is tagged, with title, headings and a table whose first row names the columns', async () => {
  const { pages, title } = await readPdf(
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
      { kind: 'bars', finding: 'One goal is likely.', bars: [{ label: 'Likely', value: 1, level: 3 }] },
    ]),
  );
  expect(title).toBe('Goal list');
  expect(pages).toHaveLength(1);
  for (const text of [
    'Acme Lighting',
    '22 November 2026',
    'Page 1 of 1',
    'Ship it',
    'by June',
    'One goal is likely.',
  ])
    expect(pages[0]?.text).toContain(text);
  for (const role of ['"H1"', '"H2"', '"Table"', '"TH"', '"TD"', '"Link"'])
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

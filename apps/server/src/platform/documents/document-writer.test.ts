import { readXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { faultsOfBytes } from '../../testing/office-faults.ts';
import { DocumentWriter } from './document-writer.ts';
import { cellText, sheetName } from './excel-text.ts';
import type { Workbook } from './workbook.ts';

const here = () => ({ person: '1.1', gone: new AbortController().signal });
const notWritten = 'The file could not be written. Please try again in a moment.';

/** Texts that a spreadsheet may run as a formula or read as another type. */
const hostile = [
  '=1+1',
  '=HYPERLINK("https://evil.example","click")',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  "=cmd|' /C calc'!A0",
  '_x0041_',
  '<script>&amp;]]>',
  'a\u0000b\u0001c\ufffe\ud800',
  'two\nlines',
  `${'🙂'.repeat(3)}${'a'.repeat(40_000)}`,
  "O'Neil",
];

const table = (rows: Workbook['sheets'][number]['rows']): Workbook => ({
  title: 'Test',
  sheets: [
    {
      name: "O'Neil: [a/b]*?",
      columns: [
        { header: '=1+1', width: 12, choices: ["it's", 'a,b', '=1'] },
        { header: 'B', width: 40, wraps: true },
      ],
      rows,
    },
  ],
});

describe('a workbook', () => {
  test('keeps every text a text, and no program finds a fault', async () => {
    const rows = hostile.map((text, at) => [text, at % 2 === 0 ? at : null]);
    const bytes = await new DocumentWriter().excel(here(), table(rows));
    expect(await faultsOfBytes(bytes, 'xlsx')).toEqual([]);
    const { sheets } = await readXlsx(bytes, { readStyles: true });
    const [sheet] = sheets;
    expect(sheet?.name).toBe("O'Neil   a b");
    const [, ...read] = sheet?.rows ?? [];
    const texts = read.map((row) => String(row[0]));
    expect(texts.map((text) => text.slice(0, 50))).toEqual(
      hostile.map((text) => cellText(text).slice(0, 50)),
    );
    expect(Math.max(...texts.map((text) => text.length))).toBe(32_767);
    for (const cell of sheet?.cells?.values() ?? []) expect(cell.formula).toBeUndefined();
  });

  test('of many rows does not block the event loop', async () => {
    const rows = Array.from({ length: 10_000 }, (_, at) => ['Q4 2026', `Goal ${at}`]);
    const given = table(rows);
    const [before, thisThreadBefore] = [process.cpuUsage(), process.threadCpuUsage()];
    const bytes = await new DocumentWriter().excel(here(), given);
    const [all, thisThread] = [process.cpuUsage(before), process.threadCpuUsage(thisThreadBefore)];
    expect(bytes.byteLength).toBeGreaterThan(50_000);
    // Compare CPU time and not elapsed time, because on a busy machine every thread has to wait.
    expect(thisThread.user + thisThread.system).toBeLessThan((all.user + all.system) / 2);
  });
});

describe('a thread', () => {
  const endless = new URL(`data:text/javascript,${encodeURIComponent('setInterval(() => {}, 1000)')}`);
  const greedy = new URL(
    `data:text/javascript,${encodeURIComponent('const all = []; for (;;) all.push(Array(100000).fill({}));')}`,
  );
  const dying = new URL(`data:text/javascript,${encodeURIComponent('process.exit(3)')}`);
  const small = { milliseconds: 20_000, heapMegabytes: 32 };

  test.each([
    ['ends without a document', new DocumentWriter({ limits: small, thread: dying })],
    ['takes too much memory', new DocumentWriter({ limits: small, thread: greedy })],
    ['takes too long', new DocumentWriter({ limits: { ...small, milliseconds: 200 }, thread: endless })],
  ])('that %s gives a clear error, and the next document is written', async (_name, writer) => {
    for (let at = 0; at < 2; at += 1)
      await expect(writer.excel(here(), table([]))).rejects.toMatchObject({
        status: 503,
        message: notWritten,
        retryAfterSeconds: 5,
      });
  });

  test('stops when the person disconnects', async () => {
    const writer = new DocumentWriter({ limits: small, thread: endless });
    const leaving = new AbortController();
    const written = writer.excel({ person: '1.1', gone: leaving.signal }, table([]));
    setTimeout(() => leaving.abort(new Error('gone')), 100);
    await expect(written).rejects.toThrow('gone');
  });
});

test('sheets get unique names that spreadsheet programs accept', () => {
  const taken = new Set<string>();
  expect(
    ['', 'History', 'a'.repeat(40), 'A'.repeat(40), "'x'", 'x'].map((name) => sheetName(name, taken)),
  ).toEqual(['Sheet', 'Sheet 2', 'a'.repeat(31), `${'A'.repeat(29)} 2`, 'x', 'x 2']);
});

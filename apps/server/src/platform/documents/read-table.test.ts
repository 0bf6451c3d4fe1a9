import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import {
  hostileTables,
  workbookOfManyColumns,
  workbookOfOneText,
  writeZip,
} from '../../testing/hostile-tables.ts';
import { DocumentWriter } from './document-writer.ts';
import { tableLimits } from './table.ts';

// A busy machine reads a million cells in more than the usual 10 s.
const documents = new DocumentWriter({ readingLimits: { milliseconds: 60_000, heapMegabytes: 192 } });
const wanted = ['name', 'email', 'id'];
const here = () => ({ person: '1.1', gone: new AbortController().signal });
const read = (bytes: Uint8Array | string) =>
  documents.table(here(), typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes, wanted);
const longSheet = {
  name: 'x',
  columns: [{ header: 'Name', width: 20 }],
  rows: Array.from({ length: 20_000 }, (_, at) => [`row ${at}`]),
};
const latin = (text: string) => Buffer.from(text, 'latin1');
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');

describe('a text file', () => {
  const rows = [
    ['Name', 'Email'],
    ['Zoë, the first', 'z@x.example'],
  ];
  test.each<[string, Uint8Array | string]>([
    ['commas', 'Name,Email\n"Zoë, the first",z@x.example'],
    ['a byte order mark and Windows line ends', '\ufeffName,Email\r\n"Zoë, the first",z@x.example\r\n'],
    ['semicolons', 'Name;Email\nZoë, the first;z@x.example'],
    ['tabs in UTF-16', utf16('Name\tEmail\nZoë, the first\tz@x.example')],
    ['Windows-1252', latin('Name;Email\nZoë, the first;z@x.example')],
  ])('with %s', async (_name, bytes) => {
    const found = await read(bytes);
    expect('table' in found && found.table.filter((row) => row.join('') !== '')).toEqual(rows);
  });

  test('keeps formulas as texts and cuts a cell of 10 MB', async () => {
    const found = await read(`Name,Email\n=1+1,"'=2"\n"${'x'.repeat(10_000_000)}`);
    expect(found).toEqual({
      table: [['Name', 'Email'], ['=1+1', '=2'], ['x'.repeat(tableLimits.cell)]],
    });
  });

  test('of too many rows ends after the last row that counts', async () => {
    const found = await read(`Name\n${'a\n'.repeat(50_000)}`);
    expect('table' in found && found.table).toHaveLength(tableLimits.rows);
  });
});

describe('an Excel file', () => {
  test('gives the values of the first sheet, never a formula', async () => {
    const bytes = await writeXlsx({
      sheets: [
        {
          name: 'A',
          rows: [
            ['Name', 'Id'],
            ['=1+1', 17],
            [null, true],
          ],
          cells: new Map([['1,0', { formula: '1+1', formulaResult: 'x' }]]),
        },
        { name: 'B', rows: [['hidden']] },
      ],
    });
    const found = await read(bytes);
    expect('table' in found && found.table.slice(1)).toEqual([
      ['x', '17'],
      ['', 'true'],
    ]);
  });

  test.each(hostileTables())('with %s is refused', async (_name, file) => {
    expect(file.byteLength).toBeLessThan(3_000_000);
    expect(await read(file)).toEqual({
      fault: expect.stringMatching(/^(wrong_kind|too_complex)$/),
      cause: expect.any(Error),
    });
  });

  test('keeps of a column that is not wanted only its heading', async () => {
    const found = await read(workbookOfOneText(1_000, 'Cost centre'));
    expect(
      'table' in found && [found.table.length, found.table[0]?.[0], found.table[9_990]?.join('')],
    ).toEqual([9_991, 'Cost centre', '']);
  });

  test('is not expanded to the columns that it describes', async () => {
    const found = await read(workbookOfManyColumns());
    expect(found).toEqual({
      table: [
        ['Name', 'Email'],
        ['Ada Quill', 'ada@x.example'],
      ],
    });
  });

  test('is read while exports wait for their turn', async () => {
    const exports = Array.from({ length: 4 }, (_, at) =>
      documents.excel({ ...here(), person: `9.${at}` }, { title: 'x', sheets: [longSheet] }),
    );
    const first = await Promise.race([
      read('Name\nAda').then(() => 'table'),
      exports[3]?.then(() => 'export'),
    ]);
    expect(first).toBe('table');
    await Promise.all(exports);
  });
});

test.each<[string, Uint8Array | string, string]>([
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]), 'wrong_kind'],
  ['an old Excel file', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), 'old_excel'],
  ['another zip', writeZip([{ name: 'readme.txt', content: 'hello' }]), 'wrong_kind'],
  ['a cut zip', Buffer.from([0x50, 0x4b, 0x03, 0x04, 0, 0]), 'wrong_kind'],
])('%s is no table', async (_name, bytes, fault) => {
  expect(await read(bytes)).toMatchObject({ fault });
});

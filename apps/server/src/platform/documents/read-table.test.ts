import { writeOds } from 'hucre/ods';
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
import { longestCell } from './table-kinds.ts';

// A busy machine reads a million cells in more than the usual 10 s.
const documents = new DocumentWriter({ readingLimits: { milliseconds: 60_000, heapMegabytes: 192 } });
const wish = { kind: 'people', remembered: {} } as const;
const here = () => ({ person: '1.1', gone: new AbortController().signal });
const read = (bytes: Uint8Array | string) =>
  documents.table(here(), typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes, wish);
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
    ['bars', 'Name|Email\nZoë, the first|z@x.example'],
    ['a line that names the delimiter', 'sep=;\r\nName;Email\r\nZoë, the first;z@x.example'],
    [
      'lines above the headings',
      'Our people\nas of today, all of them\n\nName;Email\nZoë, the first;z@x.example',
    ],
    ['UTF-16 without a mark', Buffer.from('Name\tEmail\nZoë, the first\tz@x.example', 'utf16le')],
  ])('with %s', async (_name, bytes) => {
    const found = await read(bytes);
    expect('table' in found && found.table.filter((row) => row.join('') !== '')).toEqual(rows);
  });

  test('keeps formulas as texts and cuts a cell of 10 MB', async () => {
    const found = await read(`Name,Email\n=1+1,"'=2"\n"${'x'.repeat(10_000_000)}`);
    expect(found).toMatchObject({
      table: [['Name', 'Email'], ['=1+1', '=2'], ['x'.repeat(longestCell.people)]],
    });
  });

  test('of too many rows ends after the last row that counts', async () => {
    const found = await read(`Name\n${'a\n'.repeat(50_000)}`);
    expect('table' in found && found.table).toHaveLength(tableLimits.rows);
  });
});

describe('the encoding of a text file', () => {
  const text = 'Name;Email\nZoë;z@x.example';
  test.each<[string, Uint8Array | string, string, boolean]>([
    ['UTF-8', text, 'utf-8', true],
    ['UTF-16', utf16(text), 'utf-16le', true],
    ['Latin 1, which nothing proves', latin(text), 'windows-1252', false],
    ['plain letters', 'Name\nAda', 'utf-8', true],
  ])('%s', async (_name, bytes, encoding, isEncodingSure) => {
    expect(await read(bytes)).toMatchObject({ encoding, isEncodingSure });
  });

  test('is the chosen one', async () => {
    const bytes = latin('Name;Email\n\u00c0\u00ed\u00ed\u00e0;a@x.example');
    const found = await documents.table(here(), bytes, { ...wish, encoding: 'windows-1251' });
    expect(found).toMatchObject({
      table: [
        ['Name', 'Email'],
        ['Анна', 'a@x.example'],
      ],
      encoding: 'windows-1251',
    });
  });
});

describe('a workbook of several sheets', () => {
  const sheets = [
    { name: 'Read me', rows: [['This file has our people.'], ['Please mail it to nobody.']] },
    {
      name: 'People',
      rows: [
        ['Our people', null],
        ['Name', 'Email'],
        ['Ada', 'ada@x.example'],
      ],
    },
  ];
  const table = [
    ['Name', 'Email'],
    ['Ada', 'ada@x.example'],
  ];
  test.each([
    ['Excel', writeXlsx],
    ['OpenDocument', writeOds],
  ])('proposes the one with people, and reads another one that is chosen: %s', async (_name, write) => {
    const bytes = await write({ sheets });
    expect(await read(bytes)).toMatchObject({
      table,
      headingRow: 2,
      sheets: ['Read me', 'People'],
      sheet: 'People',
    });
    const other = await documents.table(here(), bytes, { ...wish, sheet: 'Read me' });
    expect(other).toMatchObject({ sheet: 'Read me', columns: [{ heading: 'This file has our people.' }] });
    const row = await documents.table(here(), bytes, { ...wish, headingRow: 1 });
    expect(row).toMatchObject({ headingRow: 1, columns: [{ heading: 'Our people' }, { heading: '' }] });
  });

  test('says the address of a mail link beside the text of its cell', async () => {
    const bytes = await writeXlsx({
      sheets: [
        {
          name: 'A',
          rows: [
            ['Name', 'Email'],
            ['Ben', 'Ben M'],
          ],
          cells: new Map([['1,1', { value: 'Ben M', hyperlink: { target: 'mailto:ben@x.example' } }]]),
        },
      ],
    });
    expect(await read(bytes)).toMatchObject({
      table: [
        ['Name', 'Email'],
        ['Ben', 'Ben M <ben@x.example>'],
      ],
    });
  });

  test('links an address by a formula, which is not computed', async () => {
    const bytes = await writeXlsx({
      sheets: [
        {
          name: 'A',
          rows: [
            ['Name', 'Email'],
            ['Ben', 'Ben M'],
          ],
          cells: new Map([
            ['1,1', { value: 'Ben M', formula: 'HYPERLINK("mailto:ben@x.example?subject=x","Ben M")' }],
          ]),
        },
      ],
    });
    expect(await read(bytes)).toMatchObject({
      table: [
        ['Name', 'Email'],
        // The writer of this test stores no text beside the formula.
        ['Ben', 'ben@x.example'],
      ],
    });
  });

  test('of OpenDocument has the addresses of its links, by text and by formula', async () => {
    const cell = (text: string) => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`;
    const link = (to: string, text: string) => `<text:a xlink:href="mailto:${to}">${text}</text:a>`;
    const row = (...cells: string[]) => `<table:table-row>${cells.join('')}</table:table-row>`;
    const formula = `<table:table-cell table:formula="of:=HYPERLINK(&quot;mailto:cy@x.example&quot;;&quot;Cy C&quot;)"><text:p>Cy C</text:p></table:table-cell>`;
    const content = `<office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x" xmlns:xlink="l"><office:body><office:spreadsheet><table:table table:name="A">${row(cell('Name'), cell('Email'))}${row(cell('Ben'), cell(link('ben@x.example', 'Ben M')))}${row(cell('Cy'), formula)}</table:table></office:spreadsheet></office:body></office:document-content>`;
    const bytes = writeZip([
      { name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet' },
      { name: 'content.xml', content },
    ]);
    expect(await read(bytes)).toMatchObject({
      table: [
        ['Name', 'Email'],
        ['Ben', 'Ben M <ben@x.example>'],
        ['Cy', 'Cy C <cy@x.example>'],
      ],
    });
  });

  test('of OpenDocument that repeats a row for ever ends within the limits', async () => {
    const content = `<office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x"><office:body><office:spreadsheet><table:table table:name="A"><table:table-row table:number-rows-repeated="1048576"><table:table-cell table:number-columns-repeated="16384"><text:p>x</text:p></table:table-cell></table:table-row></table:table></office:spreadsheet></office:body></office:document-content>`;
    const bytes = writeZip([
      { name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet' },
      { name: 'content.xml', content },
    ]);
    expect(await read(bytes)).toMatchObject({ fault: 'too_complex' });
  });
});

test('of columns that are called alike only the first is read, and of others some cells are shown', async () => {
  const found = await read('Name,Email,Email,Locker\nAda,a@x.example,b@x.example,Bonn\nBo,c@x.example,,Bonn');
  expect(found).toMatchObject({
    table: [
      ['Name', 'Email', 'Email', 'Locker'],
      ['Ada', 'a@x.example', '', ''],
      ['Bo', 'c@x.example', '', ''],
    ],
    columns: [
      { field: 'Name' },
      { field: 'Email' },
      { field: null, samples: ['b@x.example'] },
      { samples: ['Bonn'] },
    ],
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
    expect(found).toMatchObject({
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

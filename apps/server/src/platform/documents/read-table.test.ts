import { deflateRawSync } from 'node:zlib';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { DocumentWriter } from './document-writer.ts';
import { tableLimits } from './table.ts';

const documents = new DocumentWriter();
const here = () => ({ person: '1.1', gone: new AbortController().signal });
const read = (bytes: Uint8Array | string) =>
  documents.table(here(), typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes);
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

  test('is refused unread if it unpacks to too much, or hides how much', async () => {
    const bomb = zipOf('xl/worksheets/sheet1.xml', Buffer.alloc(tableLimits.unpackedBytes + 1));
    expect(bomb.byteLength).toBeLessThan(100_000);
    expect(await read(bomb)).toEqual({ fault: 'too_complex' });
    const liar = zipOf('xl/worksheets/sheet1.xml', Buffer.alloc(1_000_000), 0);
    expect(await read(liar)).toEqual({ fault: 'wrong_kind' });
    const small = zipOf('xl/workbook.xml', Buffer.alloc(1_000_000), 10);
    expect(await read(small)).toEqual({ fault: 'wrong_kind' });
  });
});

test.each<[string, Uint8Array | string, string]>([
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]), 'wrong_kind'],
  ['an old Excel file', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), 'old_excel'],
  ['another zip', zipOf('readme.txt', Buffer.from('hello')), 'wrong_kind'],
  ['a cut zip', Buffer.from([0x50, 0x4b, 0x03, 0x04, 0, 0]), 'wrong_kind'],
])('%s is no table', async (_name, bytes, fault) => {
  expect(await read(bytes)).toEqual({ fault });
});

/** Returns a zip with one compressed entry; the zip's directory may claim another size. */
function zipOf(name: string, content: Buffer, size = content.byteLength): Buffer {
  const packed = deflateRawSync(content);
  const path = Buffer.from(name);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.byteLength, 18);
  local.writeUInt32LE(size, 22);
  local.writeUInt16LE(path.byteLength, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.byteLength, 20);
  entry.writeUInt32LE(size, 24);
  entry.writeUInt16LE(path.byteLength, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(46 + path.byteLength, 12);
  end.writeUInt32LE(30 + path.byteLength + packed.byteLength, 16);
  return Buffer.concat([local, path, packed, entry, path, end]);
}

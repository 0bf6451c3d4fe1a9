import { type CellValue, readXlsx } from 'hucre/xlsx';
import Papa from 'papaparse';
import { type ReadTable, type Table, tableLimits } from './table.ts';
import { unpackedBytes } from './zip-size.ts';

const zip = [0x50, 0x4b, 0x03, 0x04];
/** The container of Excel before 2007, and of Excel files with a password. */
const compound = [0xd0, 0xcf, 0x11, 0xe0];

/** Returns the first sheet of an Excel file, or the rows of a CSV file. Runs in a worker. */
export async function readTable(bytes: Uint8Array): Promise<ReadTable> {
  if (beginsWith(bytes, compound)) return { fault: 'old_excel' };
  if (beginsWith(bytes, zip)) return readExcel(bytes);
  const text = textOf(bytes);
  return text === undefined ? { fault: 'wrong_kind' } : { table: readCsv(text) };
}

function beginsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, at) => bytes[at] === byte);
}

async function readExcel(bytes: Uint8Array): Promise<ReadTable> {
  const size = unpackedBytes(bytes);
  if (size === undefined) return { fault: 'wrong_kind' };
  if (size > tableLimits.unpackedBytes) return { fault: 'too_complex' };
  try {
    const { sheets } = await readXlsx(bytes, { sheets: [0], maxRows: tableLimits.rows });
    return { table: cut(sheets[0]?.rows ?? []) };
  } catch (error) {
    // The reader throws many kinds of errors for broken files, and for zips that are no spreadsheets.
    return { fault: error instanceof RangeError ? 'too_complex' : 'wrong_kind' };
  }
}

function readCsv(text: string): Table {
  const { data } = Papa.parse<string[]>(text, { delimiter: delimiterOf(text), preview: tableLimits.rows });
  // An export writes an apostrophe before texts that a spreadsheet program would run as a formula.
  return cut(data).map((cells) => cells.map((cell) => cell.replace(/^'(?=[=+\-@])/, '')));
}

/** Returns the delimiter that occurs most often outside of quotes in the first line. */
function delimiterOf(text: string): string {
  const [line = ''] = text
    .slice(0, 10_000)
    .replace(/"[^"]*"/g, '')
    .split(/\r?\n|\r/, 1);
  const count = (sign: string) => line.split(sign).length;
  return [',', ';', '\t'].reduce((most, sign) => (count(sign) > count(most) ? sign : most));
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches control characters.
const notText = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/;

/**
 * Decodes a file with a byte order mark as UTF-8 or UTF-16, other files as UTF-8 if they are valid UTF-8, else as
 * Windows-1252. Returns undefined if the file is no text.
 */
function textOf(bytes: Uint8Array): string | undefined {
  const text = decode(bytes).replace(/^\ufeff/, '');
  return notText.test(text.slice(0, 4_096)) ? undefined : text;
}

function decode(bytes: Uint8Array): string {
  if (beginsWith(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes);
  if (beginsWith(bytes, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // The text is not valid UTF-8, so its program wrote one byte for each letter.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function cut(rows: readonly (readonly CellValue[])[]): Table {
  return rows
    .slice(0, tableLimits.rows)
    .map((cells) => cells.slice(0, tableLimits.columns).map((cell) => cellText(cell)));
}

function cellText(cell: CellValue | undefined): string {
  if (cell === null || cell === undefined) return '';
  const text = cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
  // The database stores neither NUL nor half of a surrogate pair.
  return text.slice(0, tableLimits.cell).toWellFormed().replaceAll('\0', ' ');
}

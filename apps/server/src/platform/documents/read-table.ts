import { streamXlsxRows } from 'hucre/xlsx';
import Papa from 'papaparse';
import { type ReadTable, tableLimits, type WantedColumns } from './table.ts';
import { TableCells, TooManyCharacters } from './table-cells.ts';
import { TooLargeZip, unpackZip } from './unpack-zip.ts';

const zip = [0x50, 0x4b, 0x03, 0x04];
/** The container of Excel before 2007, and of Excel files with a password. */
const compound = [0xd0, 0xcf, 0x11, 0xe0];

/** Returns the first sheet of an Excel file, or the rows of a CSV file. Runs in a worker. */
export async function readTable(bytes: Uint8Array, wanted: WantedColumns): Promise<ReadTable> {
  if (beginsWith(bytes, compound)) return { fault: 'old_excel' };
  if (beginsWith(bytes, zip)) return readExcel(bytes, wanted);
  const text = textOf(bytes);
  return text === undefined ? { fault: 'wrong_kind' } : readCsv(text, wanted);
}

function beginsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, at) => bytes[at] === byte);
}

/** The parts of an Excel file that say something about its cells; pictures and charts are not unpacked. */
const partsOfCells = /^(\[Content_Types\]\.xml|_rels\/.*|(xl\/)?(_rels\/.*|worksheets\/.*|[^/]*\.xml))$/i;

async function readExcel(bytes: Uint8Array, wanted: WantedColumns): Promise<ReadTable> {
  try {
    const zip = await unpackZip(bytes, (name) => partsOfCells.test(name), tableLimits.unpackedBytes);
    const cells = new TableCells(wanted);
    for await (const { index, values } of streamXlsxRows(zip, { sheet: 0 })) {
      if (index >= tableLimits.rows) break;
      cells.add(index, values);
    }
    return { table: cells.table };
  } catch (cause) {
    if (cause instanceof TooLargeZip || cause instanceof TooManyCharacters)
      return { fault: 'too_complex', cause };
    // The reader throws many kinds of errors for broken files, and for zips that are no spreadsheets.
    return { fault: 'wrong_kind', cause };
  }
}

function readCsv(text: string, wanted: WantedColumns): ReadTable {
  const { data } = Papa.parse<string[]>(text, { delimiter: delimiterOf(text), preview: tableLimits.rows });
  const cells = new TableCells(wanted);
  try {
    // An export writes an apostrophe before texts that a spreadsheet program would run as a formula.
    for (const [index, row] of data.entries())
      cells.add(
        index,
        row.map((cell) => cell.replace(/^'(?=[=+\-@])/, '')),
      );
  } catch (cause) {
    if (cause instanceof TooManyCharacters) return { fault: 'too_complex', cause };
    throw cause;
  }
  return { table: cells.table };
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

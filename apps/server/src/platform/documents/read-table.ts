import { countFields } from '@bellwether/domain/shared/table/propose';
import type { CellValue } from 'hucre/xlsx';
import Papa from 'papaparse';
import { decodeText } from './decode-text.ts';
import {
  cellName,
  excelSheets,
  mailLinks,
  openDocumentLinks,
  openDocumentSheets,
  type Parts,
  type Sheet,
} from './spreadsheet-parts.ts';
import { type ReadTable, type TableWish, tableLimits } from './table.ts';
import { cellText, rowsToPropose, TableCells, TooManyCharacters } from './table-cells.ts';
import { type FieldsOfKind, longestCell, type TableKind, vocabularyOf } from './table-kinds.ts';
import { TooLargeZip, unpackParts } from './unpack-zip.ts';
import { zipOf } from './zip-file.ts';

const zip = [0x50, 0x4b, 0x03, 0x04];
/** The container of Excel before 2007, and of Excel files with a password. */
const compound = [0xd0, 0xcf, 0x11, 0xe0];

/** Returns a sheet of an Excel or OpenDocument file, or the rows of a text file. Runs in a worker. */
export async function readTable<Kind extends TableKind>(
  bytes: Uint8Array,
  wish: TableWish<Kind>,
): Promise<ReadTable<FieldsOfKind[Kind]>> {
  if (beginsWith(bytes, compound)) return { fault: 'old_excel' };
  try {
    const read = beginsWith(bytes, zip) ? await readSpreadsheet(bytes, wish) : readText(bytes, wish);
    // The vocabulary of the kind proposes only its own fields.
    return read as ReadTable<FieldsOfKind[Kind]>;
  } catch (cause) {
    if (cause instanceof TooLargeZip || cause instanceof TooManyCharacters)
      return { fault: 'too_complex', cause };
    if (!beginsWith(bytes, zip)) throw cause;
    // The reader throws many kinds of errors for broken files, and for zips that are no spreadsheets.
    return { fault: 'wrong_kind', cause };
  }
}

function beginsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, at) => bytes[at] === byte);
}

/** The parts of a spreadsheet that say something about its cells; pictures and charts are not unpacked. */
const partsOfCells =
  /^(\[Content_Types\]\.xml|_rels\/.*|(xl\/)?(_rels\/.*|worksheets\/.*|[^/]*\.xml)|mimetype|META-INF\/manifest\.xml)$/i;

interface Row {
  readonly index: number;
  readonly sheetIndex?: number;
  readonly values: readonly CellValue[];
}

async function readSpreadsheet(bytes: Uint8Array, wish: TableWish): Promise<ReadTable> {
  const parts: Parts = await unpackParts(bytes, (name) => partsOfCells.test(name), tableLimits.unpackedBytes);
  const isOpenDocument = parts.has('content.xml');
  const sheets = isOpenDocument ? openDocumentSheets(parts) : excelSheets(parts);
  const book = zipOf([...parts.values()]);
  const rowsOf = isOpenDocument ? await openDocumentRows(book) : await excelRows(book);
  const at = await sheetOf(sheets, rowsOf, wish);
  const sheet = sheets[at] ?? { name: '', relation: '' };
  const links = isOpenDocument ? openDocumentLinks(parts, at) : mailLinks(parts, sheet);
  const cells = new TableCells(wish);
  for await (const { index, values } of rowsOf(at)) {
    if (index >= tableLimits.rows) break;
    cells.add(
      index,
      links.size === 0
        ? values
        : values.map((value, column) => linked(value, links.get(cellName(index, column)))),
    );
  }
  const names = sheets.slice(0, tableLimits.sheets).map(({ name }) => name);
  return { ...cells.result(), sheets: names, sheet: sheet.name, encoding: '', isEncodingSure: true };
}

/** A cell that shows a name and links to an address says both. */
function linked(value: CellValue, address: string | undefined): CellValue {
  if (address === undefined) return value;
  const text = cellText(value, longestCell.people);
  return text === '' || text.includes('@') ? address : `${text} <${address}>`;
}

type RowsOf = (sheet: number) => AsyncIterable<Row>;

async function excelRows(book: Uint8Array): Promise<RowsOf> {
  const { streamXlsxRows } = await import('hucre/xlsx');
  return (sheet) => streamXlsxRows(book, { sheet });
}

async function openDocumentRows(book: Uint8Array): Promise<RowsOf> {
  const { streamOdsRows } = await import('hucre/ods');
  return (sheet) => streamOdsRows(book, { sheets: [sheet], maxRows: tableLimits.rows });
}

const mostSheetsToCompare = 10;

/** Returns the wanted sheet, else the one whose headings name most fields, else the first. */
async function sheetOf(
  sheets: readonly Sheet[],
  rowsOf: RowsOf,
  { kind, sheet }: TableWish,
): Promise<number> {
  const wanted = sheets.findIndex(({ name }) => name === sheet);
  if (wanted >= 0 || sheets.length < 2) return Math.max(0, wanted);
  let best = { at: 0, score: 0 };
  for (const at of sheets.keys()) {
    if (at === mostSheetsToCompare) break;
    let score = 0;
    for await (const { index, values } of rowsOf(at)) {
      if (index >= rowsToPropose) break;
      score = Math.max(
        score,
        countFields(
          vocabularyOf(kind),
          values.slice(0, tableLimits.columns).map((value) => cellText(value, longestCell[kind])),
        ),
      );
    }
    if (score > best.score) best = { at, score };
  }
  return best.at;
}

function readText(bytes: Uint8Array, wish: TableWish): ReadTable {
  const decoded = decodeText(bytes, wish.encoding);
  if (decoded === undefined) return { fault: 'wrong_kind' };
  const [line = '', said] = /^sep=([^\r\n])[^\r\n]*/i.exec(decoded.text) ?? [];
  // The line stays as an empty row, so that the rows keep their numbers.
  const text = decoded.text.slice(line.length);
  const { data } = Papa.parse<string[]>(text, {
    delimiter: said ?? delimiterOf(text, wish.kind),
    preview: tableLimits.rows,
  });
  const cells = new TableCells(wish);
  // An export writes an apostrophe before texts that a spreadsheet program would run as a formula.
  for (const [index, row] of data.entries())
    cells.add(
      index,
      row.map((cell) => cell.replace(/^'(?=[=+\-@])/, '')),
    );
  const { encoding, isSure } = decoded;
  return { ...cells.result(), sheets: [], sheet: '', encoding, isEncodingSure: isSure };
}

const delimiters = [',', ';', '\t', '|'];
const charactersToCompare = 100_000;

/** Returns the delimiter by which a row of headings names most fields, else the one that the library guesses. */
function delimiterOf(text: string, kind: TableKind): string {
  const head = text.slice(0, charactersToCompare);
  const scores = delimiters.map((delimiter) => {
    const { data } = Papa.parse<string[]>(head, { delimiter, preview: 20 });
    return Math.max(0, ...data.map((cells) => countFields(vocabularyOf(kind), cells)));
  });
  const best = Math.max(...scores);
  const found = delimiters[scores.indexOf(best)];
  if (best > 0 && found !== undefined) return found;
  return Papa.parse(head, { delimitersToGuess: delimiters, preview: 20 }).meta.delimiter;
}

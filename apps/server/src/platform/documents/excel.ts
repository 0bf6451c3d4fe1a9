import { type CellStyle, colToLetter, type DataValidation, type WriteSheet, writeXlsx } from 'hucre/xlsx';
import { chartSheet } from './excel-charts.ts';
import { deepestFold, rowTexts, type SheetSource, type StyleNumber } from './excel-rows.ts';
import { cellStyles, font, header, plain, writtenText } from './excel-styles.ts';
import { cellText, quotedSheet, sheetName } from './excel-text.ts';
import type { ReportWords } from './report.ts';
import { cellWords } from './words.ts';
import type { Column, Workbook, WorkbookSheet } from './workbook.ts';
import { packTexts, readZip, textOf, zipOf } from './zip-file.ts';

// Only the files named excel-… use the library.

/** A workbook whose rows are created while they are written. */
export interface WrittenWorkbook extends Pick<Workbook, 'title' | 'note' | 'charts'> {
  readonly sheets: readonly SheetSource[];
  /** What the charts' sheet says; a workbook with charts has it. */
  readonly words?: Pick<ReportWords, 'glance' | 'columns' | 'weekAxis'>;
}

/** Returns the bytes of the workbook as .xlsx. Runs in a thread, because 10,000 rows take most of a second. */
export function writeExcel(workbook: Workbook): Promise<Uint8Array> {
  return writeSheets({ ...workbook, sheets: workbook.sheets.map(sourceOf) });
}

function sourceOf(sheet: WorkbookSheet): SheetSource {
  const { name, columns, rows, examples = [], rowsToFill, isFiltered = false } = sheet;
  return {
    name,
    columns,
    count: rows.length + examples.length,
    isFiltered,
    rowsToFill,
    *rows() {
      for (const values of examples) yield { values, isExample: true };
      for (const values of rows) yield { values };
    },
  };
}

/**
 * Returns the workbook as .xlsx. The library writes the file without rows, because it needs several kilobytes of
 * memory for each row. The rows are then inserted, compressed piece by piece.
 */
export async function writeSheets(workbook: WrittenWorkbook): Promise<Uint8Array> {
  const entries = readZip(await writeFrame(workbook));
  let styleNumber: StyleNumber | undefined;
  for (const [at, sheet] of workbook.sheets.entries()) {
    const name = `xl/worksheets/sheet${at + 1}.xml`;
    const place = entries.findIndex((entry) => entry.name === name);
    const entry = entries[place];
    if (!entry) throw new Error(`The workbook has no ${name}.`);
    const frame = textOf(entry);
    styleNumber ??= styleNumbersIn(frame);
    entries[place] = packTexts(name, filledIn(frame, sheet, styleNumber));
  }
  return zipOf(entries);
}

/**
 * Writes the workbook with headers, rules, charts and print set-up. The second row of the first sheet has every
 * style.
 */
function writeFrame(workbook: WrittenWorkbook): Promise<Uint8Array> {
  const taken = new Set<string>();
  const named = workbook.sheets.map((sheet) => ({ sheet, name: sheetName(sheet.name, taken) }));
  const page = pageOf(workbook);
  const choices = choiceLists(workbook.sheets, sheetName('Choices', taken));
  const sheets = named.map(({ sheet, name }, at) => ({
    ...frameOf(sheet, name, choices, at === 0 ? cellStyles : []),
    ...page,
  }));
  const { charts = [], words } = workbook;
  const glance =
    charts.length === 0 || !words
      ? []
      : [{ ...chartSheet(sheetName(words.glance, taken), charts, words), ...page }];
  return writeXlsx({
    sheets: [...sheets, ...glance, ...(choices.columns.length === 0 ? [] : [choices.sheet])],
    properties: { title: cellText(workbook.title), creator: 'Bellwether' },
    defaultFont: font,
    // Repeats the header on each printed page.
    namedRanges: named.map(({ name }) => ({
      name: '_xlnm.Print_Titles',
      range: `${quotedSheet(name)}!$1:$1`,
      scope: name,
    })),
  });
}

/** Returns the numbers of `cellStyles` in the file; they stand in the second row, in the same order. */
function styleNumbersIn(frame: string): StyleNumber {
  const [, row = ''] = /<row r="2"[^>]*>(.*?)<\/row>/s.exec(frame) ?? [];
  const numbers = Array.from(row.matchAll(/<c r="[A-Z]+2" s="(\d+)"\/>/g), ([, number]) => Number(number));
  if (numbers.length !== cellStyles.length) throw new Error('The workbook lacks styles.');
  const byStyle = new Map(cellStyles.map((style, at) => [style, numbers[at] ?? 0]));
  return (style) => byStyle.get(style) ?? 0;
}

function* filledIn(frame: string, sheet: SheetSource, styleNumber: StyleNumber): Generator<string> {
  const { columns, count, deepest } = sheet;
  const fold = deepest === undefined ? '' : ` outlineLevelRow="${Math.min(deepest, deepestFold)}"`;
  const whole = frame
    .replace(
      /<dimension ref="[^"]*"\/>/,
      `<dimension ref="A1:${colToLetter(columns.length - 1)}${count + 1}"/>`,
    )
    .replace('<sheetFormatPr', `<sheetFormatPr${fold}`)
    .replace(/<row r="2".*?<\/row>/s, '');
  const end = whole.indexOf('</sheetData>');
  if (end < 0) throw new Error('The sheet has no place for rows.');
  yield whole.slice(0, end);
  yield* rowTexts(sheet, styleNumber);
  yield whole.slice(end);
}

/** Excel refuses longer headers and footers. */
const longestHead = 120;

/** Returns how pages are printed: A4, as wide as the sheet, with head, and "Page n of m" at the foot. */
function pageOf({
  title,
  note,
}: Pick<Workbook, 'title' | 'note'>): Pick<WriteSheet, 'pageSetup' | 'headerFooter'> {
  // Double each ampersand, because a single one begins a code.
  const said = (text: string) => cellText(text).slice(0, longestHead).toWellFormed().replaceAll('&', '&&');
  return {
    pageSetup: {
      orientation: 'landscape',
      paperSize: 'a4',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      margins: { top: 0.75, bottom: 0.7, left: 0.5, right: 0.5, header: 0.3, footer: 0.3 },
    },
    headerFooter: {
      oddHeader: `&L&B${said(title)}${note === undefined ? '' : `&R${said(note)}`}`,
      oddFooter: '&L&A&RPage &P of &N',
    },
  };
}

interface ChoiceLists {
  readonly columns: readonly Column[];
  readonly sheet: WriteSheet;
  /** Returns the range that holds the choices of a column. */
  rangeOf(column: Column): string | undefined;
}

/** Put choices on their own sheet: a list inside a rule may have only 255 characters. */
function choiceLists(sheets: readonly SheetSource[], name: string): ChoiceLists {
  const columns = sheets.flatMap((sheet) => sheet.columns).filter((column) => column.choices?.length);
  const most = Math.max(0, ...columns.map((column) => column.choices?.length ?? 0));
  const rows = Array.from({ length: most }, (_, at) =>
    columns.map((column) => writtenText(column.choices?.[at] ?? null)),
  );
  return {
    columns,
    sheet: {
      name,
      columns: columns.map(() => ({ width: 30 })),
      rows: [columns.map((column) => cellText(column.header)), ...rows],
      cells: new Map(
        [0, ...rows.map((_, at) => at + 1)].flatMap((row) =>
          columns.map((_, column) => [`${row},${column}`, { style: row === 0 ? header : plain }] as const),
        ),
      ),
    },
    rangeOf(column) {
      const at = columns.indexOf(column);
      if (at < 0) return undefined;
      const letter = colToLetter(at);
      return `${quotedSheet(name)}!$${letter}$2:$${letter}$${1 + (column.choices?.length ?? 0)}`;
    },
  };
}

/** Returns the sheet without its rows; the second row has the styles. */
function frameOf(
  sheet: SheetSource,
  name: string,
  choices: ChoiceLists,
  styles: readonly CellStyle[],
): WriteSheet {
  const { columns, count, deepest, isFiltered, rowsToFill = 0 } = sheet;
  const last = 1 + Math.max(count, rowsToFill, 1);
  const isTree = deepest !== undefined;
  return {
    name,
    columns: columns.map(({ width }) => ({ width })),
    rows: [
      columns.map((column) => writtenText(column.header)),
      ...(styles.length === 0 ? [] : [styles.map(() => null)]),
    ],
    cells: new Map([
      ...columns.map((_, column) => [`0,${column}`, { style: header }] as const),
      ...styles.map((style, column) => [`1,${column}`, { style }] as const),
    ]),
    dataValidations: columns.flatMap((column, at) => validationOf(column, at, last, choices)),
    freezePane: { rows: 1, columns: isTree ? 1 : 0 },
    ...(isFiltered ? { autoFilter: { range: `A1:${colToLetter(columns.length - 1)}${last}` } } : {}),
    ...(isTree ? { outlineProperties: { summaryBelow: false } } : {}),
  };
}

function validationOf(column: Column, at: number, last: number, choices: ChoiceLists): DataValidation[] {
  const formula1 = choices.rangeOf(column);
  if (formula1 === undefined) return [];
  const letter = colToLetter(at);
  return [
    {
      type: 'list',
      formula1,
      allowBlank: true,
      showErrorMessage: true,
      errorStyle: 'stop',
      errorTitle: cellText(column.header).slice(0, 32),
      errorMessage: cellText(column.refusal ?? cellWords.choose),
      range: `${letter}2:${letter}${last}`,
    },
  ];
}

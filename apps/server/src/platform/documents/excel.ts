import { type CellStyle, colToLetter, type DataValidation, type WriteSheet, writeXlsx } from 'hucre/xlsx';
import { chartSheet } from './excel-charts.ts';
import {
  columnStyle,
  font,
  header,
  ownStyle,
  plain,
  rowHeight,
  slanted,
  treeStyle,
  typedValue,
  writtenText,
} from './excel-styles.ts';
import { cellText, quotedSheet, sheetName } from './excel-text.ts';
import { printWords } from './words.ts';
import type { Cell, Column, Workbook, WorkbookSheet } from './workbook.ts';

// Only the excel files use the library.

/**
 * Returns the bytes of the workbook as .xlsx. Runs in a worker, because 10,000 styled rows take most of a
 * second.
 */
export async function writeExcel(workbook: Workbook): Promise<Uint8Array> {
  const taken = new Set<string>();
  const named = workbook.sheets.map((sheet) => ({ sheet, name: sheetName(sheet.name, taken) }));
  const page = pageOf(workbook);
  const choices = choiceLists(workbook.sheets, sheetName('Choices', taken));
  const sheets = named.map(({ sheet, name }) => ({ ...written(sheet, name, choices), ...page }));
  const { charts = [] } = workbook;
  const glance =
    charts.length === 0 ? [] : [{ ...chartSheet(sheetName(printWords.glance, taken), charts), ...page }];
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

/** Excel refuses longer heads and feet. */
const longestHead = 120;

/** Returns how pages are printed: A4, as wide as the sheet, with head, and "Page n of m" at the foot. */
function pageOf({ title, note }: Workbook): Pick<WriteSheet, 'pageSetup' | 'headerFooter'> {
  // An ampersand begins a code, so it is written twice.
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
function choiceLists(sheets: readonly WorkbookSheet[], name: string): ChoiceLists {
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

function written(sheet: WorkbookSheet, name: string, choices: ChoiceLists): WriteSheet {
  const { columns, depths } = sheet;
  const examples = sheet.examples ?? [];
  const body = [...examples, ...sheet.rows];
  const cells = new Map<string, { style: CellStyle }>();
  for (const column of columns.keys()) cells.set(`0,${column}`, { style: header });
  const rows = body.map((values, at) => {
    for (const [column, value] of values.entries()) {
      const style = cellStyle(columns[column], value, at < examples.length);
      if (style) cells.set(`${at + 1},${column}`, { style });
    }
    const depth = depths?.[at - examples.length];
    if (depth !== undefined) cells.set(`${at + 1},0`, { style: treeStyle(depth) });
    return values.map((value, column) => typed(columns[column], value));
  });
  const last = 1 + Math.max(body.length, sheet.rowsToFill ?? 0, 1);
  return {
    name,
    // Most cells have the style of their column, so only the others are listed one by one.
    columns: columns.map((column, at) => ({
      width: column.width,
      style: columnStyle(
        column,
        body.some((values) => typeof values[at] === 'string'),
      ),
    })),
    rows: [columns.map((column) => writtenText(column.header)), ...rows],
    cells,
    dataValidations: columns.flatMap((column, at) => validationOf(column, at, last, choices)),
    freezePane: { rows: 1, columns: depths ? 1 : 0 },
    ...(sheet.isFiltered ? { autoFilter: { range: `A1:${colToLetter(columns.length - 1)}${last}` } } : {}),
    rowDefs: rowDefsOf(columns, body, depths),
    ...(depths ? { outlineProperties: { summaryBelow: false } } : {}),
  };
}

const typed = (column: Column | undefined, value: Cell) =>
  column ? typedValue(column, value) : writtenText(value);

function cellStyle(column: Column | undefined, value: Cell, isExample: boolean): CellStyle | undefined {
  if (!column) return undefined;
  return isExample ? { ...columnStyle(column, true), font: slanted } : ownStyle(column, value);
}

/** The library's type of a row's properties. */
type RowDef = NonNullable<ReturnType<NonNullable<WriteSheet['rowDefs']>['get']>>;

/** Excel has seven levels; deeper rows fold with the seventh. */
const deepestFold = 7;

/** Returns what differs from a plain row of one line, by row. */
function rowDefsOf(
  columns: readonly Column[],
  body: readonly (readonly Cell[])[],
  depths: readonly number[] | undefined,
): Map<number, RowDef> {
  const defs = new Map<number, RowDef>();
  for (const [at, values] of body.entries()) {
    const height = rowHeight(columns, values);
    const outlineLevel = Math.min(depths?.[at] ?? 0, deepestFold);
    if (height !== undefined || outlineLevel > 0)
      defs.set(at + 1, {
        ...(height === undefined ? {} : { height }),
        ...(outlineLevel ? { outlineLevel } : {}),
      });
  }
  return defs;
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
      errorMessage: 'Please choose one of the list.',
      range: `${letter}2:${letter}${last}`,
    },
  ];
}

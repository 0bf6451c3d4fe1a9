import {
  type CellStyle,
  type CellValue,
  colToLetter,
  type DataValidation,
  type WriteSheet,
  writeXlsx,
} from 'hucre/xlsx';
import { cellText, quotedSheet, sheetName } from './excel-text.ts';
import type { Cell, Column, Workbook, WorkbookSheet } from './workbook.ts';

// Only this file uses the library. Name the font, because programs otherwise use their own.
const font = { name: 'Calibri', size: 11 } as const;
const plain: CellStyle = { font, alignment: { vertical: 'top' } };
const wrapped: CellStyle = { font, alignment: { vertical: 'top', wrapText: true } };
const header: CellStyle = {
  font: { ...font, bold: true },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'FFE9EDF3' } },
  alignment: { vertical: 'top', wrapText: true },
};
// Do not use grey: the library writes the font's colour at a place that Excel's schema forbids.
const slanted = { ...font, italic: true } as const;

/**
 * Returns the bytes of the workbook as .xlsx. Runs in a worker, because 10,000 styled rows take most of a
 * second.
 */
export async function writeExcel(workbook: Workbook): Promise<Uint8Array> {
  const taken = new Set<string>();
  const named = workbook.sheets.map((sheet) => ({ sheet, name: sheetName(sheet.name, taken) }));
  const choices = choiceLists(workbook.sheets, sheetName('Choices', taken));
  const sheets = named.map(({ sheet, name }) => written(sheet, name, choices));
  return writeXlsx({
    sheets: choices.columns.length === 0 ? sheets : [...sheets, choices.sheet],
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
    columns.map((column) => writtenCell(column.choices?.[at] ?? null)),
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
  const { columns } = sheet;
  const examples = sheet.examples ?? [];
  const body = [...examples, ...sheet.rows];
  const rows = [columns.map((column) => column.header as Cell), ...body].map((row) => row.map(writtenCell));
  const cells = new Map<string, { style: CellStyle }>();
  for (const [row, values] of rows.entries()) {
    const isExample = row > 0 && row <= examples.length;
    for (const [column] of values.entries()) {
      cells.set(`${row},${column}`, { style: styleOf(row, columns[column], isExample) });
    }
  }
  const last = 1 + Math.max(body.length, sheet.rowsToFill ?? 0, 1);
  return {
    name,
    columns: columns.map(({ width }) => ({ width })),
    rows,
    cells,
    dataValidations: columns.flatMap((column, at) => validationOf(column, at, last, choices)),
    freezePane: { rows: 1 },
    ...(sheet.isFiltered ? { autoFilter: { range: `A1:${colToLetter(columns.length - 1)}${last}` } } : {}),
    ...(sheet.depths ? { rowDefs: foldsOf(sheet.depths), outlineProperties: { summaryBelow: false } } : {}),
    pageSetup: { orientation: 'landscape', paperSize: 'a4', fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
  };
}

/** Excel has seven levels; deeper rows fold with the seventh. */
const deepestFold = 7;

function foldsOf(depths: readonly number[]) {
  return new Map(
    depths.map((depth, at) => [at + 1, { outlineLevel: Math.min(depth, deepestFold) }] as const),
  );
}

function styleOf(row: number, column: Column | undefined, isExample: boolean): CellStyle {
  if (row === 0) return header;
  const style = column?.wraps ? wrapped : plain;
  return isExample ? { ...style, font: slanted } : style;
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

function writtenCell(cell: Cell): CellValue {
  // Programs read `_x0041_` as the character with that number, so escape the underscore.
  return typeof cell === 'string' ? cellText(cell).replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_') : cell;
}

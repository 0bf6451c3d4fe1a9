import { likelihoodLabels, qualityLabels, type Rating, ratings } from '@bellwether/domain/goals/rating';
import { ratingColours } from '@bellwether/domain/goals/rating-colours';
import type { CellStyle, CellValue } from 'hucre/xlsx';
import { cellText } from './excel-text.ts';
import type { Cell, Column } from './workbook.ts';

// Name the font, because programs otherwise use their own.
export const font = { name: 'Calibri', size: 11 } as const;
const top = { vertical: 'top' } as const;
// Do not use grey texts: the library writes the font's colour at a place that Excel's schema forbids.
const solid = (rgb: string) => ({ type: 'pattern', pattern: 'solid', fgColor: { rgb } }) as const;

export const plain: CellStyle = { font, alignment: top };
/** Align all texts to the left, even those written from right to left, so that a column keeps one edge. */
const text: CellStyle = { font, alignment: { ...top, horizontal: 'left' } };
export const wrapped: CellStyle = { font, alignment: { ...top, horizontal: 'left', wrapText: true } };
export const header: CellStyle = {
  font: { ...font, bold: true },
  fill: solid('FFE9EDF3'),
  alignment: { ...top, wrapText: true },
};
const slanted = { ...font, italic: true } as const;

const formats: Readonly<Record<'day' | 'percent', CellStyle>> = {
  day: { ...plain, numFmt: 'd mmm yyyy', alignment: { ...top, horizontal: 'left' } },
  percent: { ...plain, numFmt: '0%' },
};
const exactPercent: CellStyle = { ...plain, numFmt: '0.00%' };

/** The colours of the ramp on a white surface, as on screens in the light theme. */
const ratedStyles: readonly CellStyle[] = ratings.map((rating) => ({
  ...text,
  fill: solid(`FF${ratingColours[rating].soft.slice(1).toUpperCase()}`),
}));
const ratingOf = (labels: Readonly<Record<Rating, string>>) =>
  new Map(ratings.map((rating) => [labels[rating], rating]));
const ratingsByWord = { likelihood: ratingOf(likelihoodLabels), quality: ratingOf(qualityLabels) } as const;

/** Excel's deepest indent that still leaves room for a text. */
const deepestIndent = 15;
/** One object for each depth, because the library compares styles cell by cell. */
const indented = Array.from(
  { length: deepestIndent + 1 },
  (_, indent): CellStyle => ({
    font: indent === 0 ? { ...font, bold: true } : font,
    // Excel applies an indent only to texts that are explicitly on the left.
    alignment: { ...top, wrapText: true, horizontal: 'left', indent },
  }),
);

/** Returns the style of the first cell of a tree's row. */
export const treeStyle = (depth: number) => indented[Math.min(depth, deepestIndent)] ?? plain;

const slantedStyles = new Map(
  [plain, text, wrapped, formats.day, formats.percent].map((style) => [style, { ...style, font: slanted }]),
);

/** Returns the style of an example in a column of this style. */
export const slantedStyle = (style: CellStyle) => slantedStyles.get(style) ?? plain;

/** Every style that a cell below the header can have. */
export const cellStyles: readonly CellStyle[] = [
  ...slantedStyles.keys(),
  ...slantedStyles.values(),
  ...ratedStyles,
  ...indented,
  exactPercent,
];

/** Returns the default style of a column's cells. */
export function columnStyle({ wraps, format }: Column, hasTexts: boolean): CellStyle {
  if (format === 'day' || format === 'percent') return formats[format];
  if (wraps) return wrapped;
  return hasTexts ? text : plain;
}

/** Returns the style of a cell whose style differs from its column's; undefined for other cells. */
export function ownStyle({ format }: Pick<Column, 'format'>, value: Cell): CellStyle | undefined {
  if (format === 'percent' && typeof value === 'number' && !Number.isInteger(value)) return exactPercent;
  if (format !== 'likelihood' && format !== 'quality') return undefined;
  const rating = ratingsByWord[format].get(String(value));
  return rating === undefined ? undefined : ratedStyles[rating];
}

/** Returns the value in the type that the column's format needs. */
export function typedValue({ format }: Column, value: Cell): CellValue {
  if (format === 'percent' && typeof value === 'number') return value / 100;
  if (format === 'day' && typeof value === 'string') return new Date(`${value}T00:00:00Z`);
  return writtenText(value);
}

/** Returns the cell as the library expects it. */
export function writtenText(cell: Cell): CellValue {
  // Programs read `_x0041_` as the character with that number, so escape the underscore.
  return typeof cell === 'string' ? cellText(cell).replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_') : cell;
}

const lineHeight = 15;
/** A row shows only the first lines of a long text, so that rows stay short; the cell contains the whole text. */
const mostLines = 5;

/** Returns the height of a row by its longest wrapped text, in points; undefined for one line. */
export function rowHeight(columns: readonly Column[], values: readonly Cell[]): number | undefined {
  let lines = 1;
  for (const [at, { wraps, width }] of columns.entries()) {
    const value = values[at];
    if (wraps && typeof value === 'string' && value !== '') lines = Math.max(lines, linesOf(value, width));
    if (lines >= mostLines) return mostLines * lineHeight;
  }
  return lines === 1 ? undefined : lines * lineHeight;
}

function linesOf(value: string, width: number): number {
  // Ignore the rest of a long text, because its lines are not shown.
  const shown = value.slice(0, width * mostLines * 2).split('\n', mostLines);
  return shown.reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / width)), 0);
}

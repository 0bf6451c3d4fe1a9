import { ratingColours } from '@bellwether/domain/goals/rating-colours';
import { type ChartTable, chartTable, type ReportChart } from '@bellwether/domain/reports/charts/chart';
import { type CellStyle, type CellValue, colToLetter, type SheetChart, type WriteSheet } from 'hucre/xlsx';
import { font, header, ownStyle, plain, wrapped, writtenText } from './excel-styles.ts';
import { cellText } from './excel-text.ts';
import type { ReportWords } from './report.ts';
import type { Cell } from './workbook.ts';

const title: CellStyle = { font: { ...font, size: 14, bold: true } };
const finding: CellStyle = { font: { ...font, bold: true } };

/** Charts are placed beside their tables and start at this column. */
const chartColumn = 6;
const chartColumns = 9;
const chartRows = 15;
/** The rows of a printed page in landscape. */
const pageRows = 48;
const tint = '3D68C9';
const quiet = '9AA5B4';

const light = 'D5DBE3';

interface Placed {
  /** The row of the table's head, counted from 0. */
  readonly head: number;
  readonly rows: number;
}

/** Returns the sheet of charts. Each chart stands below the one before, with its sentence and its table. */
export function chartSheet(
  name: string,
  charts: readonly ReportChart[],
  words: Pick<ReportWords, 'columns' | 'weekAxis'>,
): WriteSheet {
  const rows: CellValue[][] = [];
  const cells = new Map<string, { style: CellStyle }>();
  const drawn: SheetChart[] = [];
  const rowBreaks: number[] = [];
  let pageStart = 0;
  for (const chart of charts) {
    const first = rows.length;
    rows.push([writtenText(chart.title)], [writtenText(chart.finding)], []);
    cells.set(`${first},0`, { style: title });
    cells.set(`${first + 1},0`, { style: finding });
    const table = chartTable(chart, words.columns);
    const placed = { head: rows.length, rows: table.rows.length };
    addTable(table, rows, cells);
    const native = drawingOf(chart, placed, words);
    if (native) drawn.push(native);
    while (rows.length < first + (native ? heightOf(placed) + 5 : 0)) rows.push([]);
    rows.push([]);
    // Start a new page if the chart does not fit on the present one.
    if (first > pageStart && rows.length - pageStart > pageRows) {
      rowBreaks.push(first - 1);
      pageStart = first;
    }
  }
  return {
    name,
    columns: [{ width: 44 }, ...Array.from({ length: chartColumn - 1 }, () => ({ width: 14 }))],
    rows,
    cells,
    charts: drawn,
    rowBreaks,
    view: { showGridLines: false },
  };
}

function addTable(table: ChartTable, rows: CellValue[][], cells: Map<string, { style: CellStyle }>): void {
  const add = (values: readonly Cell[], style?: CellStyle) => {
    for (const [at, value] of values.entries()) {
      const own =
        style ?? ownStyle({ format: 'likelihood' }, value) ?? (typeof value === 'string' ? wrapped : plain);
      cells.set(`${rows.length},${at}`, { style: own });
    }
    // Write an empty cell, because Excel leaves a gap in the line there. An empty text leaves no gap.
    rows.push(values.map((value) => (value === '' ? null : writtenText(value))));
  };
  add(table.columns, header);
  for (const row of table.rows) add(row);
}

/** Returns the height of a chart in rows: beside many rows it grows with them, up to a printed page. */
function heightOf({ rows }: Placed): number {
  return Math.min(Math.max(chartRows, Math.ceil(1.5 * rows) + 4), pageRows - 6);
}

/** Returns Excel's own chart over the table; undefined for a tree, which Excel cannot draw. */
function drawingOf(
  chart: ReportChart,
  placed: Placed,
  { weekAxis }: Pick<ReportWords, 'weekAxis'>,
): SheetChart | undefined {
  const range = (column: number) => {
    const letter = colToLetter(column);
    return `$${letter}$${placed.head + 2}:$${letter}$${placed.head + 1 + placed.rows}`;
  };
  const series = (name: string, column: number, color: string) => ({
    name: cellText(name),
    values: range(column),
    categories: range(0),
    color,
  });
  const bars = {
    type: 'bar',
    gapWidth: 45,
    legend: false,
    dataLabels: { showValue: true },
    axes: {
      // The first row stands at the top, as in the table.
      x: { reverse: true, gridlines: { major: false } },
      y: { hidden: true, gridlines: { major: false }, scale: { min: 0 } },
    },
  } as const;
  const frame = {
    altText: cellText(chart.finding),
    anchor: {
      from: { row: placed.head, col: chartColumn },
      to: { row: placed.head + heightOf(placed), col: chartColumn + chartColumns },
    },
  };
  const percentAxis = { scale: { min: 0, max: 100, majorUnit: 50 }, numberFormat: { formatCode: '0" %"' } };
  switch (chart.kind) {
    case 'distribution':
      return {
        ...frame,
        ...bars,
        series: [
          {
            ...series('Goals', 1, quiet),
            dataPoints: chart.bars.map(({ level }, idx) => ({
              idx,
              fillColor: level === null ? quiet : ratingColours[level].fill.slice(1).toUpperCase(),
            })),
          },
        ],
      };
    case 'weeks':
      return {
        ...frame,
        type: 'line',
        legend: 'bottom',
        series: [
          ...(chart.before
            ? [
                {
                  ...series(chart.before.label, 3, quiet),
                  stroke: { width: 1 },
                  marker: { symbol: 'none' } as const,
                },
              ]
            : []),
          {
            ...series(chart.line.label, 2, tint),
            stroke: { width: 2.5 },
            marker: { symbol: 'none' } as const,
          },
        ],
        axes: { x: { title: weekAxis }, y: percentAxis },
      };
    case 'changes':
      return {
        ...frame,
        ...bars,
        legend: 'bottom',
        series: [series(chart.fromLabel, 1, light), series(chart.toLabel, 2, tint)],
        axes: { ...bars.axes, y: { ...bars.axes.y, scale: { min: 0, max: 4 } } },
      };
    case 'quarters':
      return {
        ...frame,
        type: 'column',
        gapWidth: 60,
        legend: false,
        dataLabels: { showValue: true },
        series: [series('Likely in %', 4, tint)],
        axes: { y: percentAxis },
      };
    case 'compliance':
      return {
        ...frame,
        ...bars,
        barGrouping: 'stacked',
        overlap: 100,
        legend: 'bottom',
        series: [
          series(chart.doneLabel, 1, tint),
          ...(chart.betweenLabel === null ? [] : [series(chart.betweenLabel, 2, quiet)]),
          series(chart.openLabel, chart.betweenLabel === null ? 2 : 3, light),
        ],
      };
    case 'rings':
      return undefined;
  }
}

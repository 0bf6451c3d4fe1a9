import type { ReportChart } from '@bellwether/domain/reports/chart';
import type { Report, ReportColumn, ReportPart } from './report.ts';
import { cellOf, placedRecords } from './report-rows.ts';
import type { Cell, Column, Workbook, WorkbookSheet } from './workbook.ts';

/** Returns the report as a workbook: one sheet for each part, and the charts on the last sheet. */
export function workbookOf(report: Report): Workbook {
  const { title, subtitle, company, day, parts } = report;
  return {
    title,
    note: `${company} · ${subtitle} · ${day}`,
    sheets: parts.map(sheetOf),
    charts: chartsOf(report),
  };
}

/** Returns the charts of the whole report, then each part's; those of several parts with the part's name. */
function chartsOf({ charts, parts }: Report): ReportChart[] {
  const named = (part: ReportPart) => (chart: ReportChart) =>
    parts.length > 1 ? { ...chart, title: `${part.name}: ${chart.title}` } : chart;
  return [...charts, ...parts.flatMap((part) => part.charts.map(named(part)))];
}

function sheetOf(part: ReportPart): WorkbookSheet {
  const { name, columns, tree } = part;
  const rows: Cell[][] = [];
  const depths: number[] = [];
  let isTree = false;
  for (const { record, depth } of placedRecords(part)) {
    rows.push(columns.map((column) => cellOf(column, record).value));
    if (!tree) continue;
    depths.push(depth);
    if (depth > 0) isTree = true;
  }
  return {
    name,
    columns: columns.map(columnOf),
    rows,
    depths: isTree ? depths : undefined,
    isFiltered: true,
  };
}

function columnOf({ header, width, wraps = false, shows }: ReportColumn): Column {
  const plain = { header, width, wraps };
  if (shows === 'day' || shows === 'percent') return { ...plain, format: shows };
  if (shows === 'likelihood' || shows === 'quality') return { ...plain, format: shows };
  return plain;
}

import type { ReportChart } from '@bellwether/domain/reports/chart';
import type { Report, ReportColumn, ReportPart } from './report.ts';
import { cellOf, placedRecords } from './report-rows.ts';
import type { Column, Workbook, WorkbookSheet } from './workbook.ts';

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
  const placed = placedRecords(part);
  return {
    name,
    columns: columns.map(columnOf),
    rows: placed.map(({ record }) => columns.map((column) => cellOf(column, record).value)),
    depths: tree && placed.some(({ depth }) => depth > 0) ? placed.map(({ depth }) => depth) : undefined,
    isFiltered: true,
  };
}

function columnOf({ header, width, wraps = false, shows }: ReportColumn): Column {
  const plain = { header, width, wraps };
  if (shows === 'day' || shows === 'percent') return { ...plain, format: shows };
  if (shows === 'likelihood' || shows === 'quality') return { ...plain, format: shows };
  return plain;
}

import type { ReportChart } from '@bellwether/domain/reports/charts/chart';
import type { WrittenWorkbook } from './excel.ts';
import type { SheetSource } from './excel-rows.ts';
import type { Report, ReportColumn, ReportPart } from './report.ts';
import { cellOf, filledColumns, placedRecords, type ReadIn } from './report-rows.ts';
import type { Column } from './workbook.ts';

/** Returns the report as a workbook: one sheet for each part, and the charts on the last sheet. */
export function workbookOf(report: Report): WrittenWorkbook {
  const { title, subtitle, company, day, words, parts } = report;
  return {
    title,
    note: `${company} · ${subtitle} · ${day}`,
    sheets: parts.map((part) => sheetOf(part, report)),
    charts: chartsOf(report),
    words,
  };
}

/**
 * Returns the charts of the whole report, then the charts of each part; if there are several parts, the titles name
 * the part.
 */
function chartsOf({ charts, parts, words }: Report): ReportChart[] {
  const named = (part: ReportPart) => (chart: ReportChart) =>
    parts.length > 1 ? { ...chart, title: `${part.name}${words.colon} ${chart.title}` } : chart;
  return [...charts, ...parts.flatMap((part) => part.charts.map(named(part)))];
}

function sheetOf(part: ReportPart, reading: ReadIn): SheetSource {
  const { name, tree, records } = part;
  const columns = filledColumns(part);
  // The order of a tree is known only after all its records are read; a list is unpacked while it is written.
  const placed = tree ? [...placedRecords(part)] : undefined;
  const deepest = placed?.reduce((most, { depth }) => Math.max(most, depth), 0);
  return {
    name,
    columns: columns.map(columnOf),
    count: records.count,
    deepest: deepest === 0 ? undefined : deepest,
    isFiltered: true,
    *rows() {
      for (const { record, depth } of placed ?? placedRecords(part))
        yield {
          values: columns.map((column) => cellOf(column, record, reading).value),
          depth: deepest ? depth : undefined,
        };
    },
  };
}

function columnOf({ header, width, wraps = false, shows }: ReportColumn): Column {
  const plain = { header, width, wraps };
  if (shows === 'day' || shows === 'percent') return { ...plain, format: shows };
  if (shows === 'likelihood' || shows === 'quality') return { ...plain, format: shows };
  return plain;
}

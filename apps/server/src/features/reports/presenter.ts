import type { ReportPreview } from '@bellwether/contract/reports/preview';
import type { ReportChart } from '@bellwether/domain/reports/charts/chart';
import type { Report, ReportPart } from '#platform/documents/report.ts';
import { cellOf, filledColumns, placedRecords } from '#platform/documents/report-rows.ts';
import { presentChart } from './charts/presenter.ts';

/** Returns a preview: the first rows of the first part that has rows, with the columns of the printed page. */
export function presentPreview(report: Report, formats: ReportPreview['Formats']): ReportPreview {
  const { title, subtitle, fileName, words, finding, charts, parts } = report;
  const part = parts.find(({ records }) => records.count > 0) ?? parts[0];
  const all = part ? filledColumns(part) : [];
  const printed = all.filter(({ share }) => share !== undefined);
  const columns = printed.length === 0 ? all : printed;
  const rows = part ? [...placedRecords(part)] : [];
  return {
    Title: title,
    Subtitle: subtitle,
    FileName: fileName,
    Finding: finding,
    Charts: [...charts, ...chartsOf(report, part)].map((chart) => presentChart(chart, words.columns)),
    Count: parts.reduce((sum, { count }) => sum + count, 0),
    Parts: parts.map(({ name, count }) => ({ Name: name, Count: count })),
    Columns: columns.map((column) => ({
      Header: column.header,
      IsNumber: rows.some(({ record }) => typeof cellOf(column, record, report).value === 'number'),
    })),
    Rows: rows.map(({ record, depth }) => ({
      Depth: depth,
      Cells: columns.map((column) => {
        const { text, level = null, note = '' } = cellOf(column, record, report);
        return { Text: text, Level: level, Note: note };
      }),
    })),
    Empty: part && rows.length === 0 ? part.empty : '',
    Formats: formats,
  };
}

/** Returns the charts of the part whose rows are shown. If there are several parts, the titles name the part. */
function chartsOf({ parts, words }: Report, part: ReportPart | undefined): readonly ReportChart[] {
  if (!part || parts.length === 1) return part?.charts ?? [];
  return part.charts.map((chart) => ({ ...chart, title: `${part.name}${words.colon} ${chart.title}` }));
}

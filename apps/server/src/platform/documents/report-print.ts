import { chartTable, type ReportChart } from '@bellwether/domain/reports/chart';
import type { PrintedBlock, PrintedCell, PrintedDocument } from './printed-document.ts';
import type { Report, ReportColumn, ReportPart } from './report.ts';
import { cellOf, placedRecords } from './report-rows.ts';

/** A list of this many rows gets a table of contents, because it takes several pages. */
const longRows = 60;

/** Returns the report as A4 pages: the charts, and one chapter for each part; a table of contents if it is long. */
export function printedOf(report: Report): PrintedDocument {
  const { title, subtitle, company, day, parts, charts } = report;
  const areChapters = parts.length > 1;
  const isLong = areChapters || parts.some(({ records }) => records.count > longRows);
  return {
    title,
    subtitle,
    company,
    day,
    isLandscape: true,
    hasContents: isLong,
    blocks: [
      ...(isLong && charts.length > 0 ? [heading(1, 'At a glance')] : []),
      ...chartsOf(charts, isLong),
      ...parts.flatMap((part) => [
        ...(isLong ? [{ kind: 'page-break' } as const, heading(1, part.name)] : []),
        ...partBlocks(part, isLong),
      ]),
    ],
  };
}

const heading = (level: 1 | 2, text: string): PrintedBlock => ({ kind: 'heading', level, text });

const chartsOf = (charts: readonly ReportChart[], isBelowHeading: boolean): PrintedBlock[] =>
  charts.length === 0
    ? []
    : [
        {
          kind: 'charts',
          level: isBelowHeading ? 2 : 1,
          charts: charts.map((chart) => ({ chart, table: chartTable(chart) })),
        },
      ];

function partBlocks(part: ReportPart, isChapter: boolean): PrintedBlock[] {
  if (part.records.count === 0) return [{ kind: 'paragraph', texts: [{ text: part.empty }] }];
  const columns = part.columns.filter(({ share }) => share !== undefined);
  return [
    ...chartsOf(part.charts, isChapter),
    {
      kind: 'table',
      columns: columns.map(({ header, share = 1, align }) => ({
        header,
        share,
        ...(align ? { align } : {}),
      })),
      isTree: part.tree !== undefined,
      rows: placedRecords(part).map(({ record, depth }) =>
        columns.map((column, at) => ({
          ...printedCell(column, record),
          ...(at === 0 && depth > 0 ? { indent: depth } : {}),
        })),
      ),
    },
  ];
}

function printedCell(column: ReportColumn, record: Parameters<typeof cellOf>[1]): PrintedCell {
  const { text, level, note } = cellOf(column, record);
  return { text, ...(level === undefined ? {} : { level }), ...(note === undefined ? {} : { note }) };
}

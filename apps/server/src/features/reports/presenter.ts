import type { ReportPreview } from '@bellwether/contract/reports.preview';
import type { Rating } from '@bellwether/domain/goals/rating';
import type {
  PrintedBar,
  PrintedBlock,
  PrintedCell,
  PrintedDocument,
} from '#platform/documents/printed-document.ts';
import type { Cell, Workbook } from '#platform/documents/workbook.ts';

/** A column in both kinds of file. */
export interface ReportColumn {
  readonly header: string;
  /** In characters, for Excel. */
  readonly width: number;
  /** The share of a printed page's width; absent: only in Excel, where there is room for everything. */
  readonly share?: number;
  readonly align?: 'right';
  readonly wraps?: boolean;
}

export interface ReportCell {
  /** A number stays a number in Excel. */
  readonly value: Cell;
  /** How a number reads on paper; absent: as it is. */
  readonly shown?: string;
  /** The mark's colour on paper. */
  readonly level?: Rating;
  /** A quieter second line on paper. */
  readonly note?: string;
}

export interface ReportRow {
  readonly cells: readonly ReportCell[];
  /** Steps below the root of its tree. */
  readonly depth?: number;
}

/** A sheet in Excel, a chapter on paper. */
export interface ReportPart {
  readonly name: string;
  readonly columns: readonly ReportColumn[];
  /** All rows; for a preview the first ones. */
  readonly rows: readonly ReportRow[];
  /** How many rows there are. */
  readonly count: number;
  /** What comes before the rows on paper. */
  readonly lead?: readonly PrintedBlock[];
  /** What the rows show at a glance; only on paper. */
  readonly picture?: { readonly finding: string; readonly bars: readonly PrintedBar[] } | undefined;
  /** The sentence in place of no rows. */
  readonly empty: string;
}

/** A report before it becomes a file. */
export interface Report {
  readonly title: string;
  readonly subtitle: string;
  /** The file's name without its ending. */
  readonly fileName: string;
  readonly company: string;
  readonly day: string;
  /** What the report shows at a glance; empty where it says nothing. */
  readonly finding: string;
  readonly parts: readonly ReportPart[];
}

/** Returns the report as a workbook: one sheet for each part. */
export function workbookOf(report: Report): Workbook {
  return {
    title: report.title,
    sheets: report.parts.map(({ name, columns, rows }) => ({
      name,
      // Plain data: a thread cannot take the functions of a column.
      columns: columns.map(({ header, width, wraps = false }) => ({ header, width, wraps })),
      rows: rows.map(({ cells }) => cells.map(({ value }) => value)),
      depths: rows.some(({ depth }) => depth) ? rows.map(({ depth }) => depth ?? 0) : undefined,
      isFiltered: true,
    })),
  };
}

/** Returns the report as A4 pages: one chapter for each part, with a table of contents if there are several. */
export function printedOf(report: Report): PrintedDocument {
  const { title, subtitle, company, day, parts } = report;
  const areChapters = parts.length > 1;
  return {
    title,
    subtitle,
    company,
    day,
    isLandscape: true,
    hasContents: areChapters,
    blocks: parts.flatMap((part, at): PrintedBlock[] => [
      ...(areChapters && at > 0 ? [{ kind: 'page-break' } as const] : []),
      ...(areChapters ? [{ kind: 'heading', level: 1, text: part.name } as const] : []),
      ...blocksOf(part),
    ]),
  };
}

function blocksOf({ columns, rows, lead = [], picture, empty }: ReportPart): PrintedBlock[] {
  if (rows.length === 0) return [...lead, { kind: 'paragraph', texts: [{ text: empty }] }];
  const printed = columns.flatMap((column, at) =>
    column.share === undefined ? [] : [{ column, at, share: column.share }],
  );
  return [
    ...lead,
    ...(picture ? [{ kind: 'bars', ...picture } as const] : []),
    {
      kind: 'table',
      columns: printed.map(({ column, share }) => ({ header: column.header, share, ...alignOf(column) })),
      rows: rows.map(({ cells, depth }) =>
        printed.map(({ at }, place) => ({
          ...printedCell(cells[at]),
          ...(place === 0 && depth ? { indent: depth } : {}),
        })),
      ),
    },
  ];
}

const alignOf = ({ align }: ReportColumn) => (align ? { align } : {});

function printedCell(cell: ReportCell | undefined): PrintedCell {
  if (!cell) return { text: '' };
  const { value, shown, level, note } = cell;
  return {
    text: shown ?? (value === null ? '' : String(value)),
    ...(level === undefined ? {} : { level }),
    ...(note === undefined ? {} : { note }),
  };
}

/** Returns how the report begins: the first rows of the first part that has any, with the columns of the printed page. */
export function presentPreview(report: Report, formats: ReportPreview['Formats']): ReportPreview {
  const { title, subtitle, fileName, finding, parts } = report;
  const shown = parts.find(({ rows }) => rows.length > 0) ?? parts[0];
  const all = shown?.columns.map((column, at) => ({ column, at })) ?? [];
  const printed = all.filter(({ column }) => column.share !== undefined);
  const columns = printed.length === 0 ? all : printed;
  return {
    Title: title,
    Subtitle: subtitle,
    FileName: fileName,
    Finding: finding,
    Count: parts.reduce((sum, { count }) => sum + count, 0),
    Parts: parts.map(({ name, count }) => ({ Name: name, Count: count })),
    Columns: columns.map(({ column, at }) => ({
      Header: column.header,
      IsNumber: shown?.rows.some(({ cells }) => typeof cells[at]?.value === 'number') ?? false,
    })),
    Rows: (shown?.rows ?? []).map(({ cells, depth = 0 }) => ({
      Depth: depth,
      Cells: columns.map(({ at }) => {
        const { text, level = null, note = '' } = printedCell(cells[at]);
        return { Text: text, Level: level, Note: note };
      }),
    })),
    Empty: shown && shown.rows.length === 0 ? shown.empty : '',
    Formats: formats,
  };
}

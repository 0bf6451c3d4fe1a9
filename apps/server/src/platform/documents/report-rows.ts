import { isRating, type Rating } from '@bellwether/domain/goals/rating';
import { formatDay } from '@bellwether/domain/locale/dates';
import { formatNumber, formatPercent } from '@bellwether/domain/locale/numbers';
import { inTreeOrder } from '@bellwether/domain/reports/charts/tree-order';
import { type RecordPages, type ReportRecord, unpackRecords } from './record-pages.ts';
import type { Report, ReportColumn, ReportPart, ReportTree } from './report.ts';
import type { Cell } from './workbook.ts';

/** A cell: the value of a record in one column. */
export interface ReportCell {
  /** A number stays a number in Excel, and a day YYYY-MM-DD becomes a date. */
  readonly value: Cell;
  /** How the value reads on paper and on screens. */
  readonly text: string;
  /** The colour of the mark, as a rating. */
  readonly level?: Rating;
  /** A quieter second line. */
  readonly note?: string;
}

/** A record at its place. */
export interface PlacedRecord {
  readonly record: ReportRecord;
  /** The number of steps below the root of the tree; 0 without a tree. */
  readonly depth: number;
}

/** How the reader of a report reads its values. */
export type ReadIn = Pick<Report, 'locale' | 'words'>;

/** Returns the cell of a record in the column. */
export function cellOf(column: ReportColumn, record: ReportRecord, reading: ReadIn): ReportCell {
  const shown = shownValue(column, record[column.field] ?? null, reading);
  const note = column.note === undefined ? null : record[column.note];
  return typeof note === 'string' && note !== '' ? { ...shown, note } : shown;
}

function shownValue({ shows, words }: ReportColumn, value: Cell, { locale, words: own }: ReadIn): ReportCell {
  if (value === null) return { value, text: '' };
  if (words) return word(words[String(value)] ?? String(value));
  switch (shows) {
    case 'likelihood':
    case 'quality':
      return typeof value === 'number' && isRating(value)
        ? { ...word(own[shows][value]), level: value }
        : { value: null, text: '' };
    case 'yesNo':
      return word(value === true ? own.yes : own.no);
    case 'percent':
      return { value, text: formatPercent(Number(value), locale) };
    case 'day':
      return { value, text: formatDay(String(value), { locale }) };
    default:
      return { value, text: typeof value === 'number' ? formatNumber(value, locale) : String(value) };
  }
}

const word = (text: string): ReportCell => ({ value: text, text });

/**
 * Returns the columns of a part without those that are empty in all of its records. Without records, and for a preview
 * that has only the first ones, returns all of them.
 */
export function filledColumns({ columns, records, count }: ReportPart): readonly ReportColumn[] {
  if (records.count === 0 || records.count < count) return columns;
  const filled = new Set(records.filled);
  return columns.filter(({ field }) => filled.has(field));
}

/** Returns the records of a part one by one; the records of a tree in depth-first order. */
export function placedRecords({
  records,
  tree,
}: Pick<ReportPart, 'records' | 'tree'>): Iterable<PlacedRecord> {
  return tree ? treeOf(records, tree) : listOf(records);
}

/** Memory holds only the present page. */
function* listOf(records: RecordPages): Generator<PlacedRecord> {
  for (const record of unpackRecords(records)) yield { record, depth: 0 };
}

function treeOf(records: RecordPages, { id, parent }: ReportTree): PlacedRecord[] {
  const branches = Array.from(unpackRecords(records), (record) => ({
    id: Number(record[id]),
    parentId: record[parent] === null ? null : Number(record[parent]),
    record,
  }));
  return inTreeOrder(branches).map(({ branch: { record }, depth }) => ({ record, depth }));
}

import type { Locale } from '@bellwether/domain/locale/locales';
import { compareTexts } from '@bellwether/domain/locale/sorting';
import { chartTable, type ReportChart } from '@bellwether/domain/reports/charts/chart';
import {
  type PrintedBlock,
  type PrintedCell,
  type PrintedDocument,
  type PrintedTable,
  printedWordsOf,
} from './printed-document.ts';
import type { Report, ReportColumn, ReportPart, ReportWords } from './report.ts';
import { cellOf, filledColumns, type PlacedRecord, placedRecords, type ReadIn } from './report-rows.ts';

/** A list of more rows takes several pages, so it is divided into chapters and gets a table of contents. */
const longRows = 60;
/** A contents line for each chapter must fit on the first page. */
const mostChapters = 45;

/** A stretch of a part, with or without a heading. */
interface Chapter {
  readonly title: string | null;
  readonly placed: readonly PlacedRecord[];
}

/** Returns the report as A4 pages: the charts, then each part; a table of contents if it has several chapters. */
export function printedOf(report: Report): PrintedDocument {
  const { title, subtitle, company, day, charts, finding, words } = report;
  const said = finding === '' || charts.some((chart) => chart.finding === finding) ? [] : [sentence(finding)];
  const parts = report.parts.map((part) => ({
    part,
    chapters: chaptersOf(part, report.parts.length > 1, report),
  }));
  const hasContents = parts.some(({ chapters }) => chapters.some((chapter) => chapter.title !== null));
  return {
    title,
    subtitle,
    company,
    day,
    isLandscape: true,
    hasContents,
    words: printedWordsOf(words),
    blocks: [
      ...(hasContents && said.length + charts.length > 0 ? [heading(1, words.glance)] : []),
      ...said,
      ...chartsOf(charts, hasContents, words),
      ...parts.flatMap(({ part, chapters }): PrintedBlock[] => [
        ...(parts.length > 1 ? [{ kind: 'page-break' } as const] : []),
        ...chapters.flatMap((chapter) => chapterBlocks(part, chapter, report)),
      ]),
    ],
  };
}

const sentence = (text: string): PrintedBlock => ({ kind: 'paragraph', texts: [{ text, isStrong: true }] });

const heading = (level: 1 | 2, text: string): PrintedBlock => ({ kind: 'heading', level, text });

const chartsOf = (
  charts: readonly ReportChart[],
  isBelowHeading: boolean,
  { columns }: ReportWords,
): PrintedBlock[] =>
  charts.length === 0
    ? []
    : [
        {
          kind: 'charts',
          level: isBelowHeading ? 2 : 1,
          charts: charts.map((chart) => ({ chart, table: chartTable(chart, columns) })),
        },
      ];

/** Each of several parts is a chapter. A single long part is split by its trees or by a field. */
function chaptersOf(part: ReportPart, areParts: boolean, { locale, words }: ReadIn): Chapter[] {
  const placed = [...placedRecords(part)];
  if (areParts) return [{ title: part.name, placed }];
  const whole = [{ title: null, placed }];
  if (placed.length <= longRows) return whole;
  const chapters = part.tree ? byRoot(part, placed, words) : byField(part, placed, locale);
  return chapters.length > 1 && chapters.length <= mostChapters ? chapters : whole;
}

function byField({ chapters }: ReportPart, placed: readonly PlacedRecord[], locale: Locale): Chapter[] {
  if (chapters === undefined) return [];
  const groups = Map.groupBy(placed, ({ record }) => String(record[chapters] ?? ''));
  return [...groups]
    .sort(([one], [other]) => compareTexts(one, other, locale))
    .map(([title, own]) => ({ title, placed: own }));
}

/** A heading takes one line in the table of contents. The row below the heading has the whole title. */
const shortened = (title: string) => (title.length <= 48 ? title : `${title.slice(0, 47).toWellFormed()}…`);

/**
 * Returns a chapter for each tree, and a last chapter for the records without a tree: roots with nothing below them.
 */
function byRoot(
  { columns: [first] }: ReportPart,
  placed: readonly PlacedRecord[],
  words: ReportWords,
): Chapter[] {
  const trees: PlacedRecord[][] = [];
  for (const one of placed) {
    if (one.depth === 0) trees.push([]);
    trees.at(-1)?.push(one);
  }
  const chapters = trees
    .filter((tree) => tree.length > 1)
    .map((tree) => ({
      title: shortened(String((first && tree[0]?.record[first.field]) ?? '')),
      placed: tree,
    }));
  const alone = trees.filter((tree) => tree.length === 1).flat();
  return alone.length === 0 ? chapters : [...chapters, { title: words.alone, placed: alone }];
}

function chapterBlocks(part: ReportPart, { title, placed }: Chapter, reading: ReadIn): PrintedBlock[] {
  const before: PrintedBlock[] = title === null ? [] : [heading(1, title)];
  before.push(...(part.lead ?? []));
  if (part.records.count === 0) return [...before, { kind: 'paragraph', texts: [{ text: part.empty }] }];
  return [...before, ...chartsOf(part.charts, title !== null, reading.words), tableOf(part, placed, reading)];
}

function tableOf(part: ReportPart, placed: readonly PlacedRecord[], reading: ReadIn): PrintedTable {
  const columns = filledColumns(part).filter(({ share }) => share !== undefined);
  const lines = treeLines(placed);
  return {
    kind: 'table',
    columns: columns.map(({ header, share = 1, align }) => ({ header, share, ...(align ? { align } : {}) })),
    rows: placed.map(({ record }, row) =>
      columns.map((column, at) => ({
        ...printedCell(column, record, reading),
        ...(at === 0 ? lines[row] : {}),
      })),
    ),
  };
}

/** Returns for each row the levels at which a later row of the same tree follows. */
function treeLines(placed: readonly PlacedRecord[]): Pick<PrintedCell, 'indent' | 'through'>[] {
  const open = new Set<number>();
  return placed
    .toReversed()
    .map(({ depth }) => {
      for (const level of [...open]) if (level > depth) open.delete(level);
      const through = [...open];
      if (depth === 0) return {};
      open.add(depth);
      return { indent: depth, through };
    })
    .reverse();
}

function printedCell(column: ReportColumn, record: PlacedRecord['record'], reading: ReadIn): PrintedCell {
  const { text, level, note } = cellOf(column, record, reading);
  return { text, ...(level === undefined ? {} : { level }), ...(note === undefined ? {} : { note }) };
}

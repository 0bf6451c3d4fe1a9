import type { Translated } from '../../locale/language.ts';
import type { chartWriter } from './writer.en.ts';

/** The headings of the tables below charts, in the reader's language. */
export type ChartColumns = Translated<(typeof chartWriter)['columns']>;

import type { Rating } from '../../goals/rating.ts';

// The charts of the reports as plain data. Screen, PDF and Excel draw the same chart with the same sentence and table.

interface ChartHead {
  readonly title: string;
  /** The sentence that says what the chart shows. It is also the chart's alternative text. */
  readonly finding: string;
}

/** The number of goals with each likelihood, the best first; level null counts goals without a prediction. */
export interface DistributionChart extends ChartHead {
  readonly kind: 'distribution';
  readonly bars: readonly { readonly label: string; readonly level: Rating | null; readonly count: number }[];
}

/** The number of goals with a prediction by the end of a week, and how many of these are likely or very likely. */
export interface WeekPoint {
  readonly week: number;
  readonly predicted: number;
  readonly likely: number;
}

/** The share of likely goals by week. */
export interface WeeksChart extends ChartHead {
  readonly kind: 'weeks';
  /** The quarter of the report. */
  readonly line: WeekLine;
  /** The quarter before, drawn thin and grey. */
  readonly before: WeekLine | null;
}
export interface WeekLine {
  /** The quarter. */
  readonly label: string;
  /** Weeks in which at least one goal has a prediction, in order. */
  readonly points: readonly WeekPoint[];
}

/** The mean likelihood of each department at two times, 0 to 4; the largest fall comes first. */
export interface ChangesChart extends ChartHead {
  readonly kind: 'changes';
  readonly fromLabel: string;
  readonly toLabel: string;
  readonly rows: readonly { readonly label: string; readonly from: number; readonly to: number }[];
}

/** The figures of each quarter, in time's order. The share of likely goals is drawn. */
export interface QuartersChart extends ChartHead {
  readonly kind: 'quarters';
  readonly bars: readonly {
    readonly label: string;
    readonly goals: number;
    readonly predicted: number;
    readonly likely: number;
    readonly withResult: number;
    readonly completed: number;
  }[];
}

/**
 * The number of people of each department who have done everything, and of those who have not; the most open ones
 * first.
 */
export interface ComplianceChart extends ChartHead {
  readonly kind: 'compliance';
  /** The labels of `done`, `between` and `open`; null if nobody is between. */
  readonly doneLabel: string;
  readonly betweenLabel: string | null;
  readonly openLabel: string;
  readonly rows: readonly {
    readonly label: string;
    readonly done: number;
    readonly between: number;
    readonly open: number;
  }[];
}

/** A goal of the drawn tree. */
export interface RingNode {
  readonly title: string;
  readonly owner: string;
  /** The level of its ring (screens.5); null without a prediction, and in a dispute. */
  readonly level: Rating | null;
  /** Its result in words; without one, its likelihood. */
  readonly word: string;
  /** The goals below that count, at any depth. */
  readonly below: number;
  /** How many goals below are likely, or completed: see `counts` of the chart. */
  readonly countedBelow: number;
  readonly children: readonly RingNode[];
  /** Children that are not drawn. */
  readonly more: number;
}

/** The top of a goal tree: the largest trees, each with the largest branches below its root. */
export interface RingsChart extends ChartHead {
  readonly kind: 'rings';
  /** What is counted below a goal: in an ended quarter completed goals, else likely ones. */
  readonly counts: 'likely' | 'completed';
  readonly roots: readonly RingNode[];
  /** Roots that are not drawn. */
  readonly more: number;
}

export type ReportChart =
  | DistributionChart
  | WeeksChart
  | ChangesChart
  | QuartersChart
  | ComplianceChart
  | RingsChart;

/** The maximum number of drawn rows; the chart's table has all of them. */
export const mostDrawnRows = 12;

/** Returns the departments that are drawn: all, or as many of the largest falls as of the largest rises. */
export function drawnChanges<Row>(rows: readonly Row[]): readonly Row[] {
  if (rows.length <= mostDrawnRows) return rows;
  return [...rows.slice(0, mostDrawnRows / 2), ...rows.slice(-mostDrawnRows / 2)];
}

/** The figures of a chart, for the table below it. */
export interface ChartTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** Returns a share in whole percent; 0 of nothing is 0. */
export const percentOf = (part: number, all: number) => (all === 0 ? 0 : Math.round((100 * part) / all));

const twoDigits = (value: number) => Math.round(value * 100) / 100;

/** Returns the change as it is shown: the difference of the two shown numbers. */
export const changeOf = ({ from, to }: { readonly from: number; readonly to: number }) =>
  twoDigits(twoDigits(to) - twoDigits(from));

/** Returns the figures that the chart draws. */
export function chartTable(chart: ReportChart, named: ChartColumns): ChartTable {
  switch (chart.kind) {
    case 'distribution':
      return {
        columns: [chart.title, named.goals],
        rows: chart.bars.map(({ label, count }) => [label, count]),
      };
    case 'weeks':
      return weeksTable(chart, named);
    case 'changes':
      return {
        columns: [named.department, chart.fromLabel, chart.toLabel, named.change],
        rows: chart.rows.map((row) => [row.label, twoDigits(row.from), twoDigits(row.to), changeOf(row)]),
      };
    case 'quarters':
      return {
        columns: [
          named.quarter,
          named.goals,
          named.predicted,
          named.likely,
          named.likelyPercent,
          named.withResult,
          named.completed,
          named.completedPercent,
        ],
        rows: chart.bars.map(({ label, goals, predicted, likely, withResult, completed }) => [
          label,
          goals,
          predicted,
          likely,
          percentOf(likely, predicted),
          withResult,
          completed,
          withResult === 0 ? '' : percentOf(completed, withResult),
        ]),
      };
    case 'compliance':
      return {
        columns: [
          named.department,
          chart.doneLabel,
          ...(chart.betweenLabel === null ? [] : [chart.betweenLabel]),
          chart.openLabel,
          named.donePercent,
        ],
        rows: chart.rows.map(({ label, done, between, open }) => [
          label,
          done,
          ...(chart.betweenLabel === null ? [] : [between]),
          open,
          percentOf(done, done + between + open),
        ]),
      };
    case 'rings':
      return {
        columns: [
          named.goal,
          named.owner,
          named.outcome,
          named.below,
          chart.counts === 'likely' ? named.likelyBelow : named.completedBelow,
        ],
        rows: chart.roots
          .flatMap((root) => [root, ...root.children])
          .map(({ title, owner, word, below, countedBelow }) => [title, owner, word, below, countedBelow]),
      };
  }
}

function weeksTable({ line, before }: WeeksChart, named: ChartColumns): ChartTable {
  const earlier = new Map(before?.points.map((point) => [point.week, point]));
  const weeks = [...new Set([...line.points, ...(before?.points ?? [])].map(({ week }) => week))].sort(
    (a, b) => a - b,
  );
  const present = new Map(line.points.map((point) => [point.week, point]));
  const shareOf = (point: WeekPoint | undefined) => (point ? percentOf(point.likely, point.predicted) : '');
  return {
    columns: [
      named.week,
      named.predicted,
      `${named.likelyPercent} ${line.label}`,
      ...(before ? [`${named.likelyPercent} ${before.label}`] : []),
    ],
    rows: weeks.map((week) => [
      week,
      present.get(week)?.predicted ?? '',
      shareOf(present.get(week)),
      ...(before ? [shareOf(earlier.get(week))] : []),
    ]),
  };
}

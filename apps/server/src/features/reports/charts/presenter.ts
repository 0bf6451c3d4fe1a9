import type { ChartOf, ReportChart as SentChart } from '@bellwether/contract/reports/charts';
import {
  type ChartColumns,
  chartTable,
  drawnChanges,
  mostDrawnRows,
  type ReportChart,
  type RingNode,
  type RingsChart,
  type WeekLine,
} from '@bellwether/domain/reports/charts/chart';

/** Returns a chart with the rows to draw, and a table of all rows. */
export function presentChart(chart: ReportChart, named: ChartColumns): SentChart {
  const { columns, rows } = chartTable(chart, named);
  const head = {
    Title: chart.title,
    Finding: chart.finding,
    Table: { Columns: [...columns], Rows: rows.map((row) => [...row]) },
  };
  switch (chart.kind) {
    case 'distribution':
      return {
        Kind: chart.kind,
        ...head,
        Bars: chart.bars.map(({ label, level, count }) => ({ Label: label, Level: level, Count: count })),
      };
    case 'weeks':
      return {
        Kind: chart.kind,
        ...head,
        Line: lineOf(chart.line),
        Before: chart.before && lineOf(chart.before),
      };
    case 'changes':
      return {
        Kind: chart.kind,
        ...head,
        Rows: drawnChanges(chart.rows).map(({ label, from, to }) => ({ Label: label, From: from, To: to })),
      };
    case 'quarters':
      return {
        Kind: chart.kind,
        ...head,
        Bars: chart.bars.map(({ label, predicted, likely }) => ({
          Label: label,
          Predicted: predicted,
          Likely: likely,
        })),
      };
    case 'compliance':
      return {
        Kind: chart.kind,
        ...head,
        Rows: drawn(chart.rows).map(({ label, done, between, open }) => ({
          Label: label,
          Done: done,
          Between: between,
          Open: open,
        })),
      };
    case 'rings':
      return { Kind: chart.kind, ...head, ...treesOf(chart) };
  }
}

const drawn = <Row>(rows: readonly Row[]) => rows.slice(0, mostDrawnRows);

const lineOf = ({ label, points }: WeekLine): ChartOf<'weeks'>['Line'] => ({
  Label: label,
  Points: points.map(({ week, predicted, likely }) => ({ Week: week, Predicted: predicted, Likely: likely })),
});

const treesOf = ({
  counts,
  roots,
  more,
}: RingsChart): Pick<ChartOf<'rings'>, 'Counts' | 'Roots' | 'More'> => ({
  Counts: counts,
  Roots: roots.map((root) => ({ ...goalOf(root), Children: root.children.map(goalOf), More: root.more })),
  More: more,
});

const goalOf = ({ title, owner, level, word, below, countedBelow }: RingNode) => ({
  Title: title,
  Owner: owner,
  Level: level,
  Word: word,
  Below: below,
  CountedBelow: countedBelow,
});

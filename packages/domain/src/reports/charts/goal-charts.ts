import { type GoalFigures, sumFigures } from '../../goals/figures.ts';
import { ratings } from '../../goals/rating.ts';
import type { likelihoodLabels } from '../../goals/words.rating.ts';
import type { Translated } from '../../locale/language.ts';
import {
  type ChangesChart,
  changeOf,
  type DistributionChart,
  percentOf,
  type QuartersChart,
  type WeekLine,
  type WeekPoint,
  type WeeksChart,
} from './chart.ts';
import type { chartWriter } from './writer.en.ts';

/** What charts say, in the reader's language. */
export type ChartWriter = Translated<typeof chartWriter>;

/** The figures of some goals, and how many predicted goals have each latest likelihood. */
export interface GoalTally {
  readonly figures: GoalFigures;
  /** By rating. */
  readonly counts: readonly number[];
}

/** Returns the likelihoods of a quarter's goals; null if none has a prediction. */
export function distributionOf(
  { figures, counts }: GoalTally,
  hasEnded: boolean,
  words: { readonly writer: ChartWriter; readonly likelihoods: Translated<typeof likelihoodLabels> },
): DistributionChart | null {
  const { writer, likelihoods } = words;
  if (figures.predicted === 0) return null;
  const bars = ratings
    .toReversed()
    .map((level) => ({ label: likelihoods[level], level, count: counts[level] ?? 0 }));
  const none = { label: writer.bars.notPredicted, level: null, count: figures.notPredicted };
  return {
    kind: 'distribution',
    title: hasEnded ? writer.titles.lastPredictions : writer.titles.likelihood,
    finding: writer.predicted(figures, hasEnded),
    bars: figures.notPredicted > 0 ? [...bars, none] : bars,
  };
}

/** Returns how the goals of an ended quarter ended; null if none has a result. */
export function resultsOf({ figures }: GoalTally, writer: ChartWriter): DistributionChart | null {
  const { bars: labels } = writer;
  if (figures.withResult === 0) return null;
  const bars = [
    { label: labels.completed, level: 4, count: figures.completed },
    { label: labels.partly, level: 2, count: figures.partly },
    { label: labels.missed, level: 0, count: figures.missed },
    { label: labels.inDispute, level: null, count: figures.inDispute },
    { label: labels.noResult, level: null, count: figures.counted - figures.withResult },
  ] as const;
  return {
    kind: 'distribution',
    title: writer.titles.results,
    finding: writer.results(figures),
    bars: bars.filter(({ level, count }) => count > 0 || level === 4 || level === 0),
  };
}

/** A quarter with its figures. */
export interface TalliedQuarter {
  readonly label: string;
  readonly hasEnded: boolean;
  readonly tally: GoalTally;
}

/**
 * Returns what these quarters say in a sentence or two: of ended ones first the results and then the predictions, of
 * running ones the predictions. Results and predictions of different quarters are never added.
 */
export function findingOf(quarters: readonly TalliedQuarter[], writer: ChartWriter): string {
  const sumOf = (some: readonly TalliedQuarter[]) => sumFigures(some.map(({ tally }) => tally.figures));
  const [ended, running] = [true, false].map((hasEnded) =>
    sumOf(quarters.filter((one) => one.hasEnded === hasEnded)),
  );
  if (!ended || !running) return '';
  const predictions = running.counted > 0 ? writer.predicted(running, false) : writer.predicted(ended, true);
  return [writer.results(ended), predictions].filter(Boolean).join(' ');
}

/**
 * The changes of a department's goals in a week: the difference between that week's predictions and the earlier ones.
 * The sum over the weeks is the state at the end of a week.
 */
export interface WeekStep {
  readonly periodId: number;
  readonly department: string;
  readonly week: number;
  /** Goals with their first prediction in this week. */
  readonly predicted: number;
  /** The change of the number of goals that are likely or very likely. */
  readonly likely: number;
  /** The change of the sum of the likelihoods of goals that had a prediction before. */
  readonly moved: number;
  /** The sum of the likelihoods of the goals with their first prediction. */
  readonly first: number;
}

/** Returns the points of a quarter's line, from its first week with a prediction to the last one. */
export function weekLine(label: string, steps: readonly WeekStep[]): WeekLine {
  const last = steps.reduce((latest, { week }) => Math.max(latest, week), 0);
  const added = Array.from({ length: last + 1 }, () => ({ predicted: 0, likely: 0 }));
  for (const step of steps) {
    const week = added[step.week];
    if (!week) continue;
    week.predicted += step.predicted;
    week.likely += step.likely;
  }
  const points: WeekPoint[] = [];
  let predicted = 0;
  let likely = 0;
  for (const [week, more] of added.entries()) {
    predicted += more.predicted;
    likely += more.likely;
    if (predicted > 0) points.push({ week, predicted, likely });
  }
  return { label, points };
}

/** Returns the share of likely goals by week; null before the second week with predictions. */
export function weeksOf(
  { line, before, hasEnded }: { line: WeekLine; before: WeekLine | null; hasEnded: boolean },
  writer: ChartWriter,
): WeeksChart | null {
  const [first, last] = [line.points[0], line.points.at(-1)];
  if (!first || !last || first === last) return null;
  const earlier = before && before.points.length > 1 ? before : null;
  const sameWeek = earlier?.points.findLast(({ week }) => week <= last.week);
  const compared = {
    now: percentOf(last.likely, last.predicted),
    ...(sameWeek && earlier
      ? {
          former: percentOf(sameWeek.likely, sameWeek.predicted),
          when: writer.when.atThisTime(earlier.label),
        }
      : { former: percentOf(first.likely, first.predicted), when: writer.when.inWeek(first.week) }),
  };
  return {
    kind: 'weeks',
    title: writer.titles.weeks,
    finding: writer.week({ week: last.week, hasEnded, compared }),
    line,
    before: earlier,
  };
}

/**
 * Returns the mean likelihood of each department at the first predictions of its goals, and at the latest ones;
 * null if no prediction has changed.
 */
export function changesOf(steps: readonly WeekStep[], writer: ChartWriter): ChangesChart | null {
  if (steps.every(({ moved }) => moved === 0)) return null;
  const sums = new Map<string, { goals: number; first: number; moved: number }>();
  for (const { department, predicted, first, moved } of steps) {
    const sum = sums.get(department) ?? { goals: 0, first: 0, moved: 0 };
    sums.set(department, {
      goals: sum.goals + predicted,
      first: sum.first + first,
      moved: sum.moved + moved,
    });
  }
  const rows = [...sums]
    .filter(([, { goals }]) => goals > 0)
    .map(([label, { goals, first, moved }]) => ({
      label,
      from: first / goals,
      to: (first + moved) / goals,
    }));
  rows.sort((a, b) => changeOf(a) - changeOf(b) || (a.label < b.label ? -1 : 1));
  const fell = rows.filter((row) => changeOf(row) < 0).length;
  const rose = rows.filter((row) => changeOf(row) > 0).length;
  return {
    kind: 'changes',
    title: writer.titles.changes,
    finding: writer.changed({ fell, rose, departments: rows.length }),
    fromLabel: writer.first,
    toLabel: writer.latest,
    rows,
  };
}

/** Returns the quarters beside each other; null without two quarters with predictions. */
export function quartersOf(quarters: readonly TalliedQuarter[], writer: ChartWriter): QuartersChart | null {
  const counted = quarters.filter(({ tally }) => tally.figures.predicted > 0);
  const [first, last] = [counted[0], counted.at(-1)];
  if (!first || !last || first === last) return null;
  return {
    kind: 'quarters',
    title: writer.titles.quarters,
    finding: [resultsByQuarter(quarters, writer), likelyByQuarter(first, last, writer)]
      .filter(Boolean)
      .join(' '),
    bars: quarters.map(({ label, tally: { figures } }) => ({
      label,
      goals: figures.counted,
      predicted: figures.predicted,
      likely: figures.likely,
      withResult: figures.withResult,
      completed: figures.completed,
    })),
  };
}

/** Compares the results of the last ended quarter with those of the first one; empty without two. */
function resultsByQuarter(quarters: readonly TalliedQuarter[], writer: ChartWriter): string {
  const ended = quarters.filter(({ hasEnded, tally }) => hasEnded && tally.figures.withResult > 0);
  const [first, last] = [ended[0], ended.at(-1)];
  if (!first || !last || first === last) return '';
  const share = ({ tally: { figures } }: TalliedQuarter) => percentOf(figures.completed, figures.withResult);
  return writer.resultsOfQuarter({
    quarter: last.label,
    compared: { now: share(last), former: share(first), when: writer.when.inQuarter(first.label) },
  });
}

function likelyByQuarter(first: TalliedQuarter, last: TalliedQuarter, writer: ChartWriter): string {
  const share = ({ tally: { figures } }: TalliedQuarter) => percentOf(figures.likely, figures.predicted);
  const compared = { now: share(last), former: share(first), when: writer.when.atEnd(first.label) };
  return writer.likelyOfQuarter({ quarter: last.label, hasEnded: last.hasEnded, compared });
}

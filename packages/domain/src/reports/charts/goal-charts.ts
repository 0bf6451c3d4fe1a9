import { type GoalFigures, sumFigures } from '../../goals/figures.ts';
import { likelihoodLabels, ratings } from '../../goals/rating.ts';
import { formatNumber, formatPercent } from '../../locale/numbers.ts';
import { ofThem, verbs } from '../../shared/of-them.ts';
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

/** The figures of some goals, and how many predicted goals have each latest likelihood. */
export interface GoalTally {
  readonly figures: GoalFigures;
  /** By rating. */
  readonly counts: readonly number[];
}

/** Returns the likelihoods of a quarter's goals; null if none has a prediction. */
export function distributionOf({ figures, counts }: GoalTally, hasEnded: boolean): DistributionChart | null {
  if (figures.predicted === 0) return null;
  const bars = ratings
    .toReversed()
    .map((level) => ({ label: likelihoodLabels[level], level, count: counts[level] ?? 0 }));
  const none = { label: 'Not predicted', level: null, count: figures.notPredicted };
  return {
    kind: 'distribution',
    title: hasEnded ? 'Last predictions' : 'Likelihood',
    finding: predictedFinding(figures, hasEnded),
    bars: figures.notPredicted > 0 ? [...bars, none] : bars,
  };
}

/** Returns how the goals of an ended quarter ended; null if none has a result. */
export function resultsOf({ figures }: GoalTally): DistributionChart | null {
  if (figures.withResult === 0) return null;
  const bars = [
    { label: 'Completed', level: 4, count: figures.completed },
    { label: 'Below 100%', level: 2, count: figures.partly },
    { label: 'Not completed', level: 0, count: figures.missed },
    { label: 'In dispute', level: null, count: figures.inDispute },
    { label: 'No result', level: null, count: figures.counted - figures.withResult },
  ] as const;
  return {
    kind: 'distribution',
    title: 'Results',
    finding: resultsFinding(figures),
    bars: bars.filter(({ label, count }) => count > 0 || label === 'Completed' || label === 'Not completed'),
  };
}

/** Returns `70 of 118 goals with a result were completed; 9 of 127 goals have no result yet.` */
function resultsFinding({ counted, withResult, completed, inDispute }: GoalFigures): string {
  if (withResult === 0) return counted === 0 ? '' : 'No goal has a result yet.';
  const rest = counted - withResult;
  const parts = [
    `${ofThem(completed, withResult, 'goal with a result', verbs.were, 'goals with a result')} completed`,
    ...(inDispute > 0 ? [`${formatNumber(inDispute)} ${inDispute === 1 ? 'is' : 'are'} in dispute`] : []),
    ...(rest > 0 ? [`${ofThem(rest, counted, 'goal', verbs.have)} no result yet`] : []),
  ];
  return `${parts.join('; ')}.`;
}

/** Returns `7 of 9 predicted goals are likely or very likely; 2 of 11 goals are not predicted yet.` */
function predictedFinding(
  { counted, predicted, likely, notPredicted }: GoalFigures,
  hasEnded: boolean,
): string {
  if (predicted === 0) return '';
  const verb = hasEnded ? verbs.were : verbs.are;
  const rest = `${ofThem(notPredicted, counted, 'goal', verb)} ${hasEnded ? 'never predicted' : 'not predicted yet'}`;
  return `${ofThem(likely, predicted, 'predicted goal', verb)} likely or very likely${hasEnded ? ' at the last prediction' : ''}${notPredicted > 0 ? `; ${rest}` : ''}.`;
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
export function findingOf(quarters: readonly TalliedQuarter[]): string {
  const sumOf = (some: readonly TalliedQuarter[]) => sumFigures(some.map(({ tally }) => tally.figures));
  const [ended, running] = [true, false].map((hasEnded) =>
    sumOf(quarters.filter((one) => one.hasEnded === hasEnded)),
  );
  if (!ended || !running) return '';
  const predictions = running.counted > 0 ? predictedFinding(running, false) : predictedFinding(ended, true);
  return [resultsFinding(ended), predictions].filter(Boolean).join(' ');
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
export function weeksOf(line: WeekLine, before: WeekLine | null, hasEnded = false): WeeksChart | null {
  const [first, last] = [line.points[0], line.points.at(-1)];
  if (!first || !last || first === last) return null;
  const earlier = before && before.points.length > 1 ? before : null;
  const sameWeek = earlier?.points.findLast(({ week }) => week <= last.week);
  const share = percentOf(last.likely, last.predicted);
  const compared = sameWeek
    ? comparison(share, percentOf(sameWeek.likely, sameWeek.predicted), `at this time of ${earlier?.label}`)
    : comparison(share, percentOf(first.likely, first.predicted), `in week ${first.week}`);
  return {
    kind: 'weeks',
    title: 'Likely goals by week',
    finding: `In week ${last.week}, ${formatPercent(share)} of the predicted goals ${hasEnded ? 'were' : 'are'} likely or very likely, ${compared}.`,
    line,
    before: earlier,
  };
}

function comparison(now: number, then: number, when: string): string {
  if (now === then) return `as many as ${when}`;
  const points = Math.abs(now - then);
  return `${points} ${points === 1 ? 'point' : 'points'} ${now > then ? 'more' : 'fewer'} than ${when}`;
}

/**
 * Returns the mean likelihood of each department at the first predictions of its goals, and at the latest ones;
 * null if no prediction has changed.
 */
export function changesOf(steps: readonly WeekStep[]): ChangesChart | null {
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
  const departments = rows.length === 1 ? '1 department' : `${rows.length} departments`;
  const fell = rows.filter((row) => changeOf(row) < 0).length;
  const rose = rows.filter((row) => changeOf(row) > 0).length;
  const moves = [fell > 0 ? `fell in ${fell}` : '', rose > 0 ? `rose in ${rose}` : ''].filter(Boolean);
  return {
    kind: 'changes',
    title: 'Change by department',
    finding:
      moves.length === 0
        ? `Likelihood is the same as at the first predictions in all of ${departments}.`
        : `Likelihood ${moves.join(' and ')} of ${departments} since the first predictions.`,
    fromLabel: 'First',
    toLabel: 'Latest',
    rows,
  };
}

/** Returns the quarters beside each other; null without two quarters with predictions. */
export function quartersOf(quarters: readonly TalliedQuarter[]): QuartersChart | null {
  const counted = quarters.filter(({ tally }) => tally.figures.predicted > 0);
  const [first, last] = [counted[0], counted.at(-1)];
  if (!first || !last || first === last) return null;
  return {
    kind: 'quarters',
    title: 'Likely goals by quarter',
    finding: [resultsByQuarter(quarters), likelyByQuarter(first, last)].filter(Boolean).join(' '),
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
function resultsByQuarter(quarters: readonly TalliedQuarter[]): string {
  const ended = quarters.filter(({ hasEnded, tally }) => hasEnded && tally.figures.withResult > 0);
  const [first, last] = [ended[0], ended.at(-1)];
  if (!first || !last || first === last) return '';
  const share = ({ tally: { figures } }: TalliedQuarter) => percentOf(figures.completed, figures.withResult);
  return `In ${last.label}, ${formatPercent(share(last))} of the goals with a result were completed, ${comparison(share(last), share(first), `in ${first.label}`)}.`;
}

function likelyByQuarter(first: TalliedQuarter, last: TalliedQuarter): string {
  const share = ({ tally: { figures } }: TalliedQuarter) => percentOf(figures.likely, figures.predicted);
  const compared = comparison(share(last), share(first), `at the end of ${first.label}`);
  const when = last.hasEnded ? `At the end of ${last.label}` : `In ${last.label}`;
  return `${when}, ${formatPercent(share(last))} of the predicted goals ${last.hasEnded ? 'were' : 'are'} likely or very likely, ${compared}.`;
}

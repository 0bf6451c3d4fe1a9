import { likelihoodLabels, ratings } from '../goals/rating.ts';
import { formatPercent } from '../locale/numbers.ts';
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

/** How many goals there are, and how many have each likelihood. */
export interface GoalTally {
  readonly goals: number;
  /** By rating. */
  readonly counts: readonly number[];
}

const predictedOf = ({ counts }: GoalTally) => counts.reduce((sum, count) => sum + count, 0);
const likelyOf = ({ counts }: GoalTally) => (counts[3] ?? 0) + (counts[4] ?? 0);

/** Returns how the goals' likelihood is distributed; null if none has a prediction. */
export function distributionOf(tally: GoalTally): DistributionChart | null {
  const predicted = predictedOf(tally);
  if (predicted === 0) return null;
  const missing = tally.goals - predicted;
  const rest = missing > 0 ? `; ${missing} of ${tally.goals} are not predicted yet` : '';
  const bars = ratings
    .toReversed()
    .map((level) => ({ label: likelihoodLabels[level], level, count: tally.counts[level] ?? 0 }));
  return {
    kind: 'distribution',
    title: 'Likelihood',
    finding: `${likelyOf(tally)} of ${predicted} predicted goals are likely or very likely${rest}.`,
    bars: missing > 0 ? [...bars, { label: 'Not predicted', level: null, count: missing }] : bars,
  };
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
export function weeksOf(line: WeekLine, before: WeekLine | null): WeeksChart | null {
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
    finding: `In week ${last.week}, ${formatPercent(share)} of the predicted goals are likely or very likely, ${compared}.`,
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

/** Returns the share of likely goals by quarter; null without two quarters with predictions. */
export function quartersOf(
  quarters: readonly { readonly label: string; readonly tally: GoalTally }[],
): QuartersChart | null {
  const bars = quarters.map(({ label, tally }) => ({
    label,
    goals: tally.goals,
    predicted: predictedOf(tally),
    likely: likelyOf(tally),
  }));
  const counted = bars.filter(({ predicted }) => predicted > 0);
  const [first, last] = [counted[0], counted.at(-1)];
  if (!first || !last || first === last) return null;
  const [then, now] = [percentOf(first.likely, first.predicted), percentOf(last.likely, last.predicted)];
  return {
    kind: 'quarters',
    title: 'Likely goals by quarter',
    finding: `In ${last.label}, ${formatPercent(now)} of the predicted goals are likely or very likely, ${comparison(now, then, `in ${first.label}`)}.`,
    bars,
  };
}

import type { GoalFigures } from '../../goals/figures.ts';
import { formatNumber, formatPercent } from '../../locale/numbers.ts';
import { countOf, ofThem, verbs } from '../../shared/of-them.ts';

/** A share with an earlier one, in percent; `when` is a phrase of `chartWriter.when`. */
export interface Compared {
  readonly now: number;
  readonly former: number;
  readonly when: string;
}

/** The words and the sentences of charts in reports. Another language has a file of its own, with its own grammar. */
export const chartWriter = {
  titles: {
    lastPredictions: 'Last predictions',
    likelihood: 'Likelihood',
    results: 'Results',
    weeks: 'Likely goals by week',
    changes: 'Change by department',
    quarters: 'Likely goals by quarter',
    rings: 'The tree at a glance',
  },
  bars: {
    notPredicted: 'Not predicted',
    completed: 'Completed',
    partly: 'Below 100%',
    missed: 'Not completed',
    inDispute: 'In dispute',
    noResult: 'No result',
  },
  first: 'First',
  latest: 'Latest',
  columns: {
    goals: 'Goals',
    week: 'Week',
    predicted: 'Predicted',
    department: 'Department',
    change: 'Change',
    quarter: 'Quarter',
    likely: 'Likely',
    likelyPercent: 'Likely in %',
    withResult: 'With a result',
    completed: 'Completed',
    completedPercent: 'Completed in %',
    donePercent: 'Done in %',
    goal: 'Goal',
    owner: 'Owner',
    outcome: 'Result, or likelihood',
    below: 'Goals below',
    likelyBelow: 'Likely below',
    completedBelow: 'Completed below',
  },
  when: {
    atThisTime: (quarter: string) => `at this time of ${quarter}`,
    inWeek: (week: number) => `in week ${week}`,
    inQuarter: (quarter: string) => `in ${quarter}`,
    atEnd: (quarter: string) => `at the end of ${quarter}`,
  },
  /** Returns `70 of 118 goals with a result were completed; 9 of 127 goals have no result yet.` */
  results({ counted, withResult, completed, inDispute }: GoalFigures): string {
    if (withResult === 0) return counted === 0 ? '' : 'No goal has a result yet.';
    const rest = counted - withResult;
    const parts = [
      `${ofThem(completed, withResult, 'goal with a result', verbs.were, 'goals with a result')} completed`,
      ...(inDispute > 0 ? [`${formatNumber(inDispute)} ${inDispute === 1 ? 'is' : 'are'} in dispute`] : []),
      ...(rest > 0 ? [`${ofThem(rest, counted, 'goal', verbs.have)} no result yet`] : []),
    ];
    return `${parts.join('; ')}.`;
  },
  /** Returns `7 of 9 predicted goals are likely or very likely; 2 of 11 goals are not predicted yet.` */
  predicted({ counted, predicted, likely, notPredicted }: GoalFigures, hasEnded: boolean): string {
    if (predicted === 0) return '';
    const verb = hasEnded ? verbs.were : verbs.are;
    const rest = `${ofThem(notPredicted, counted, 'goal', verb)} ${hasEnded ? 'never predicted' : 'not predicted yet'}`;
    return `${ofThem(likely, predicted, 'predicted goal', verb)} likely or very likely${hasEnded ? ' at the last prediction' : ''}${notPredicted > 0 ? `; ${rest}` : ''}.`;
  },
  week: ({ week, hasEnded, compared }: { week: number; hasEnded: boolean; compared: Compared }) =>
    `In week ${week}, ${formatPercent(compared.now)} of the predicted goals ${hasEnded ? 'were' : 'are'} likely or very likely, ${comparison(compared)}.`,
  changed({ fell, rose, departments }: Readonly<Record<'fell' | 'rose' | 'departments', number>>): string {
    const of = departments === 1 ? '1 department' : `${departments} departments`;
    const moves = [fell > 0 ? `fell in ${fell}` : '', rose > 0 ? `rose in ${rose}` : ''].filter(Boolean);
    return moves.length === 0
      ? `Likelihood is the same as at the first predictions in all of ${of}.`
      : `Likelihood ${moves.join(' and ')} of ${of} since the first predictions.`;
  },
  resultsOfQuarter: ({ quarter, compared }: { quarter: string; compared: Compared }) =>
    `In ${quarter}, ${formatPercent(compared.now)} of the goals with a result were completed, ${comparison(compared)}.`,
  likelyOfQuarter: ({
    quarter,
    hasEnded,
    compared,
  }: {
    quarter: string;
    hasEnded: boolean;
    compared: Compared;
  }) =>
    `${hasEnded ? `At the end of ${quarter}` : `In ${quarter}`}, ${formatPercent(compared.now)} of the predicted goals ${hasEnded ? 'were' : 'are'} likely or very likely, ${comparison(compared)}.`,
  rings({
    reached,
    tops,
    below,
    all,
    hasEnded,
  }: Readonly<Record<'reached' | 'tops' | 'below' | 'all', number>> & {
    readonly hasEnded: boolean;
  }): string {
    const what = hasEnded ? 'completed' : 'likely or very likely';
    const verb = hasEnded ? verbs.were : verbs.are;
    return `${ofThem(reached, tops, 'top goal', verb)} ${what}, and ${formatNumber(below)} of ${countOf(all, 'goal')} below ${tops === 1 ? 'it' : 'them'}.`;
  },
  owing: ({
    open,
    people,
    owe,
    most,
  }: {
    readonly open: number;
    readonly people: number;
    /** What they owe, of `complianceChartWords`. */
    readonly owe: string;
    /** The department in which the most owe it; null if there is only one. */
    readonly most: { readonly label: string; readonly open: number; readonly people: number } | null;
  }) =>
    `${ofThem(open, people, 'person', verbs.have, 'people')} ${owe}${most === null ? '' : `, the most in ${most.label} (${most.open} of ${most.people})`}.`,
} as const;

function comparison({ now, former, when }: Compared): string {
  if (now === former) return `as many as ${when}`;
  const points = Math.abs(now - former);
  return `${points} ${points === 1 ? 'point' : 'points'} ${now > former ? 'more' : 'fewer'} than ${when}`;
}

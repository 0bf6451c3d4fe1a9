import type { GoalInfo } from '@bellwether/contract/goals/goal';

interface WeekSigns {
  /** One character per week of the quarter: the likelihood `0` to `4`, or `-` without a prediction. */
  readonly weeks: string;
  /** The number of the current week; null in other quarters. */
  readonly current: number | null;
}

/** Returns the goal's weeks for the week strip. */
export function weekSigns({ GoalStatuses, Period }: Pick<GoalInfo, 'GoalStatuses' | 'Period'>): WeekSigns {
  const byWeek = GoalStatuses.toSorted((a, b) => a.GoalPeriodWeek.Week - b.GoalPeriodWeek.Week);
  const current = byWeek.find(({ GoalPeriodWeek }) => GoalPeriodWeek.Id === Period.WeekId);
  return {
    weeks: byWeek.map(({ Likelihood }) => Likelihood ?? '-').join(''),
    current: current?.GoalPeriodWeek.Week ?? null,
  };
}

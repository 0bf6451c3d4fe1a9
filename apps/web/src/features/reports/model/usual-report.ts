import type { Period } from '@bellwether/contract/tenant';
import { weekNumberAt } from '@bellwether/domain/calendar/shown';
import type { ReportName } from '@bellwether/domain/reports/reports';

/** The report that people usually make next, and why. */
export interface UsualReport {
  readonly name: ReportName;
  readonly because: 'ended' | 'running' | 'ending';
}

const firstWeeks = 4;
const lastWeeks = 2;

/** Each time of a quarter with the reports that it asks for, the most useful first. */
const wanted: Readonly<Record<UsualReport['because'], readonly ReportName[]>> = {
  ended: ['quarterlySummary', 'goalCompliance', 'goalList'],
  running: ['teamGoalUpdates', 'goalList'],
  ending: ['goalCompliance', 'teamGoalUpdates', 'goalList'],
};

/**
 * Returns the usual next report: after a quarter its summary, in a quarter the team's updates, at its end who still owes
 * something. `week` of `weeks`, from 1.
 */
export function usualReport(
  available: readonly ReportName[],
  { week, weeks }: { readonly week: number; readonly weeks: number },
): UsualReport | undefined {
  const because = week <= firstWeeks ? 'ended' : week > weeks - lastWeeks ? 'ending' : 'running';
  const name = wanted[because].find((each) => available.includes(each));
  return name && { name, because };
}

/** Returns the number of the running week, and of the quarter's weeks; a session's quarter is the running one. */
export function weekOfQuarter({ StartDate, EndDate, WeekStartDate }: Period): {
  week: number;
  weeks: number;
} {
  return {
    week: weekNumberAt(StartDate, WeekStartDate ?? StartDate),
    weeks: weekNumberAt(StartDate, EndDate),
  };
}

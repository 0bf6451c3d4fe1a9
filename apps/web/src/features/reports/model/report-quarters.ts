import { aboutAppraisals, isOfferedInReports } from '@bellwether/domain/reports/reports';
import { useQuery } from '@tanstack/react-query';
import { labelOf, periodsQuery } from '#features/goals/door.ts';
import { scheduleQuery } from '#features/talent/door.ts';
import { useSession } from '#platform/session.ts';
import { serverNow } from '#ui/data/server-clock.ts';
import { localDay } from '#ui/data/shown.ts';
import type { ReportQuarter } from './quarter-span.ts';
import type { FileReport } from './report-layers.ts';

interface ReportQuarters {
  /** The offered quarters, the latest first. */
  readonly quarters: readonly ReportQuarter[];
  /** The quarter that is chosen at first; 0 if there is none. */
  readonly usual: number;
  readonly isPending: boolean;
  /** The error of a failed load, else null. */
  readonly error: unknown;
  readonly retry: () => void;
}

export const isAboutAppraisals = (report: FileReport | 'teamGoalUpdates') => aboutAppraisals.includes(report);

/**
 * Returns the quarters that a report offers: ended and running quarters, and those that start within three months.
 * Reports about appraisals offer only ended quarters (reports.9).
 */
export function useReportQuarters(report: FileReport | 'teamGoalUpdates'): ReportQuarters {
  const { Period } = useSession();
  const areEnded = isAboutAppraisals(report);
  const periods = useQuery({ ...periodsQuery, enabled: !areEnded });
  const schedule = useQuery({ ...scheduleQuery, enabled: areEnded });
  const { isPending, error, refetch } = areEnded ? schedule : periods;
  const today = localDay(serverNow());
  const quarters: readonly ReportQuarter[] = areEnded
    ? (schedule.data?.Periods ?? []).map(({ PeriodId, ...period }) => ({ ...period, Id: PeriodId }))
    : (periods.data?.data ?? [Period]).filter(({ StartDate }) =>
        isOfferedInReports({ startDate: StartDate }, today),
      );
  const latestFirst = quarters.toSorted((a, b) => (a.StartDate < b.StartDate ? 1 : -1));
  return {
    quarters: latestFirst,
    usual: areEnded ? (latestFirst[0]?.Id ?? 0) : Period.Id,
    isPending: areEnded && isPending,
    error,
    retry: () => void refetch(),
  };
}

/** Returns the quarters as the choices of a list. */
export function quarterOptions(quarters: readonly ReportQuarter[], currentId: number) {
  return quarters.map((quarter) => ({
    value: String(quarter.Id),
    label: quarter.Id === currentId ? `${labelOf(quarter)} · current` : labelOf(quarter),
  }));
}

import { writesAppraisals } from '@bellwether/domain/talent/permissions';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useLetThrough } from '#platform/form/use-let-through.ts';
import { useSession } from '#platform/session.ts';
import { scheduleQuery, teamQuery } from '../api.overview.ts';
import { calibrationsQuery } from '../calibration/api.ts';
import { cyclesQuery } from '../cycles/api.ts';

/**
 * Returns whether the cards above the list of quarters are known. A card that arrives later would push the list away under
 * a press.
 */
export function useLateCards(): boolean {
  const { Profile } = useSession();
  const cycles = useQuery(cyclesQuery);
  const calibrations = useQuery(calibrationsQuery);
  const schedule = useQuery(scheduleQuery);
  const periodId = schedule.data?.Periods[0]?.PeriodId;
  const owed = useInfiniteQuery({
    ...teamQuery({ periodId: periodId ?? 0, personId: Profile.Id, isOrganization: false }, { direct: true }),
    enabled: periodId !== undefined && writesAppraisals({ role: Profile.RoleName }),
  });
  const isSettled = !cycles.isPending && !calibrations.isPending && !schedule.isPending && !owed.isLoading;
  // A card that tries again is pending again; the page stays.
  return useLetThrough('talent', isSettled);
}

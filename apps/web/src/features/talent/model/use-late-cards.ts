import { useQueries, useQuery } from '@tanstack/react-query';
import { useLetThrough } from '#platform/form/use-let-through.ts';
import { owedQuery, scheduleQuery } from '../api.overview.ts';
import { calibrationsQuery } from '../calibration/api.ts';
import { cyclesQuery } from '../cycles/api.ts';
import { queriedScope, useOwedScopes } from './use-owed-scopes.ts';

/**
 * Returns whether the cards above the list of quarters are known. A card that arrives later would push the list away under
 * a press.
 */
export function useLateCards(): boolean {
  const cycles = useQuery(cyclesQuery);
  const calibrations = useQuery(calibrationsQuery);
  const schedule = useQuery(scheduleQuery);
  const owed = useQueries({ queries: useOwedScopes().map((scope) => owedQuery(queriedScope(scope))) });
  const isSettled =
    !cycles.isPending &&
    !calibrations.isPending &&
    !schedule.isPending &&
    !owed.some(({ isLoading }) => isLoading);
  // A card that tries again is pending again; the page stays.
  return useLetThrough('talent', isSettled);
}

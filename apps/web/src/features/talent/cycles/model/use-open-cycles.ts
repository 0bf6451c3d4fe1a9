import type { ListedCycle } from '@bellwether/contract/talent/cycles';
import { useQuery } from '@tanstack/react-query';
import { cyclesQuery } from '../api.ts';

/** Returns the cycles whose people the viewer can open now, newest first. */
export function useOpenCycles(): readonly ListedCycle[] {
  const { data } = useQuery(cyclesQuery);
  return (data?.data ?? []).filter(
    ({ State, HasEnded, EvaluationPeriodId }) => State === 'running' && HasEnded && EvaluationPeriodId > 0,
  );
}

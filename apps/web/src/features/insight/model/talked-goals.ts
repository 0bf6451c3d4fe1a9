import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query';

const queryKey = ['insight-talked'] as const;

/** Returns the goals that this person marked as talked about since the page was loaded. */
export function useTalkedGoals(): readonly number[] {
  const { data } = useQuery<readonly number[]>({
    queryKey,
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return data ?? [];
}

export function noteTalkedGoal(client: QueryClient, goalId: number): void {
  client.setQueryData<readonly number[]>(queryKey, (before = []) => [...before, goalId]);
}

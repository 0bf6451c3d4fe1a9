import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { hashKey, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { type GoalEventKind, touches } from '../touches.ts';
import { goalKeys } from './query-keys.ts';

/** Stores the goal that the act replied with, and lets the queries that its event touches be read again. */
export function afterAct(client: QueryClient, kind: GoalEventKind, info: GoalInfo): void {
  const id = info.Goal.Id;
  // A read that began before the act would put the older goal back.
  void client.cancelQueries({ queryKey: goalKeys.info(id), exact: true });
  client.setQueryData(goalKeys.info(id), info);
  forgetAround(client, kind, id);
}

/** Drops the reads of a deleted goal as soon as nothing shows them; everything around it is read again. */
export function afterDelete(client: QueryClient, goalId: number): void {
  for (const queryKey of [goalKeys.info(goalId), goalKeys.review(goalId)]) dropWhenLeft(client, queryKey);
  forgetAround(client, 'goal.deleted', goalId);
}

// Whatever still shows the goal while its dialog closes would ask for it again, and be told that it is absent.
function dropWhenLeft(client: QueryClient, queryKey: readonly unknown[]): void {
  const cache = client.getQueryCache();
  const query = cache.find({ queryKey });
  if (!query) return;
  void query.cancel();
  const drop = () => {
    if (query.getObserversCount() === 0) cache.remove(query);
  };
  const stop = cache.subscribe((event) => {
    if (event.query !== query) return;
    if (event.type === 'observerRemoved') drop();
    if (event.type === 'removed') stop();
  });
  drop();
}

/**
 * One act on a goal as a mutation: `mutateAsync` rejects with ProblemError, and the cache is up to date when it resolves.
 * `kind`: the event that the server records for it.
 */
export function useGoalAct<Input>(
  kind: GoalEventKind | ((input: Input) => GoalEventKind),
  send: (input: Input) => Promise<GoalInfo>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (info, input) => afterAct(client, typeof kind === 'function' ? kind(input) : kind, info),
  });
}

function forgetAround(client: QueryClient, kind: GoalEventKind, goalId: number): void {
  const own = hashKey(goalKeys.info(goalId));
  const review = hashKey(goalKeys.review(goalId));
  for (const queryKey of touches[kind](goalId)) {
    void client.invalidateQueries({
      queryKey,
      // The closing dialog still shows the answered edit, which the server no longer has: read it when it next opens.
      ...(hashKey(queryKey) === review ? { refetchType: 'none' } : {}),
      // The reply of the act is this goal already.
      predicate: (query) => query.queryHash !== own,
    });
  }
}

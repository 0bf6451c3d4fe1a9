import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { hashKey, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { type GoalEventKind, touches } from '../touches.ts';
import { goalKeys } from './query-keys.ts';

/** Stores the goal that the act returned, and invalidates the queries that its event touches. */
export function afterAct(client: QueryClient, kind: GoalEventKind, info: GoalInfo): void {
  const id = info.Goal.Id;
  // Cancel running reads: their older goal would overwrite the new one.
  void client.cancelQueries({ queryKey: goalKeys.info(id), exact: true });
  client.setQueryData(goalKeys.info(id), info);
  forgetAround(client, kind, id);
}

/** Drops the queries of a deleted goal as soon as nothing shows them; invalidates everything around it. */
export function afterDelete(client: QueryClient, goalId: number): void {
  for (const queryKey of [goalKeys.info(goalId), goalKeys.review(goalId)]) dropWhenLeft(client, queryKey);
  forgetAround(client, 'goal.deleted', goalId);
}

// Wait until nothing shows the goal: a component of the closing dialog would read it again and get 404.
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
 * Returns a mutation for one act on a goal: `mutateAsync` rejects with ProblemError, and the cache is up to
 * date when it resolves. `kind`: the event that the server records.
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

/** Invalidates the queries that an event of the goal touches. */
export function forgetAround(client: QueryClient, kind: GoalEventKind, goalId: number): void {
  const own = hashKey(goalKeys.info(goalId));
  const review = hashKey(goalKeys.review(goalId));
  // Of a deleted goal the server answers 404. The key of what is about one goal ends with its id.
  const isGone = (key: readonly unknown[]) => kind === 'goal.deleted' && key.at(-1) === goalId;
  for (const queryKey of touches[kind](goalId)) {
    void client.invalidateQueries({
      queryKey,
      // The closing dialog still shows the answered edit, which the server no longer has, so read it only at
      // the next opening.
      ...(hashKey(queryKey) === review ? { refetchType: 'none' } : {}),
      // The act's reply already is this goal.
      predicate: (query) => query.queryHash !== own && !isGone(query.queryKey),
    });
  }
}

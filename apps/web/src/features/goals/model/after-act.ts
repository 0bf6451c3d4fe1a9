import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { goalKeys } from './query-keys.ts';

/** Takes the fresh goal info that every act answers with into the cache, and lets everything it may have touched be read anew. */
export function afterAct(client: QueryClient, info: GoalInfo): void {
  const id = info.Goal.Id;
  // A read that began before the act would put the older goal back.
  void client.cancelQueries({ queryKey: goalKeys.info(id), exact: true });
  client.setQueryData(goalKeys.info(id), info);
  forgetAround(client, id);
}

/** A deleted goal: its own reads are dropped as soon as nothing shows them, everything around it is read anew. */
export function afterDelete(client: QueryClient, goalId: number): void {
  for (const queryKey of [goalKeys.info(goalId), goalKeys.review(goalId)]) dropWhenLeft(client, queryKey);
  forgetAround(client, goalId);
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

/** One act on a goal as a mutation: `mutateAsync` rejects with ProblemError, and the cache is up to date when it resolves. */
export function useGoalAct<Input>(send: (input: Input) => Promise<GoalInfo>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: send, onSuccess: (info) => afterAct(client, info) });
}

function forgetAround(client: QueryClient, goalId: number): void {
  void client.invalidateQueries({ queryKey: goalKeys.lists });
  void client.invalidateQueries({ queryKey: goalKeys.waiting });
  void client.invalidateQueries({ queryKey: goalKeys.dashboard });
  void client.invalidateQueries({ queryKey: goalKeys.carryOver });
  void client.invalidateQueries({ queryKey: goalKeys.childrenOfAll });
  // Read anew when it is next opened: the answered edit that a closing dialog still shows is gone from the server.
  void client.invalidateQueries({ queryKey: goalKeys.review(goalId), refetchType: 'none' });
  // Ancestors show the goal's level, children its title: any other info may hold it.
  void client.invalidateQueries({
    queryKey: goalKeys.infos,
    predicate: (query) => query.queryKey[2] !== goalId,
  });
}

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

/** The queries about one goal alone. Once it is deleted, the server answers them with 404. */
const aboutAlone = (goalId: number) => [
  goalKeys.info(goalId),
  goalKeys.review(goalId),
  goalKeys.children(goalId),
  goalKeys.line(goalId),
  goalKeys.opinions(goalId),
  goalKeys.outlookOf(goalId),
];

/** Drops the queries of a deleted goal as soon as nothing shows them; invalidates everything around it. */
export function afterDelete(client: QueryClient, goalId: number): void {
  for (const queryKey of aboutAlone(goalId)) dropWhenLeft(client, queryKey);
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
  // The act's reply already is this goal.
  const known = kind === 'goal.deleted' ? aboutAlone(goalId) : [goalKeys.info(goalId)];
  const untouched = new Set(known.map((queryKey) => hashKey(queryKey)));
  const review = hashKey(goalKeys.review(goalId));
  for (const queryKey of touches[kind](goalId)) {
    void client.invalidateQueries({
      queryKey,
      // The closing dialog still shows the answered edit, which the server no longer has, so read it only at
      // the next opening.
      ...(hashKey(queryKey) === review ? { refetchType: 'none' } : {}),
      predicate: (query) => !untouched.has(query.queryHash),
    });
  }
}

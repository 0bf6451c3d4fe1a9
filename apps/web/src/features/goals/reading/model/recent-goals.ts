import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { useDraftScope } from '#platform/session.ts';
import { browserStore } from '#ui/data/browser-store.ts';

export interface RecentGoal {
  readonly id: number;
  readonly title: string;
  readonly owner: string;
}

/** One more than the palette shows, because it leaves out the open goal. */
const MOST = 6;
const stored = z.array(z.object({ id: z.int(), title: z.string(), owner: z.string() }));

/** The key of a person's list. The end of a session removes the key, because other people may use the browser. */
const keyOf = (scope: string) => `bw.recent.${scope}`;

/** Returns the goals that the person opened last in this browser, the latest first. */
export function recentGoals(scope: string): readonly RecentGoal[] {
  try {
    const read = stored.safeParse(JSON.parse(browserStore.get(keyOf(scope)) ?? '[]'));
    return read.success ? read.data : [];
  } catch (error) {
    console.warn('The goals opened last could not be read.', error);
    return [];
  }
}

function rememberGoal(scope: string, goal: RecentGoal): void {
  const others = recentGoals(scope).filter(({ id }) => id !== goal.id);
  browserStore.set(keyOf(scope), JSON.stringify([goal, ...others].slice(0, MOST)));
}

/** Remembers the goal that the page shows. */
export function useRecentGoal({ Goal }: GoalInfo, isShown: boolean): void {
  const scope = useDraftScope();
  const { Id: id, GoalDetail, User } = Goal;
  const { Title: title } = GoalDetail;
  const owner = User.Name;
  useEffect(() => {
    if (isShown) rememberGoal(scope, { id, title, owner });
  }, [isShown, scope, id, title, owner]);
}

import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '#platform/session.ts';
import { useHotkey } from '#ui/layers/use-hotkey.ts';
import { type GoalTab, type LayerName, useGoalLayer, useGoalSearch } from '../../model/goal-search.ts';
import { periodsQuery, useFollowGoal } from '../api.ts';
import { goalKeyWords } from '../words.detail.ts';
import { type GoalAct, headerActsOf, menuActsOf } from './goal-acts.ts';
import { mayAddGoal } from './list-filter.ts';
import { useListSearch } from './use-list-search.ts';

/** The shortcuts of acts on goals; buttons, menus and the palette show them. */
export const goalKeyOf: Readonly<Partial<Record<LayerName, string>>> = {
  create: 'n',
  update: 'u',
  edit: 'e',
  comment: 'c',
};

export const FOLLOW_KEY = 'f';

/** Returns the acts that are possible now, those of the header first. */
export function possibleActsOf(info: GoalInfo): readonly GoalAct[] {
  return [...headerActsOf(info).filter(({ reason }) => reason === undefined), ...menuActsOf(info).possible];
}

/** Binds the keys of the goal that the page shows: acts, follow, and the tabs. */
export function useGoalKeys(
  info: GoalInfo,
  tabs: readonly { readonly value: GoalTab }[],
  shown: GoalTab,
  enabled: boolean,
): void {
  const { openLayer } = useGoalLayer();
  const change = useListSearch();
  const follow = useFollowGoal(info.Goal.Id);
  const acts = possibleActsOf(info);
  const can = (layer: LayerName) => enabled && acts.some((act) => act.layer === layer);
  useHotkey('u', goalKeyWords.update, () => openLayer('update'), { enabled: can('update') });
  useHotkey('e', goalKeyWords.edit, () => openLayer('edit'), { enabled: can('edit') });
  useHotkey('c', goalKeyWords.comment, () => openLayer('comment'), { enabled: can('comment') });
  useHotkey(FOLLOW_KEY, goalKeyWords.follow, () => follow.mutate(!info.IsFollowed), {
    enabled: enabled && info.Permissions.Follow === true,
  });
  const at = tabs.findIndex(({ value }) => value === shown);
  const to = (step: 1 | -1) => {
    const tab = tabs[(at + step + tabs.length) % tabs.length]?.value;
    if (tab) change({ tab }, { replace: true });
  };
  useHotkey('[', goalKeyWords.previousTab, () => to(-1), { enabled });
  useHotkey(']', goalKeyWords.nextTab, () => to(1), { enabled });
}

/** Returns whether Add Goal is possible in the quarter of the address. */
export function useMayAddGoal(): boolean {
  const search = useGoalSearch();
  const session = useSession();
  const periods = useQuery({ ...periodsQuery, enabled: search.period !== undefined });
  return mayAddGoal(search, session, periods.data?.data);
}

/** Binds the key of Add Goal on every page; renders nothing. */
export function AddGoalKey(): null {
  const { openLayer } = useGoalLayer();
  useHotkey('n', goalKeyWords.add, () => openLayer('create'), { enabled: useMayAddGoal() });
  return null;
}

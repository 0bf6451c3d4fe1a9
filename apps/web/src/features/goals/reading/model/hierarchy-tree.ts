import type { GoalInfo } from '@bellwether/contract/goals/goal';

type Ancestor = GoalInfo['Ancestors'][number];

/** A line of the tree above a goal: visible, without title, or deleted. */
export type AncestorNode =
  | { readonly kind: 'visible'; readonly id: number; readonly title: string; readonly ancestor: Ancestor }
  | { readonly kind: 'hidden'; readonly id: number }
  | { readonly kind: 'deleted'; readonly id: number; readonly childGoals: number };

/**
 * Returns the goal's ancestors, the topmost first. The wire sends the nearest first. Deleted goals that are
 * missing among the ancestors are between the goal and its nearest undeleted ancestor (goals.27).
 */
export function ancestorNodes(info: Pick<GoalInfo, 'Ancestors' | 'DeletedDescestors'>): AncestorNode[] {
  const counts = new Map(info.DeletedDescestors.map((deleted) => [deleted.Id, deleted.Count]));
  const listed = new Set(info.Ancestors.map((ancestor) => ancestor.Id));
  const nearest: AncestorNode[] = info.DeletedDescestors.filter((deleted) => !listed.has(deleted.Id)).map(
    (deleted) => ({ kind: 'deleted', id: deleted.Id, childGoals: deleted.Count }),
  );
  const others = info.Ancestors.map((ancestor): AncestorNode => {
    const id = ancestor.Id;
    if (ancestor.IsDeleted || counts.has(id)) return { kind: 'deleted', id, childGoals: counts.get(id) ?? 0 };
    if (ancestor.Title === null) return { kind: 'hidden', id };
    return { kind: 'visible', id, title: ancestor.Title, ancestor };
  });
  return [...nearest, ...others].reverse();
}

import type { MatrixGoal, PredictionMatrix } from '@bellwether/contract/matrix';
import { useCallback, useMemo, useState } from 'react';
import { flatRows, treeRows } from './goal-tree.ts';
import { useMatrixSearch } from './matrix-search.ts';
import { entriesOf, nodesOf, type TreeNode, viewOf } from './matrix-view.ts';
import { movesOf } from './movement.ts';
import { staysOf } from './trail.ts';

/** The data of a board; `goal` is null for the trees of several goals. */
export type BoardMatrix = Omit<PredictionMatrix, 'goal' | 'owngoals'> & { readonly goal: MatrixGoal | null };

const nothingFolded: ReadonlySet<number> = new Set();

/** Returns what the board shows: the counts of the grid, the rows beside it, and the goal whose trail is drawn. */
export function useMatrixBoard(matrix: BoardMatrix) {
  const { goal, gaps, trailweeks } = matrix;
  const search = useMatrixSearch();
  const [looked, onLook] = useState<number>();
  const [folded, setFolded] = useState(nothingFolded);
  const entries = useMemo(() => entriesOf(matrix), [matrix]);
  const byId = useMemo(() => new Map(entries.map((entry) => [entry.id, entry])), [entries]);
  const { level, state, objective, unlikely, cell, aside } = search;
  const view = useMemo(
    () => viewOf(entries, { level, state, objective, unlikely, cell, aside }),
    [entries, level, state, objective, unlikely, cell, aside],
  );
  const rows = useMemo(
    () =>
      view.isNarrowed
        ? flatRows<TreeNode>(view.shown)
        : treeRows<TreeNode>(nodesOf(entries, gaps), folded, goal === null),
    [view, entries, gaps, folded, goal],
  );
  const weeks = useMemo(() => trailweeks.map((week) => week.Week), [trailweeks]);
  const moves = useMemo(() => movesOf(view.shown.map((entry) => entry.goal.Trail)), [view]);
  const onFold = useCallback(
    (goalId: number, isOpen: boolean) =>
      setFolded((former) => {
        const next = new Set(former);
        if (isOpen) next.delete(goalId);
        else next.add(goalId);
        return next;
      }),
    [],
  );
  const titleOf = useCallback((goalId: number) => byId.get(goalId)?.goal.Title, [byId]);
  // The goal under the pointer, else the chosen one, else the page's own goal.
  const traced = byId.get(looked ?? 0) ?? byId.get(search.selected ?? search.side ?? 0) ?? entries[0];
  const stays = useMemo(() => (traced ? staysOf(traced.goal.Trail, weeks) : []), [traced, weeks]);
  return { entries, byId, view, rows, weeks, moves, onFold, onLook, titleOf, traced, stays };
}

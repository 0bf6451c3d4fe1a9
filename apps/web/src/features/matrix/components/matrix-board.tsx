import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { useMatrixChange, useMatrixSearch } from '../model/matrix-search.ts';
import { type BoardMatrix, useMatrixBoard } from '../model/use-matrix-board.ts';
import { matrixBoardWords, matrixWords, rowTexts } from '../words.ts';
import { GoalListHead, nothingNarrows } from './goal-list-head.tsx';
import { GoalRows } from './goal-rows.tsx';
import classes from './matrix-board.module.css';
import { MatrixPicture } from './matrix-picture.tsx';

interface MatrixBoardProps {
  readonly matrix: BoardMatrix;
  /** Whether the shown data is stale, because the requested data is still loading. */
  readonly isStale: boolean;
}

/** Shows the grid and, beside it, the goals that its numbers count. */
export function MatrixBoard({ matrix, isStale }: MatrixBoardProps) {
  const { goal } = matrix;
  const search = useMatrixSearch();
  const change = useMatrixChange();
  const goals = useRef<HTMLElement>(null);
  const board = useMatrixBoard(matrix);
  const { entries, view, rows } = board;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another goal is the trigger, not a value used inside
  useEffect(() => {
    goals.current?.scrollTo?.({ top: 0 });
  }, [goal?.Id]);

  return (
    <div className={classes.frame} data-stale={isStale || undefined} aria-busy={isStale}>
      <div className={classes.board}>
        <MatrixPicture matrix={matrix} board={board} onToGoals={() => goals.current?.scrollIntoView()} />
        <section className={classes.goals} aria-label={matrixBoardWords.goalList} ref={goals}>
          <GoalListHead
            entries={entries}
            counts={goal ? matrixWords.counts.goal : matrixWords.counts.company}
            shown={view.shown.length}
            search={search}
            onChange={change}
          />
          <div aria-live="polite" aria-atomic="true">
            <VisuallyHidden>{rowTexts.shown(view.shown.length)}</VisuallyHidden>
          </div>
          {rows.length === 0 ? (
            <EmptyState
              title={matrixBoardWords.noGoalsHere}
              action={
                <Button variant="default" onClick={() => change(nothingNarrows)}>
                  {matrixBoardWords.showAllGoals}
                </Button>
              }
            >
              {matrixBoardWords.nothingInThisWeek}
            </EmptyState>
          ) : (
            <GoalRows
              rows={rows}
              weeks={board.weeks}
              isTree={!view.isNarrowed}
              selectedId={search.selected ?? search.side}
              titleOf={board.titleOf}
              onFold={board.onFold}
              onLook={board.onLook}
            />
          )}
          {goal && entries.length === 1 ? <p className={classes.alone}>{matrixWords.alone}</p> : null}
        </section>
      </div>
    </div>
  );
}

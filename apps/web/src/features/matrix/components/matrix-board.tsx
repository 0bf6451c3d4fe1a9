import type { MatrixGoal, PredictionMatrix } from '@bellwether/contract/matrix';
import { Button, Switch } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ratingOf } from '#features/goals/door.ts';
import { useSession } from '#platform/session.ts';
import { shownWeek } from '#ui/data/shown.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { ToggleChip } from '#ui/marks/chip.tsx';
import { companyMatrixQuery, matrixQuery } from '../api.ts';
import { flatRows, treeRows } from '../model/goal-tree.ts';
import { type Aside, asides, useMatrixChange, useMatrixSearch } from '../model/matrix-search.ts';
import { entriesOf, nodesOf, type TreeNode, viewOf } from '../model/matrix-view.ts';
import { movementWords, movesOf } from '../model/movement.ts';
import { staysOf } from '../model/trail.ts';
import { matrixBoardWords, matrixWords, rowTexts } from '../words.ts';
import { GoalListHead, nothingNarrows } from './goal-list-head.tsx';
import { GoalRows } from './goal-rows.tsx';
import classes from './matrix-board.module.css';
import { MatrixGrid } from './matrix-grid.tsx';
import { MatrixSubject } from './matrix-subject.tsx';
import { TrailCaption } from './trail-caption.tsx';
import { WeekWalk } from './week-walk.tsx';

interface MatrixBoardProps {
  /** `goal` is null for the trees of several goals. */
  readonly matrix: Omit<PredictionMatrix, 'goal' | 'owngoals'> & { readonly goal: MatrixGoal | null };
  /** Whether the shown data is stale, because the requested data is still loading. */
  readonly isStale: boolean;
}

const nothingFolded: ReadonlySet<number> = new Set();

/** Shows the grid and, beside it, the goals that its numbers count. */
export function MatrixBoard({ matrix, isStale }: MatrixBoardProps) {
  const { goal } = matrix;
  const search = useMatrixSearch();
  const change = useMatrixChange();
  const client = useQueryClient();
  const { Period } = useSession();
  const goals = useRef<HTMLElement>(null);
  const [looked, setLooked] = useState<number>();
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
        : treeRows<TreeNode>(nodesOf(entries, matrix.gaps), folded, goal === null),
    [view, entries, matrix.gaps, folded, goal],
  );
  const weeks = useMemo(() => matrix.trailweeks.map((week) => week.Week), [matrix]);

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
  const onSelect = useCallback(
    (chosen: number | undefined) => change({ cell: chosen, aside: undefined }),
    [change],
  );

  // The goal under the pointer, else the chosen one, else the page's own goal.
  const traced = byId.get(looked ?? 0) ?? byId.get(search.selected ?? search.side ?? 0) ?? entries[0];
  const stays = useMemo(() => (traced ? staysOf(traced.goal.Trail, weeks) : []), [traced, weeks]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another goal is the trigger, not a value used inside
  useEffect(() => {
    goals.current?.scrollTo?.({ top: 0 });
  }, [goal?.Id]);
  const week = matrix.weekPeriod;
  // The sign compares the latest predictions, so only the latest week has it.
  const latest = goal && matrix.nextWeek === null ? ratingOf(byId.get(goal.Id)?.goal.Likelihood) : null;
  const shownAsides = asides.filter((each) => view[each] > 0 || aside === each);

  return (
    <div className={classes.frame} data-stale={isStale || undefined} aria-busy={isStale}>
      <div className={classes.board}>
        <section className={classes.picture} aria-label={matrixBoardWords.matrix}>
          {goal ? <MatrixSubject goal={goal} likelihood={latest} /> : null}
          <WeekWalk
            week={week}
            previous={matrix.prevWeek}
            next={matrix.nextWeek}
            currentId={goal === null || goal.GoalPeriodId === Period.Id ? Period.WeekId : undefined}
            onWeek={(to) => change({ week: to })}
            onNear={(to) => {
              if (goal) void client.prefetchQuery(matrixQuery(goal.Id, to));
              else void client.prefetchQuery(companyMatrixQuery(to));
            }}
          />
          <MatrixGrid
            counts={view.counts}
            label={matrixBoardWords.goalsByLikelihoodAnd(
              shownWeek({ week: week.Week, endDate: week.EndDate }),
            )}
            titles={view.titles}
            own={goal ? view.own : null}
            selected={cell}
            onSelect={onSelect}
            stays={stays}
            moves={search.movement ? moves : undefined}
            isEmpty={view.isEmpty}
          />
          {shownAsides.length > 0 ? (
            <div className={classes.asides}>
              {shownAsides.map((each) => (
                <ToggleChip
                  key={each}
                  pressed={aside === each}
                  count={view[each]}
                  onChange={(on) => change({ aside: on ? each : undefined, cell: undefined })}
                >
                  {asideWords[each]}
                </ToggleChip>
              ))}
            </div>
          ) : null}
          {view.isNarrowed ? (
            <button type="button" className={classes.toGoals} onClick={() => goals.current?.scrollIntoView()}>
              {rowTexts.show(view.shown.length)} <span aria-hidden="true">↓</span>
            </button>
          ) : null}
          <div className={classes.movement}>
            <Switch
              size="xs"
              label={matrixWords.movement}
              checked={search.movement === true}
              onChange={(event) => change({ movement: event.currentTarget.checked || undefined })}
            />
            {search.movement ? <span role="status">{movementWords(moves)}</span> : null}
          </div>
          {traced ? <TrailCaption title={traced.goal.Title} stays={stays} /> : null}
        </section>
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
              weeks={weeks}
              isTree={!view.isNarrowed}
              selectedId={search.selected ?? search.side}
              titleOf={titleOf}
              onFold={onFold}
              onLook={setLooked}
            />
          )}
          {goal && entries.length === 1 ? <p className={classes.alone}>{matrixWords.alone}</p> : null}
        </section>
      </div>
    </div>
  );
}

const asideWords: Readonly<Record<Aside, string>> = {
  unpredicted: matrixWords.unpredicted,
  finalized: matrixWords.withResult,
};

import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { problemText } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { LoadMore } from '#ui/data/load-more.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { SkeletonRows } from '#ui/feedback/skeletons.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import type { GoalSearch } from '../../model/goal-search.ts';
import { goalListQuery, mergePages } from '../api.ts';
import { filterOf, scopeOf, searchOfList } from '../model/list-filter.ts';
import { currentWeekOf, outcomeSummary } from '../model/standing.ts';
import { useListKeys } from '../model/use-list-keys.ts';
import { DeletedGoalRow } from './deleted-goal-row.tsx';
import { EmptyGoalList } from './empty-goal-list.tsx';
import { GoalCard } from './goal-card.tsx';
import classes from './goal-list.module.css';

interface GoalListProps {
  readonly search: GoalSearch;
  readonly selectedId: number | undefined;
  /** Whether this person can add a goal to the chosen quarter. */
  readonly mayAdd: boolean;
}

/** Lists the goals of the address' filter, page by page. */
export function GoalList({ search, selectedId, mayAdd }: GoalListProps) {
  const session = useSession();
  const list = useInfiniteQuery(goalListQuery(filterOf(search, session)));
  const keys = useListKeys();
  const merged = useMemo(() => (list.data ? mergePages(list.data.pages) : undefined), [list.data]);
  const cardSearch = useStableSearch(searchOfList(search));

  if (!merged) {
    if (!list.isError) return <SkeletonRows rows={8} />;
    return (
      <ErrorPanel
        inset
        title="The goals could not be loaded."
        detail={problemText(list.error)}
        onRetry={() => void list.refetch()}
      />
    );
  }
  const edits = new Map(merged.goalEdits.map((edit) => [edit.GoalId, edit.State]));
  const followed = new Set(merged.followed);
  const count = merged.data.length;
  // A page of all quarters has goals that still run.
  const hasEnded =
    search.period !== undefined && merged.data.every((goal) => currentWeekOf(goal, session.Period) === null);
  const showsOwner = search.waiting === true || scopeOf(search, session.Profile) !== 'MyGoals';
  return (
    <div
      className={classes.frame}
      data-stale={list.isPlaceholderData || undefined}
      aria-busy={list.isPlaceholderData}
    >
      <div aria-live="polite" aria-atomic="true">
        <VisuallyHidden>{countWords(count, list.hasNextPage)}</VisuallyHidden>
      </div>
      {list.isRefetchError ? (
        <ErrorPanel
          inset
          title="The list may be out of date."
          detail={problemText(list.error)}
          onRetry={() => void list.refetch()}
        />
      ) : null}
      {hasEnded && count > 0 && !list.hasNextPage ? (
        <p className={classes.outcome}>{outcomeSummary(merged.data)}</p>
      ) : null}
      {count === 0 ? (
        <EmptyGoalList search={search} mayAdd={mayAdd} />
      ) : (
        <ul className={classes.list} aria-label="Goals" ref={keys.list} onKeyDown={keys.onKeyDown}>
          {merged.data.map((goal) =>
            search.deleted ? (
              <DeletedGoalRow goal={goal} key={goal.Id} />
            ) : (
              <GoalCard
                key={goal.Id}
                goal={goal}
                editState={pendingState(edits.get(goal.Id))}
                followed={followed.has(goal.Id)}
                selected={goal.Id === selectedId}
                showsOwner={showsOwner}
                search={cardSearch}
              />
            ),
          )}
        </ul>
      )}
      <div className={classes.more}>
        <LoadMore
          fullWidth
          hasMore={list.hasNextPage}
          loading={list.isFetchingNextPage}
          failed={list.isFetchNextPageError}
          onMore={() => void list.fetchNextPage()}
          rows={keys.list}
          count={count}
        />
      </div>
    </div>
  );
}

function pendingState(state: string | undefined) {
  return state === 'draft' || state === 'review' ? state : null;
}

function countWords(count: number, more: boolean): string {
  const goals = count === 1 ? '1 goal' : `${count} goals`;
  return more ? `${goals} shown, more can be loaded` : `${goals} shown`;
}

/** Returns the same object while its content is equal, so that cards do not render again without need. */
function useStableSearch(search: GoalSearch): GoalSearch {
  const text = JSON.stringify(search);
  return useMemo(() => JSON.parse(text) as GoalSearch, [text]);
}

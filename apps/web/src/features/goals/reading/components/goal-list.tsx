import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { capabilitiesOfProfile } from '#platform/capabilities.ts';
import { problemText } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { LoadMore } from '#ui/data/load-more.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { SkeletonRows } from '#ui/feedback/skeletons.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { type GoalSearch, useGoalLayer } from '../../model/goal-search.ts';
import { goalListQuery, mergePages } from '../api.ts';
import { filterOf, scopeOf, searchOfList } from '../model/list-filter.ts';
import { currentWeekOf, outcomeSummary } from '../model/standing.ts';
import { useGoalTicks } from '../model/use-goal-ticks.ts';
import { useListKeys } from '../model/use-list-keys.ts';
import { listCountWords } from '../words.list.ts';
import { goalListWords } from '../words.ts';
import { EmptyGoalList } from './empty-goal-list.tsx';
import { GoalCards } from './goal-cards.tsx';
import classes from './goal-list.module.css';
import { GoalsBar } from './goals-bar.tsx';
import { SelectGoals } from './select-goals.tsx';

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
  const { openLayer } = useGoalLayer();
  const merged = useMemo(() => (list.data ? mergePages(list.data.pages) : undefined), [list.data]);
  const several = useGoalTicks(merged?.data ?? []);
  const keys = useListKeys<HTMLUListElement>(
    search.deleted ? {} : { onTick: several.toggle, onParent: (goal) => openLayer('parent', { goal }) },
  );

  if (!merged) {
    if (!list.isError) return <SkeletonRows rows={8} />;
    return (
      <ErrorPanel
        inset
        title={goalListWords.notLoaded}
        detail={problemText(list.error)}
        onRetry={() => void list.refetch()}
      />
    );
  }
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
        <VisuallyHidden>{listCountWords.shown(count, list.hasNextPage)}</VisuallyHidden>
      </div>
      {list.isRefetchError ? (
        <ErrorPanel
          inset
          title={goalListWords.theListMayBe}
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
        <>
          {search.deleted ? null : <SelectGoals {...several} />}
          <GoalCards
            list={merged}
            selectedId={selectedId}
            showsOwner={showsOwner}
            search={searchOfList(search)}
            isDeleted={search.deleted === true}
            {...(search.deleted ? {} : { ticks: several.ticks })}
            isDraggable={capabilitiesOfProfile(session.Profile).writesGoals && !search.deleted}
            rows={keys.list}
            onKeyDown={keys.onKeyDown}
          />
          <div className={classes.more}>
            <LoadMore fullWidth of={list} rows={keys.list} count={count} />
          </div>
          {several.ticked.length > 0 ? (
            <GoalsBar chosen={several.ticked} shown={count} onAll={several.all} onClear={several.clear} />
          ) : null}
        </>
      )}
    </div>
  );
}

import type { ListedGoal } from '@bellwether/contract/goals/goal';
import type { SummarizedPerson } from '@bellwether/contract/goals/summary';
import { Button } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { oneToOneLink } from '#platform/links.ts';
import { problemText } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { LoadMore } from '#ui/data/load-more.tsx';
import { serverNow } from '#ui/data/server-clock.ts';
import { relativeWords } from '#ui/data/shown.ts';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { SkeletonRows } from '#ui/feedback/skeletons.tsx';
import { PersonAvatar } from '#ui/marks/person-avatar.tsx';
import { type GoalSearch, useGoalLayer } from '../../model/goal-search.ts';
import { goalListQuery, goalSummaryQuery, mergePages } from '../api.ts';
import type { GoalTicks } from '../model/chosen-goals.ts';
import { filterOf, searchOfList } from '../model/list-filter.ts';
import { useGoalTicks } from '../model/use-goal-ticks.ts';
import { useListKeys } from '../model/use-list-keys.ts';
import { useSeen } from '../model/use-seen.ts';
import { listCountWords } from '../words.list.ts';
import { groupWords, ownerName, personGroupsWords } from '../words.ts';
import { DistributionBar } from './distribution-bar.tsx';
import { EmptyGoalList } from './empty-goal-list.tsx';
import { GoalCards } from './goal-cards.tsx';
import { GoalsBar } from './goals-bar.tsx';
import classes from './person-groups.module.css';
import { SelectGoals } from './select-goals.tsx';

interface PersonGroupsProps {
  readonly search: GoalSearch;
  readonly selectedId: number | undefined;
}

/**
 * Lists the goals of the direct reports by person. The goals of a person load when the person comes into
 * view. Goals of several people are ticked and acted on together (goals.39).
 */
export function PersonGroups({ search, selectedId }: PersonGroupsProps) {
  const session = useSession();
  const summary = useQuery(goalSummaryQuery(filterOf(search, session)));
  const { openLayer } = useGoalLayer();
  const { loaded, onLoaded } = useLoadedGoals();
  const shown = summary.data?.People.flatMap(({ User }) => loaded.get(User.Id) ?? []) ?? [];
  const several = useGoalTicks(shown);
  const keys = useListKeys<HTMLDivElement>({
    onTick: several.toggle,
    onParent: (goal) => openLayer('parent', { goal }),
  });
  if (!summary.data) {
    if (!summary.isError) return <SkeletonRows rows={8} />;
    return (
      <ErrorPanel
        inset
        title={personGroupsWords.notLoaded}
        detail={problemText(summary.error)}
        onRetry={() => void summary.refetch()}
      />
    );
  }
  if (summary.data.People.length === 0) return <EmptyGoalList search={search} mayAdd={false} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the controls, and the arrow keys move between them
    <div ref={keys.list} onKeyDown={keys.onKeyDown}>
      <SelectGoals {...several} />
      {summary.data.People.map((person) => (
        <PersonGroup
          key={person.User.Id}
          person={person}
          search={search}
          selectedId={selectedId}
          ticks={several.ticks}
          onLoaded={onLoaded}
        />
      ))}
      {several.ticked.length > 0 ? (
        <GoalsBar chosen={several.ticked} shown={shown.length} onAll={several.all} onClear={several.clear} />
      ) : null}
    </div>
  );
}

/** Keeps the loaded goals by person. */
function useLoadedGoals() {
  const [loaded, setLoaded] = useState<ReadonlyMap<number, readonly ListedGoal[]>>(new Map());
  const onLoaded = useCallback(
    (personId: number, goals: readonly ListedGoal[]) =>
      setLoaded((former) => new Map(former).set(personId, goals)),
    [],
  );
  return { loaded, onLoaded };
}

interface GroupedProps extends PersonGroupsProps {
  readonly ticks: GoalTicks;
  readonly onLoaded: (personId: number, goals: readonly ListedGoal[]) => void;
}

function PersonGroup({ person, ...grouped }: GroupedProps & { readonly person: SummarizedPerson }) {
  const { search } = grouped;
  const { User, NewestComment } = person;
  const { ref, isSeen } = useSeen<HTMLElement>();
  return (
    <section ref={ref} aria-label={ownerName(User)}>
      <header className={classes.head}>
        <PersonAvatar name={User.Name} src={User.Avatar} size={28} />
        <div className={classes.who}>
          <h2 className={classes.name}>{ownerName(User)}</h2>
          {person.Count === 0 ? null : (
            <span className={classes.facts}>
              <DistributionBar counts={person.Likelihood} unpredicted={person.Unpredicted} isMini />
              {person.Asked > 0 ? (
                <span>{groupWords.updated(person.Asked - person.NotUpdated, person.Asked)}</span>
              ) : null}
            </span>
          )}
        </div>
        <Button
          variant="default"
          size="compact-sm"
          renderRoot={(props) => (
            <Link
              {...props}
              {...oneToOneLink(User.Id)}
              search={search.period === undefined ? {} : { period: search.period }}
              aria-label={listCountWords.oneToOneWith(User.Name)}
            />
          )}
        >
          {groupWords.oneToOne}
        </Button>
        {NewestComment ? (
          <p className={classes.comment} title={groupWords.newest}>
            {NewestComment.Name}, {relativeWords(Date.parse(NewestComment.CreatedAt), serverNow())}:{' '}
            {NewestComment.Comment}
          </p>
        ) : null}
      </header>
      {person.Count === 0 ? (
        <p className={classes.none}>{groupWords.noMatch}</p>
      ) : isSeen ? (
        <PersonGoals personId={User.Id} {...grouped} />
      ) : (
        <SkeletonRows rows={Math.min(person.Count, 10)} />
      )}
    </section>
  );
}

function PersonGoals({
  personId,
  search,
  selectedId,
  ticks,
  onLoaded,
}: GroupedProps & { readonly personId: number }) {
  const session = useSession();
  const list = useInfiniteQuery({
    ...goalListQuery({ ...filterOf(search, session), Users: [personId] }),
    placeholderData: () => undefined,
  });
  const rows = useRef<HTMLUListElement>(null);
  const merged = useMemo(() => (list.data ? mergePages(list.data.pages) : undefined), [list.data]);
  useEffect(() => {
    onLoaded(personId, merged?.data ?? []);
    return () => onLoaded(personId, []);
  }, [personId, merged, onLoaded]);
  if (!merged) {
    if (!list.isError) return <SkeletonRows rows={3} />;
    return (
      <ErrorPanel
        inset
        title={personGroupsWords.notLoaded}
        detail={problemText(list.error)}
        onRetry={() => void list.refetch()}
      />
    );
  }
  return (
    <>
      <GoalCards
        list={merged}
        selectedId={selectedId}
        showsOwner={false}
        search={searchOfList(search)}
        ticks={ticks}
        rows={rows}
      />
      <div className={classes.more}>
        <LoadMore of={list} rows={rows} count={merged.data.length} />
      </div>
    </>
  );
}

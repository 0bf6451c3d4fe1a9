import type { Profile } from '@bellwether/contract/people/profile';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import {
  GoalCard,
  isGoalAtRisk,
  labelOf,
  pendingState,
  periodsQuery,
  quarterChoicesOf,
} from '#features/goals/door.ts';
import { problemText } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { LoadMore } from '#ui/data/load-more.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { SkeletonRows } from '#ui/feedback/skeletons.tsx';
import { SearchSelect } from '#ui/form/search-select.tsx';
import { IconTargetArrow } from '#ui/marks/icons.ts';
import { goalsOfPersonQuery } from '../../api.ts';
import { goalListLinkOf } from '../model/goals-list-link.ts';
import { useProfileSearch } from '../model/profile-search.ts';
import { goalsTabWords } from '../words.ts';
import classes from './profile-goals.module.css';

/** Lists the person's goals of one quarter that the viewer may see (people.32). */
export function ProfileGoals({ profile }: { readonly profile: Profile }) {
  const session = useSession();
  const { Period } = session;
  const [search, change] = useProfileSearch();
  const periods = useQuery(periodsQuery);
  const periodId = search.period ?? Period.Id;
  const known = periods.data?.data ?? [Period];
  const list = goalListLinkOf(profile, session, search.period);
  return (
    <>
      <div className={classes.head}>
        <SearchSelect
          label={goalsTabWords.quarter}
          hideLabel
          searchable={false}
          width={180}
          choices={quarterChoicesOf(known, Period, search.period)}
          value={String(periodId)}
          onChange={(id) =>
            change({ period: id === null || Number(id) === Period.Id ? undefined : Number(id) })
          }
        />
        {periods.isError ? (
          <LoadFailure onRetry={() => void periods.refetch()}>{goalsTabWords.quartersFailed}</LoadFailure>
        ) : null}
        {list ? (
          <Link {...list} className={classes.link}>
            {goalsTabWords.viewList}
          </Link>
        ) : null}
      </div>
      <GoalCards profile={profile} periodId={periodId} />
    </>
  );
}

function GoalCards({ profile, periodId }: { readonly profile: Profile; readonly periodId: number }) {
  const { Period } = useSession();
  const periods = useQuery(periodsQuery);
  const list = useInfiniteQuery(goalsOfPersonQuery(profile.Id, periodId));
  const rows = useRef<HTMLUListElement>(null);
  if (!list.data) {
    if (!list.error) return <SkeletonRows rows={4} />;
    return (
      <ErrorPanel
        title={goalsTabWords.failed}
        detail={problemText(list.error)}
        onRetry={() => void list.refetch()}
      />
    );
  }
  const goals = list.data.pages.flatMap((page) => page.data);
  const edits = new Map(
    list.data.pages.flatMap((page) => page.goalEdits).map((edit) => [edit.GoalId, edit.State]),
  );
  if (goals.length === 0) {
    const period = periods.data?.data.find(({ Id }) => Id === periodId) ?? Period;
    // A quarter that has ended cannot get goals any more (people.32).
    const hasEnded = period.Index < Period.Index;
    return (
      <EmptyState
        icon={<IconTargetArrow size={24} />}
        title={hasEnded ? goalsTabWords.ended : goalsTabWords.none(labelOf(period))}
      />
    );
  }
  return (
    <>
      <p className={classes.count}>
        {goalsTabWords.count(goals.length, goals.filter(isGoalAtRisk).length, list.hasNextPage)}
      </p>
      <ul className={classes.list} ref={rows} aria-label={goalsTabWords.list}>
        {goals.map((goal) => (
          <GoalCard
            key={goal.Id}
            goal={goal}
            editState={pendingState(edits.get(goal.Id))}
            followed={false}
            selected={false}
            showsOwner={false}
            search={noSearch}
          />
        ))}
      </ul>
      <LoadMore of={list} rows={rows} count={goals.length} />
    </>
  );
}

const noSearch = {};

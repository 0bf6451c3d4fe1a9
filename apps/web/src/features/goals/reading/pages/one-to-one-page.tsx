import type { GoalInfo } from '@bellwether/contract/goals/goal';
import type { GoalFilter } from '@bellwether/contract/goals/reading';
import { Button, TextInput } from '@mantine/core';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { pages } from '#pages';
import { readDay, writeDay } from '#platform/kept-days.ts';
import { goalsLink } from '#platform/links.ts';
import { problemText } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { draftScope } from '#platform/session-store.ts';
import { serverNow } from '#ui/data/server-clock.ts';
import { localDay } from '#ui/data/shown.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { SkeletonRows } from '#ui/feedback/skeletons.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { Page } from '#ui/layout/page.tsx';
import { type Opinions, opinionsQuery } from '../api.opinions.ts';
import { goalInfoQuery, goalSummaryQuery, goalsOfPersonQuery } from '../api.ts';
import { DistributionBar } from '../components/distribution-bar.tsx';
import { SheetGoal } from '../components/sheet-goal.tsx';
import { dayBefore } from '../model/changes-since.ts';
import { readOneToOneSearch } from '../model/one-to-one-search.ts';
import { groupWords, oneToOnePageWords, oneToOneWords, ownerName } from '../words.ts';
import classes from './one-to-one-page.module.css';

/** The reach of a first one-to-one, in days. */
const FIRST_REACH = 14;

/** Shows a direct report's goals with what changed since the last one-to-one, to print or to talk from. */
export function OneToOnePage() {
  const { personId: id } = useParams({ strict: false });
  const personId = Number(id);
  const session = useSession();
  const search = readOneToOneSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const scope = draftScope(session);
  const key = `one-to-one.${personId}`;
  const today = localDay(serverNow());
  const [last, setLast] = useState(() => readDay(scope, key));
  const since = search.since ?? last ?? dayBefore(today, FIRST_REACH);

  const filter: GoalFilter = {
    GoalSelectFilter: 'DirectReports',
    PeriodId: search.period ?? session.Period.Id,
    Users: [personId],
  };
  const summary = useQuery(goalSummaryQuery(filter));
  const list = useQuery(goalsOfPersonQuery(filter));
  const infos = useQueries({ queries: (list.data ?? []).map((goal) => goalInfoQuery(goal.Id)) });
  const { OpinionsEnabled } = session.Tenant;
  // The talk begins with goals whose two views are far apart (insight.11).
  const views = useQueries({
    queries: (list.data ?? []).map((goal) => ({ ...opinionsQuery(goal.Id), enabled: OpinionsEnabled })),
  });

  const failed = summary.isError ? summary : list.isError ? list : infos.find((info) => info.isError);
  if (failed?.isError)
    return (
      <Page title={pages.oneToOne.title}>
        <ErrorPanel
          title={oneToOnePageWords.notLoaded}
          detail={problemText(failed.error)}
          onRetry={() => void failed.refetch()}
        />
      </Page>
    );
  // A view that cannot be read pins nothing.
  const areViewsPending = OpinionsEnabled && views.some((view) => view.isPending);
  if (!summary.data || !list.data || areViewsPending || infos.some((info) => !info.data))
    return (
      <Page title={pages.oneToOne.title}>
        <SkeletonRows rows={6} />
      </Page>
    );
  const person = summary.data.People[0];
  if (!person)
    return (
      <Page title={pages.oneToOne.title}>
        <EmptyState
          title={oneToOneWords.notReport}
          action={
            <Button variant="default" renderRoot={(props) => <Link {...props} {...goalsLink()} />}>
              {pages.goals.title}
            </Button>
          }
        >
          {oneToOneWords.reportsOnly}
        </EmptyState>
      </Page>
    );
  const hold = () => {
    writeDay(scope, key, today);
    setLast(today);
    toast.success(oneToOneWords.held);
  };
  return (
    <Page
      title={oneToOneWords.title(ownerName(person.User))}
      actions={
        <div className={classes.acts}>
          <Button variant="default" onClick={hold} disabled={last === today}>
            {oneToOneWords.hold}
          </Button>
          <Button onClick={() => window.print()}>{oneToOneWords.print}</Button>
        </div>
      }
    >
      <div className={classes.sheet}>
        <div className={classes.head}>
          <TextInput
            type="date"
            label={oneToOneWords.since}
            description={last === undefined ? oneToOneWords.first : oneToOneWords.last}
            value={since}
            max={today}
            onChange={(event) => {
              const chosen = event.currentTarget.value;
              if (chosen)
                void navigate({
                  to: '.',
                  search: { ...search, since: chosen },
                  replace: true,
                  resetScroll: false,
                });
            }}
          />
          <div className={classes.numbers}>
            <DistributionBar counts={person.Likelihood} unpredicted={person.Unpredicted} />
            {person.Asked > 0 ? (
              <span>{groupWords.updated(person.Asked - person.NotUpdated, person.Asked)}</span>
            ) : null}
          </div>
        </div>
        {infos.length === 0 ? <p>{groupWords.noGoals}</p> : null}
        <ol className={classes.goals} aria-label={pages.goals.title}>
          {pinnedFirst(infos, views).map(({ info, apart }) => (
            <SheetGoal key={info.Goal.Id} info={info} since={since} apart={apart} />
          ))}
        </ol>
        <section className={classes.notes} aria-hidden="true">
          {oneToOneWords.notes}
        </section>
      </div>
    </Page>
  );
}

interface PinnedGoal {
  readonly info: GoalInfo;
  /** The views of owner and manager, if they lie two labels apart. */
  readonly apart: Opinions | undefined;
}

/** Returns the goals whose owner and manager are far apart, and then the others, both in their order. */
function pinnedFirst(
  infos: readonly { readonly data: GoalInfo | undefined }[],
  views: readonly { readonly data: Opinions | undefined }[],
): readonly PinnedGoal[] {
  const goals = infos.flatMap(({ data }, place) => {
    const view = views[place]?.data;
    return data ? [{ info: data, apart: view?.IsApart ? view : undefined }] : [];
  });
  return goals.toSorted((one, other) => Number(other.apart !== undefined) - Number(one.apart !== undefined));
}

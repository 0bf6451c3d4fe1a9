import type { OneToOne } from '@bellwether/contract/one-to-one';
import { Button, TextInput } from '@mantine/core';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { PairItems } from '#features/action-items/door.ts';
import {
  dayBefore,
  goalInfoQuery,
  goalsOfPersonQuery,
  opinionsQuery,
  SheetGoal,
} from '#features/goals/door.ts';
import { LastNote } from '#features/people/door.ts';
import { pages } from '#pages';
import { profileLink } from '#platform/links.ts';
import { isAbsent, problemText } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { serverNow } from '#ui/data/server-clock.ts';
import { localDay } from '#ui/data/shown.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { SkeletonRows } from '#ui/feedback/skeletons.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { Page } from '#ui/layout/page.tsx';
import { oneToOneQuery, useChangeTalk } from '../api.ts';
import classes from '../components/one-to-one-page.module.css';
import { TalkList } from '../components/talk-list.tsx';
import { readOneToOneSearch } from '../model/one-to-one-search.ts';
import { pinnedFirst } from '../model/pinned-first.ts';
import { oneToOneWords } from '../words.ts';

/** The reach of a first one-to-one, in days. */
const FIRST_REACH = 14;

/** A manager's and a report's talk: the report's goals at the left, what to talk about at the right (people.43). */
export function OneToOnePage() {
  const { personId: id } = useParams({ strict: false });
  const pair = useQuery(oneToOneQuery(Number(id)));
  if (isAbsent(pair.error))
    return (
      <Page title={pages.oneToOne.title}>
        <EmptyState
          title={oneToOneWords.notPair}
          action={
            <Button
              variant="default"
              renderRoot={(props) => <Link {...props} {...profileLink(Number(id))} />}
            >
              {pages.profile.title}
            </Button>
          }
        >
          {oneToOneWords.pairsOnly}
        </EmptyState>
      </Page>
    );
  if (pair.data) return <Talk pair={pair.data} key={pair.data.Person.Id} />;
  return (
    <Page title={pages.oneToOne.title}>
      {pair.error ? (
        <ErrorPanel
          title={oneToOneWords.notLoaded}
          detail={problemText(pair.error)}
          onRetry={() => void pair.refetch()}
        />
      ) : (
        <SkeletonRows rows={6} />
      )}
    </Page>
  );
}

function Talk({ pair }: { readonly pair: OneToOne }) {
  const session = useSession();
  const { Person, IsManager, LastDay } = pair;
  const search = readOneToOneSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const change = useChangeTalk(Person.Id);
  const today = localDay(serverNow());
  const since = search.since ?? LastDay ?? dayBefore(today, FIRST_REACH);
  const PeriodId = search.period ?? session.Period.Id;
  // The goals are the report's, whichever of the two looks.
  const list = useQuery(
    goalsOfPersonQuery(
      IsManager
        ? { GoalSelectFilter: 'DirectReports', PeriodId, Users: [Person.Id] }
        : { GoalSelectFilter: 'MyGoals', PeriodId },
    ),
  );
  const infos = useQueries({ queries: (list.data ?? []).map((goal) => goalInfoQuery(goal.Id)) });
  const { OpinionsEnabled } = session.Tenant;
  // The talk begins with goals whose two views are far apart (insight.11). A view that cannot be read pins nothing.
  const views = useQueries({
    queries: (list.data ?? []).map((goal) => ({ ...opinionsQuery(goal.Id), enabled: OpinionsEnabled })),
  });
  const failed = list.isError ? list : infos.find((info) => info.isError);
  const isPending =
    !list.data ||
    (OpinionsEnabled && views.some((view) => view.isPending)) ||
    infos.some(({ data }) => !data);
  return (
    <Page
      title={oneToOneWords.title(Person.Name)}
      actions={
        <div className={classes.acts}>
          {pair.IsHeldToday ? (
            <Button variant="default" disabled>
              {oneToOneWords.heldToday}
            </Button>
          ) : (
            <SubmitButton
              variant="default"
              loading={change.isPending && change.variables.act === 'hold'}
              onClick={() =>
                change.mutate({ act: 'hold' }, { onSuccess: () => toast.success(oneToOneWords.held) })
              }
            >
              {oneToOneWords.hold}
            </SubmitButton>
          )}
          <Button onClick={() => window.print()}>{oneToOneWords.print}</Button>
        </div>
      }
    >
      <div className={classes.sides}>
        <div className={classes.sheet}>
          <TextInput
            className={classes.since ?? ''}
            type="date"
            label={oneToOneWords.since}
            description={LastDay === null ? oneToOneWords.first : oneToOneWords.last}
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
          {failed?.isError ? (
            <ErrorPanel
              title={oneToOneWords.notLoaded}
              detail={problemText(failed.error)}
              onRetry={() => void failed.refetch()}
            />
          ) : isPending ? (
            <SkeletonRows rows={6} />
          ) : (
            <>
              {infos.length === 0 ? <p>{oneToOneWords.noGoals}</p> : null}
              <ol className={classes.goals} aria-label={pages.goals.title}>
                {pinnedFirst(infos, views).map(({ info, apart }) => (
                  <SheetGoal key={info.Goal.Id} info={info} since={since} apart={apart} />
                ))}
              </ol>
            </>
          )}
        </div>
        <aside className={classes.aside} aria-label={oneToOneWords.title(Person.Name)}>
          <TalkList
            pair={pair}
            goals={list.data ?? []}
            infos={infos.flatMap(({ data }) => data ?? [])}
            change={change}
          />
          <PairItems personId={Person.Id} />
          <LastNote personId={Person.Id} />
        </aside>
        <section className={classes.notes} aria-hidden="true">
          {oneToOneWords.notes}
        </section>
      </div>
    </Page>
  );
}

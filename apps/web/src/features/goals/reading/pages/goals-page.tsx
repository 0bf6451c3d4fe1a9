import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { pages } from '#pages';
import { goalsLink } from '#platform/links.ts';
import { isAbsent } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ReasonButton } from '#ui/form/reason-button.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Pane } from '#ui/layout/pane.tsx';
import { IconArrowLeft, IconPlus, IconTargetArrow } from '#ui/marks/icons.ts';
import { type GoalSearch, useGoalLayer, useGoalSearch } from '../../model/goal-search.ts';
import { goalInfoQuery, periodsQuery } from '../api.ts';
import { GoalDetailLater } from '../components/goal-detail-later.tsx';
import { GoalList } from '../components/goal-list.tsx';
import { GoalSideDrawer } from '../components/goal-side-drawer.tsx';
import { ListHead } from '../components/list-head.tsx';
import { ListSummary } from '../components/list-summary.tsx';
import { PersonGroups } from '../components/person-groups.tsx';
import { goalKeyOf } from '../model/goal-keys.ts';
import { isByPerson, mayAddGoal, presetOf, searchFor, searchOfList } from '../model/list-filter.ts';
import { emptyWords, goalListWords, goalsPageWords } from '../words.ts';

/** Shows the space beside the list while no goal is chosen. */
function ListOverview({ search }: { readonly search: GoalSearch }) {
  if (!search.deleted) return <ListSummary search={search} />;
  return (
    <EmptyState icon={<IconTargetArrow size={24} />} title={emptyWords.detail}>
      {goalsPageWords.theGoalThatYou}
    </EmptyState>
  );
}

/** Shows the goal list and, beside it, the chosen goal (goals.24). */
export function GoalsPage() {
  const { goalId: id, type } = useParams({ strict: false });
  // Other routes also have a goal id, as text; only this page's own route has parsed it.
  const goalId = typeof id === 'number' ? id : undefined;
  const address = useGoalSearch();
  const session = useSession();
  const search: GoalSearch = searchFor(session.Profile, { ...presetOf(type), ...address });
  const { openLayer } = useGoalLayer();
  const periods = useQuery({ ...periodsQuery, enabled: search.period !== undefined });
  const mayAdd = mayAddGoal(search, session, periods.data?.data);
  const info = useQuery({ ...goalInfoQuery(goalId ?? 0), enabled: goalId !== undefined });
  const isShown = goalId !== undefined && !isAbsent(info.error);
  const title = isShown ? info.data?.Goal.GoalDetail.Title : undefined;

  return (
    <Page
      title={pages.goals.title}
      {...(title ? { tabTitle: title } : {})}
      fill
      actions={
        mayAdd ? (
          <ReasonButton
            leftSection={<IconPlus size={16} aria-hidden="true" />}
            keys={goalKeyOf.create}
            onClick={() => openLayer('create')}
          >
            {goalsPageWords.addGoal}
          </ReasonButton>
        ) : undefined
      }
    >
      <Pane
        listLabel={goalListWords.list}
        detailLabel={emptyWords.detail}
        detailOpen={goalId !== undefined}
        {...(goalId === undefined ? {} : { detailKey: goalId })}
        back={
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconArrowLeft size={16} aria-hidden="true" />}
            renderRoot={(props) => <Link {...props} {...goalsLink()} search={searchOfList(search)} />}
          >
            {goalsPageWords.back}
          </Button>
        }
        list={
          <>
            <ListHead search={search} />
            {isByPerson(search, session.Profile) ? (
              <PersonGroups search={search} selectedId={goalId} />
            ) : (
              <GoalList search={search} selectedId={goalId} mayAdd={mayAdd} />
            )}
          </>
        }
        detail={
          goalId === undefined ? (
            <ListOverview search={search} />
          ) : (
            <GoalDetailLater goalId={goalId} key={goalId} />
          )
        }
      />
      <GoalSideDrawer />
    </Page>
  );
}

import { goalStateLabels } from '@bellwether/domain/goals/lifecycle';
import { goalMessages } from '@bellwether/domain/goals/messages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { matrixLink } from '#platform/links.ts';
import { problemText } from '#platform/problem.ts';
import { coveringLink } from '#ui/data/covering-link.ts';
import { LoadMore } from '#ui/data/load-more.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { SkeletonRows } from '#ui/feedback/skeletons.tsx';
import { IconTrash } from '#ui/marks/icons.ts';
import { PersonAvatar } from '#ui/marks/person-avatar.tsx';
import { StateBadge } from '#ui/marks/tag.tsx';
import { type ChildGoal, childGoalsQuery, type DeletedChildGoal } from '../api.ts';
import { isGoalAtRisk, isGoalUnsure } from '../model/goal-badges.ts';
import { useSideLink } from '../model/side-goal.ts';
import { stateTone } from '../model/state-tone.ts';
import { childCountWords } from '../words.detail.ts';
import { childGoalsWords, emptyWords } from '../words.ts';
import classes from './child-goals.module.css';
import { GoalWeeks, StandingLine, StandingMark } from './goal-standing.tsx';
import { OwnerLink } from './owner-link.tsx';

interface ChildGoalsProps {
  readonly goalId: number;
  /** Shows the number of goals, and how many are at risk, above the rows. */
  readonly withSummary?: boolean;
}

/** Lists the goals directly below a goal; each opens in the side drawer (goals.24, Overview). */
export function ChildGoals({ goalId, withSummary = false }: ChildGoalsProps) {
  const children = useInfiniteQuery(childGoalsQuery(goalId));
  const rows = useRef<HTMLUListElement>(null);
  if (!children.data) {
    if (!children.isError) return <SkeletonRows rows={4} />;
    return (
      <ErrorPanel
        title={childGoalsWords.notLoaded}
        detail={problemText(children.error)}
        onRetry={() => void children.refetch()}
      />
    );
  }
  const goals = [
    ...new Map(children.data.pages.flatMap((page) => page.data).map((goal) => [goal.Id, goal])).values(),
  ];
  const deleted = children.data.pages.flatMap((page) => page.Deleted);
  return (
    <>
      {withSummary ? (
        <div className={classes.head}>
          <p className={classes.summary}>{children.hasNextPage ? null : summaryOf(goals, deleted.length)}</p>
          <Link {...matrixLink(goalId)} className={classes.matrix}>
            {childGoalsWords.predictionsMatrix}
          </Link>
        </div>
      ) : null}
      <ul className={classes.list} aria-label={childGoalsWords.childGoals} ref={rows}>
        {goals.map((goal) => (
          <ChildRow goal={goal} key={goal.Id} />
        ))}
        {deleted.map((each) => (
          <DeletedChild child={each} key={each.Id} />
        ))}
      </ul>
      <div className={classes.more}>
        <LoadMore of={children} rows={rows} count={goals.length} />
      </div>
    </>
  );
}

/** Returns "4 child goals · 1 at risk · 1 unsure · 2 finalized · 1 deleted". */
export function summaryOf(
  goals: readonly Pick<ChildGoal, 'State' | 'MostRecentGoalStatus'>[],
  deletedCount = 0,
): string {
  const risky = goals.filter(isGoalAtRisk).length;
  const unsure = goals.filter(isGoalUnsure).length;
  const count = goals.length + deletedCount;
  const finalized = goals.filter((goal) => goal.State === 'finalized').length;
  return childCountWords(count, { risky, unsure, finalized, deleted: deletedCount });
}

/**
 * Shows the placeholder of a deleted child with the goals below it; people with the right can align these again
 * (goals.27).
 */
function DeletedChild({ child }: { readonly child: DeletedChildGoal }) {
  return (
    <li className={classes.deleted}>
      <div className={classes.placeholder}>
        <IconTrash size={18} aria-hidden="true" />
        <div className={classes.body}>
          <span>{goalMessages.deletedAncestor}</span>
          <p className={classes.note}>{emptyWords.deletedNote}</p>
        </div>
      </div>
      <ul className={classes.hanging} aria-label={childGoalsWords.goalsBelowTheDeleted}>
        {child.Goals.map((goal) => (
          <ChildRow goal={goal} isRealignable={child.Realignable.includes(goal.Id)} key={goal.Id} />
        ))}
      </ul>
    </li>
  );
}

interface ChildRowProps {
  readonly goal: ChildGoal;
  /** Offers another parent: the goal is below a deleted one, and the person may change that. */
  readonly isRealignable?: boolean;
}

function ChildRow({ goal, isRealignable = false }: ChildRowProps) {
  const sideLink = useSideLink();
  return (
    <li className={classes.row}>
      <StandingMark goal={goal} size={30} />
      <div className={classes.body}>
        <Link {...sideLink(goal.Id)} className={coveringLink(classes.link)}>
          {goal.GoalDetail.Title}
        </Link>
        <div className={classes.facts}>
          <span className={classes.owner}>
            <PersonAvatar name={goal.User.Name} src={goal.User.Avatar} size={18} />
            <OwnerLink user={goal.User} isInRow />
          </span>
          {goal.State === 'approved' ? null : (
            <StateBadge tone={stateTone[goal.State]}>{goalStateLabels[goal.State]}</StateBadge>
          )}
          <StandingLine goal={goal} />
        </div>
      </div>
      {/^-*$/.test(goal.Weeks) ? null : (
        <span className={classes.line}>
          <GoalWeeks goal={goal} />
        </span>
      )}
      {isRealignable ? (
        <Link
          {...sideLink(goal.Id, 'parent')}
          className={classes.realign}
          aria-label={childGoalsWords.changeParentGoalOf(goal.GoalDetail.Title)}
        >
          {childGoalsWords.changeParentGoal}
        </Link>
      ) : null}
    </li>
  );
}

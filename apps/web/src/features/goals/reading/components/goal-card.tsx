import type { ListedGoal } from '@bellwether/contract/goals/goal';
import type { PendingEditState } from '@bellwether/domain/goals/edit-lifecycle';
import { goalStateLabels } from '@bellwether/domain/goals/lifecycle';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { goalLink } from '#platform/links.ts';
import { useSession } from '#platform/session.ts';
import { coveringLink } from '#ui/data/covering-link.ts';
import { IconLock, IconStar } from '#ui/marks/icons.ts';
import { PersonAvatar } from '#ui/marks/person-avatar.tsx';
import { StateBadge } from '#ui/marks/tag.tsx';
import { type RowTag, TagRow } from '#ui/marks/tag-row.tsx';
import type { GoalSearch } from '../../model/goal-search.ts';
import { badgesOf } from '../model/goal-badges.ts';
import { parentLine } from '../model/parent-line.ts';
import { stateTone } from '../model/state-tone.ts';
import { severalWords } from '../words.several.ts';
import { goalCardWords } from '../words.ts';
import classes from './goal-card.module.css';
import { GoalWeeks, StandingLine, StandingMark } from './goal-standing.tsx';
import { OwnerLink } from './owner-link.tsx';

export interface GoalCardProps {
  readonly goal: ListedGoal;
  /** State of the pending edit if the viewer sees it, else null. */
  readonly editState: PendingEditState | null;
  readonly followed: boolean;
  readonly selected: boolean;
  /** False if every card of the list has the same owner: the reader. */
  readonly showsOwner: boolean;
  /** Search parameters of the link: the list's filters. */
  readonly search: GoalSearch;
  readonly isTicked?: boolean;
  /** Whether the box is shown without a pointer on the card, too. */
  readonly isChoosing?: boolean;
  /** Selects the goal for an act on several; absent in lists without such acts. */
  readonly onTick?: (goalId: number) => void;
  /** Whether the goal can be dragged onto its new parent. */
  readonly isDraggable?: boolean;
}

/** Shows one goal of the list. Its title is the only link and covers the card (goals.22, Goal cards). */
export const GoalCard = memo(function GoalCard(props: GoalCardProps) {
  const {
    goal,
    editState,
    followed,
    selected,
    showsOwner,
    search,
    isTicked = false,
    isChoosing,
    onTick,
    isDraggable = false,
  } = props;
  const { Profile, Period } = useSession();
  const tags = tagsOf(badgesOf({ goal, editState, viewer: Profile, period: Period }), goal.Hidden);
  const parent = parentLine(goal);
  const shelved = goal.State === 'shelved';
  // A goal without approval cannot have predictions.
  const isPublished = goal.State !== 'draft' && goal.State !== 'review';
  return (
    <li
      data-goal-row={goal.Id}
      draggable={isDraggable || undefined}
      className={classes.card}
      data-selected={selected || undefined}
      data-ticked={isTicked || undefined}
      data-shelved={shelved || undefined}
    >
      <StandingMark goal={goal} />
      <div className={classes.body}>
        {parent === null ? null : (
          <p className={classes.parent} title={parent}>
            {parent}
          </p>
        )}
        <div className={classes.head}>
          <h2 className={classes.title} title={tooltipOf(goal.GoalDetail.Title, tags)}>
            <Link
              {...goalLink(goal.Id)}
              search={search}
              className={coveringLink(classes.link)}
              data-goal-link={goal.Id}
            >
              {goal.GoalDetail.Title}
            </Link>
          </h2>
          <TagRow tags={tags} />
          {followed ? (
            <span className={classes.star} title={goalCardWords.youFollowThisGoal}>
              <IconStar
                size={16}
                fill="currentColor"
                role="img"
                aria-label={goalCardWords.youFollowThisGoal}
              />
            </span>
          ) : null}
        </div>
        <div className={classes.facts}>
          {showsOwner ? (
            <span className={classes.owner} data-deactivated={goal.User.DeactivatedAt !== null || undefined}>
              <PersonAvatar name={goal.User.Name} src={goal.User.Avatar} size={18} />
              <OwnerLink user={goal.User} isInRow className={classes.name} />
            </span>
          ) : null}
          {goal.State === 'approved' ? null : (
            <StateBadge tone={stateTone[goal.State]}>{goalStateLabels[goal.State]}</StateBadge>
          )}
          {isPublished ? <StandingLine goal={goal} /> : null}
          {isPublished ? (
            <span
              className={classes.weeks}
              data-crowded={(showsOwner && goal.State !== 'approved') || undefined}
            >
              <GoalWeeks goal={goal} size="small" />
            </span>
          ) : null}
        </div>
      </div>
      {onTick ? (
        <label className={classes.tick} data-shown={isChoosing || undefined}>
          <input
            type="checkbox"
            aria-label={severalWords.tick(goal.GoalDetail.Title)}
            checked={isTicked}
            onChange={() => onTick(goal.Id)}
          />
        </label>
      ) : null}
    </li>
  );
});

/** Returns the whole title and all tags: a narrow card cuts the title and counts tags, and its link covers them. */
function tooltipOf(title: string, tags: readonly RowTag[]): string {
  return tags.length === 0 ? title : `${title} (${tags.map((tag) => tag.label).join(', ')})`;
}

function tagsOf(badges: ReturnType<typeof badgesOf>, isPrivate: boolean): readonly RowTag[] {
  if (!isPrivate) return badges;
  return [
    ...badges,
    { label: goalCardWords.private, tone: 'neutral', icon: <IconLock size={12} aria-hidden="true" /> },
  ];
}

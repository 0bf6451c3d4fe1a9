import type { ListedGoal } from '@bellwether/contract/goals/goal';
import type { PendingEditState } from '@bellwether/domain/goals/edit-lifecycle';
import { goalStateLabels } from '@bellwether/domain/goals/lifecycle';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { goalLink } from '#platform/links.ts';
import { useSession } from '#platform/session.ts';
import { coveringLink } from '#ui/data/covering-link.ts';
import { GoalRing } from '#ui/marks/goal-ring.tsx';
import { IconLock, IconStar } from '#ui/marks/icons.ts';
import { PersonAvatar } from '#ui/marks/person-avatar.tsx';
import { StateBadge, Tag } from '#ui/marks/tag.tsx';
import type { GoalSearch } from '../../model/goal-search.ts';
import { badgesOf, ringOf } from '../model/goal-badges.ts';
import { stateTone } from '../model/state-tone.ts';
import { ownerName, parentLine } from '../words.ts';
import classes from './goal-card.module.css';
import { RatingWords } from './rating-words.tsx';

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
}

/** Shows one goal of the list. Its title is the only link and covers the card (1-goals §2, Goal cards). */
export const GoalCard = memo(function GoalCard(props: GoalCardProps) {
  const { goal, editState, followed, selected, showsOwner, search } = props;
  const { Profile, Period } = useSession();
  const ring = ringOf(goal);
  const badges = badgesOf({ goal, editState, viewerId: Profile.Id, period: Period });
  const parent = parentLine(goal);
  const shelved = goal.State === 'shelved';
  return (
    <li className={classes.card} data-selected={selected || undefined} data-shelved={shelved || undefined}>
      <GoalRing level={ring.level} percent={ring.percent} label={ring.label} size={34} />
      <div className={classes.body}>
        {parent === null ? null : (
          <p className={classes.parent} title={parent}>
            {parent}
          </p>
        )}
        <h2 className={classes.title}>
          <Link
            {...goalLink(goal.Id)}
            search={search}
            className={coveringLink(classes.link)}
            data-goal-link={goal.Id}
          >
            {goal.GoalDetail.Title}
          </Link>
        </h2>
        <div className={classes.facts}>
          {showsOwner ? (
            <span className={classes.owner} data-deactivated={goal.User.DeactivatedAt !== null || undefined}>
              <PersonAvatar name={goal.User.Name} src={goal.User.Avatar} size={18} />
              <span className={classes.name}>{ownerName(goal.User)}</span>
            </span>
          ) : null}
          <RatingWords status={goal.MostRecentGoalStatus} />
          <CardTags goal={goal} badges={badges} />
        </div>
      </div>
      {followed ? (
        <span className={classes.star} title="You follow this goal">
          <IconStar size={16} fill="currentColor" role="img" aria-label="You follow this goal" />
        </span>
      ) : null}
    </li>
  );
});

function CardTags({
  goal,
  badges,
}: {
  readonly goal: ListedGoal;
  readonly badges: ReturnType<typeof badgesOf>;
}) {
  return (
    <>
      {goal.State === 'approved' ? null : (
        <StateBadge tone={stateTone[goal.State]}>{goalStateLabels[goal.State]}</StateBadge>
      )}
      {badges.map((badge) => (
        <Tag tone={badge.tone} key={badge.label}>
          {badge.label}
        </Tag>
      ))}
      {goal.Hidden ? <Tag icon={<IconLock size={12} aria-hidden="true" />}>Private</Tag> : null}
    </>
  );
}

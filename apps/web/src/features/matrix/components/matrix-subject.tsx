import type { MatrixGoal } from '@bellwether/contract/matrix';
import { goalStateLabels } from '@bellwether/domain/goals/lifecycle';
import type { Rating } from '@bellwether/domain/goals/rating';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  bellwetherSign,
  labelOf,
  periodsQuery,
  SignLine,
  stateTone,
  useSideLink,
} from '#features/goals/door.ts';
import { matrixLink } from '#platform/links.ts';
import { useSession } from '#platform/session.ts';
import { IconLock } from '#ui/marks/icons.ts';
import { PersonAvatar } from '#ui/marks/person-avatar.tsx';
import { StateBadge, Tag } from '#ui/marks/tag.tsx';
import { matrixSubjectWords } from '../words.ts';
import classes from './matrix-subject.module.css';

interface MatrixSubjectProps {
  readonly goal: MatrixGoal;
  /** The goal's latest prediction; null also in a former week, because the sign compares the latest ones. */
  readonly likelihood: Rating | null;
}

/** Shows the goal of the matrix, and a link to its parent. */
export function MatrixSubject({ goal, likelihood }: MatrixSubjectProps) {
  const sign = bellwetherSign({
    state: goal.State,
    isPrivate: goal.Hidden,
    likelihood,
    children: goal.Children,
  });
  const { Period } = useSession();
  const sideLink = useSideLink();
  const isCurrent = goal.GoalPeriodId === Period.Id;
  const periods = useQuery({ ...periodsQuery, enabled: !isCurrent });
  const quarter = isCurrent ? Period : periods.data?.data.find((each) => each.Id === goal.GoalPeriodId);
  return (
    <header className={classes.subject}>
      {goal.ParentId !== 0 && goal.ParentGoalTitle !== null ? (
        <p className={classes.above}>
          <span aria-hidden="true">↑ </span>
          <span className={classes.hidden}>{matrixSubjectWords.parentGoal} </span>
          <Link {...matrixLink(goal.ParentId)} className={classes.up} title={goal.ParentGoalTitle}>
            {goal.ParentGoalTitle}
          </Link>
        </p>
      ) : null}
      <h2 className={classes.title}>
        <Link {...sideLink(goal.Id)} className={classes.link}>
          {goal.Title}
        </Link>
      </h2>
      <div className={classes.facts}>
        <span className={classes.owner}>
          <PersonAvatar name={goal.User.Name} src={goal.User.Avatar} size={20} />
          {goal.User.Name}
        </span>
        {quarter ? <span className={classes.quarter}>{labelOf(quarter)}</span> : null}
        <StateBadge tone={stateTone[goal.State]}>{goalStateLabels[goal.State]}</StateBadge>
        {goal.Hidden ? (
          <Tag icon={<IconLock size={12} aria-hidden="true" />}>{matrixSubjectWords.private}</Tag>
        ) : null}
      </div>
      {sign ? <SignLine goalId={goal.Id} sign={sign} /> : null}
    </header>
  );
}

import type { TeamGoal } from '@bellwether/contract/reports';
import { weeksOld } from '@bellwether/domain/calendar/shown';
import { goalStateLabels } from '@bellwether/domain/goals/lifecycle';
import { Link } from '@tanstack/react-router';
import { GoalWeeks, StandingLine, StandingMark, stateTone } from '#features/goals/door.ts';
import { goalLink } from '#platform/links.ts';
import { useSession } from '#platform/session.ts';
import { StateBadge } from '#ui/marks/tag.tsx';
import { teamWords } from '../../words.ts';
import classes from './team-goal-line.module.css';

/**
 * Shows a goal of the team: its mark and title, its latest prediction with the trend or its result, and its weeks.
 */
export function TeamGoalLine({ goal }: { readonly goal: TeamGoal }) {
  const age = useAgeOf(goal);
  return (
    <div className={classes.line}>
      <StandingMark goal={goal} size={goal.IsMain ? 30 : 24} />
      <div className={classes.words}>
        <Link {...goalLink(goal.Id)} className={classes.title}>
          {goal.GoalDetail.Title}
        </Link>
        <p className={classes.standing}>
          <StandingLine goal={goal} />
          {age > 1 ? <span className={classes.old}>{teamWords.weeksOld(age)}</span> : null}
        </p>
        {goal.IsMain && goal.ParentGoalTitle ? (
          <p className={classes.parent}>{teamWords.contributes(goal.ParentGoalTitle)}</p>
        ) : null}
      </div>
      {goal.State === 'approved' ? null : (
        <StateBadge tone={stateTone[goal.State]}>{goalStateLabels[goal.State]}</StateBadge>
      )}
      <span className={classes.weeks}>
        <GoalWeeks goal={goal} />
      </span>
    </div>
  );
}

/** Returns the age in weeks of a running goal's prediction; 0 without a prediction. */
function useAgeOf({ MostRecentGoalStatus, OwnerGoalResult, PeriodStartDate }: TeamGoal): number {
  const { Period } = useSession();
  const isRunning = PeriodStartDate === Period.StartDate && OwnerGoalResult === null;
  if (!isRunning || !MostRecentGoalStatus || Period.WeekStartDate === null) return 0;
  return weeksOld(MostRecentGoalStatus.StartDate, Period.WeekStartDate);
}

import type { ListedGoal } from '@bellwether/contract/goals/goal';
import { useSession } from '#platform/session.ts';
import { GoalMark } from '#ui/marks/goal-mark.tsx';
import { RatingLine } from '#ui/marks/rating-line.tsx';
import { WeekStrip } from '#ui/marks/week-strip.tsx';
import { currentWeekOf, standingOf } from '../model/standing.ts';

type Standing = Pick<ListedGoal, 'MostRecentGoalStatus' | 'OwnerGoalResult'> &
  Partial<Pick<ListedGoal, 'ManagerGoalResult'>>;

interface StandingMarkProps {
  readonly goal: Standing;
  readonly size?: number;
  /** False where no text beside the mark says the same. */
  readonly isDecorative?: boolean;
}

/** Shows a goal's mark: its latest prediction, or its result. */
export function StandingMark({ goal, size = 34, isDecorative = true }: StandingMarkProps) {
  const { likelihood, quality, result } = standingOf(goal);
  return (
    <GoalMark
      likelihood={likelihood?.level ?? null}
      quality={quality?.level ?? null}
      result={result}
      size={size}
      isDecorative={isDecorative}
    />
  );
}

/** Shows the same as one line of words. */
export function StandingLine({ goal }: { readonly goal: Standing }) {
  return <RatingLine {...standingOf(goal)} />;
}

interface GoalWeeksProps {
  readonly goal: Pick<ListedGoal, 'Weeks' | 'PeriodStartDate' | 'Imported'>;
  readonly size?: 'small' | 'normal';
  /** Names every week to screen readers. */
  readonly isSeries?: boolean;
}

/** Shows the goal's likelihood in each week of its quarter. */
export function GoalWeeks({ goal, size = 'normal', isSeries = false }: GoalWeeksProps) {
  const { Period } = useSession();
  return (
    <WeekStrip
      weeks={goal.Weeks}
      current={currentWeekOf(goal, Period)}
      size={size}
      isSeries={isSeries}
      isImported={goal.Imported === true}
    />
  );
}

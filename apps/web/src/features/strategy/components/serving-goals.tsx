import type { ListedGoal } from '@bellwether/contract/goals/goal';
import { isRating } from '@bellwether/domain/goals/rating';
import type { StrategicObjective } from '@bellwether/domain/strategy/objectives';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { goalLink, goalsOfObjectiveLink } from '#platform/links.ts';
import { groupBy } from '#ui/data/group-by.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { GoalMark } from '#ui/marks/goal-mark.tsx';
import { servingGoalsQuery } from '../api.ts';
import { strategyWords } from '../words.ts';
import classes from './serving-goals.module.css';

interface Serving {
  goalsOf(area: StrategicObjective): readonly ListedGoal[];
  /** The company has more goals than were fetched. */
  readonly hasMore: boolean;
  /** The notice of a failed load; null without one. */
  readonly failure: ReactNode;
}

/** Fetches the company goals of this quarter with one call, and groups them by their objective. */
export function useServingGoals(): Serving {
  const { data, isLoadingError, refetch } = useQuery(servingGoalsQuery);
  const byArea = groupBy(data?.data ?? [], (goal) => goal.StrategicObjective);
  return {
    goalsOf: (area) => byArea.get(area) ?? [],
    hasMore: data !== undefined && data.Next !== null,
    failure: isLoadingError ? (
      <LoadFailure onRetry={() => void refetch()}>{strategyWords.goalsFailed}</LoadFailure>
    ) : null,
  };
}

interface ServingGoalsProps {
  readonly area: StrategicObjective;
  readonly goals: readonly ListedGoal[];
  readonly hasMore: boolean;
}

/** Lists the company goals that serve an objective; renders nothing without goals. */
export function ServingGoals({ area, goals, hasMore }: ServingGoalsProps) {
  if (goals.length === 0) return null;
  return (
    <div className={classes.serving}>
      <Link {...goalsOfObjectiveLink(area)} className={classes.count}>
        {hasMore ? strategyWords.companyGoals : strategyWords.goalsOf(goals.length)}
      </Link>
      <ul className={classes.goals}>
        {goals.map((goal) => (
          <li key={goal.Id} className={classes.goal}>
            <GoalMark
              size={20}
              likelihood={levelOf(goal.MostRecentGoalStatus?.Likelihood)}
              quality={levelOf(goal.MostRecentGoalStatus?.Quality)}
            />
            <Link {...goalLink(goal.Id)} className={classes.link}>
              {goal.GoalDetail.Title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

const levelOf = (level: number | undefined) => (level !== undefined && isRating(level) ? level : null);

import type { ListedGoal } from '@bellwether/contract/goals/goal';
import { goalStateLabels } from '@bellwether/domain/goals/lifecycle';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { SkeletonRows } from '#ui/feedback/skeletons.tsx';
import { StateBadge } from '#ui/marks/tag.tsx';
import { goalLineQuery, periodsQuery } from '../api.ts';
import { labelOf } from '../model/list-filter.ts';
import { useSideLink } from '../model/side-goal.ts';
import { stateTone } from '../model/state-tone.ts';
import { goalLineWords } from '../words.detail.ts';
import { Section } from './detail-section.tsx';
import classes from './goal-line.module.css';
import { GoalWeeks, StandingLine, StandingMark } from './goal-standing.tsx';

/** Shows an objective over the quarters through which it was carried: one row each, the oldest first (goals.30). */
export function GoalLine({ goalId }: { readonly goalId: number }) {
  const line = useQuery(goalLineQuery(goalId));
  const periods = useQuery(periodsQuery);
  return (
    <Section title={goalLineWords.title}>
      {line.data ? (
        <ol className={classes.line}>
          {line.data.map((goal) => {
            const period = periods.data?.data.find(({ Id }) => Id === goal.GoalPeriodId);
            return (
              <Quarter
                key={goal.Id}
                goal={goal}
                label={period ? labelOf(period) : ''}
                isShown={goal.Id === goalId}
              />
            );
          })}
        </ol>
      ) : line.isError ? (
        <LoadFailure onRetry={() => void line.refetch()}>{goalLineWords.failed}</LoadFailure>
      ) : (
        <SkeletonRows rows={2} />
      )}
    </Section>
  );
}

interface QuarterProps {
  readonly goal: ListedGoal;
  readonly label: string;
  /** Whether this is the goal that the detail shows. */
  readonly isShown: boolean;
}

function Quarter({ goal, label, isShown }: QuarterProps) {
  const sideLink = useSideLink();
  const title = goal.GoalDetail.Title;
  return (
    <li className={classes.quarter} aria-current={isShown || undefined}>
      <span className={classes.mark}>
        <StandingMark goal={goal} size={26} />
      </span>
      <div className={classes.words}>
        <span className={classes.label}>{label}</span>
        {isShown ? (
          <strong>{title}</strong>
        ) : (
          <Link {...sideLink(goal.Id)} className={classes.link}>
            {title}
          </Link>
        )}
        <span className={classes.facts}>
          {goal.State === 'approved' ? null : (
            <StateBadge tone={stateTone[goal.State]}>{goalStateLabels[goal.State]}</StateBadge>
          )}
          <StandingLine goal={goal} />
        </span>
      </div>
      {/^-*$/.test(goal.Weeks) ? null : <GoalWeeks goal={goal} isSeries />}
    </li>
  );
}

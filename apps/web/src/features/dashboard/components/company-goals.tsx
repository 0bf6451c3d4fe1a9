import type { ListedGoal } from '@bellwether/contract/goals/goal';
import { goalStateLabels } from '@bellwether/domain/goals/lifecycle';
import { Link } from '@tanstack/react-router';
import { StandingLine, StandingMark, stateTone } from '#features/goals/door.ts';
import { companyGoalsLink, goalLink } from '#platform/links.ts';
import { coveringLink } from '#ui/data/covering-link.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { IconTarget } from '#ui/marks/icons.ts';
import { StateBadge } from '#ui/marks/tag.tsx';
import classes from './company-goals.module.css';
import { Section } from './section.tsx';

/** Shows the company's goals of this quarter with their rings (1-goals §2, §4). */
export function CompanyGoals({ goals }: { readonly goals: readonly ListedGoal[] }) {
  return (
    <Section
      title="Company goals"
      count={goals.length}
      aside={
        <Link {...companyGoalsLink()} className={classes.all}>
          View all
        </Link>
      }
    >
      {goals.length === 0 ? (
        <EmptyState icon={<IconTarget size={24} />} title="No company goals in this quarter yet">
          The goals that the ceo publishes stand here, so that everybody can align their own below them.
        </EmptyState>
      ) : (
        <ul className={classes.list}>
          {goals.map((goal) => (
            <CompanyGoal key={goal.Id} goal={goal} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function CompanyGoal({ goal }: { readonly goal: ListedGoal }) {
  return (
    <li className={classes.goal}>
      <StandingMark goal={goal} size={36} />
      <div className={classes.body}>
        <Link {...goalLink(goal.Id)} className={coveringLink(classes.link)}>
          {goal.GoalDetail.Title}
        </Link>
        <div className={classes.facts}>
          <StandingLine goal={goal} />
          {goal.State === 'approved' ? null : (
            <StateBadge tone={stateTone[goal.State]}>{goalStateLabels[goal.State]}</StateBadge>
          )}
        </div>
      </div>
    </li>
  );
}

import type { DashboardGoal } from '@bellwether/contract/dashboard';
import { goalStateLabels } from '@bellwether/domain/goals/lifecycle';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import {
  bellwetherSign,
  GoalWeeks,
  ratingOf,
  SentenceLine,
  SignLine,
  StandingLine,
  StandingMark,
  stateTone,
} from '#features/goals/door.ts';
import { companyGoalsLink, goalLink } from '#platform/links.ts';
import { coveringLink } from '#ui/data/covering-link.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { IconTarget } from '#ui/marks/icons.ts';
import { StateBadge } from '#ui/marks/tag.tsx';
import { childrenWords, companyGoalsWords } from '../words.ts';
import classes from './company-goals.module.css';
import { Section } from './section.tsx';

interface CompanyGoalsProps {
  readonly goals: readonly DashboardGoal[];
  /** Stands above the goals. */
  readonly head?: ReactNode;
}

/** Shows the company's goals of this quarter, each with the reason for its position (goals.12, goals.21). */
export function CompanyGoals({ goals, head }: CompanyGoalsProps) {
  return (
    <Section
      title={companyGoalsWords.companyGoals}
      count={goals.length}
      aside={
        <Link {...companyGoalsLink()} className={classes.all}>
          {companyGoalsWords.viewAll}
        </Link>
      }
    >
      {goals.length === 0 ? (
        <EmptyState icon={<IconTarget size={24} />} title={companyGoalsWords.noCompanyGoalsIn}>
          {companyGoalsWords.theGoalsThatThe}
        </EmptyState>
      ) : (
        <>
          {head}
          <ul className={classes.list}>
            {goals.map((goal) => (
              <CompanyGoal key={goal.Id} goal={goal} />
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

function CompanyGoal({ goal }: { readonly goal: DashboardGoal }) {
  return (
    <li className={classes.goal}>
      <StandingMark goal={goal} size={36} />
      <div className={classes.body}>
        <div className={classes.top}>
          <Link {...goalLink(goal.Id)} className={coveringLink(classes.link)}>
            {goal.GoalDetail.Title}
          </Link>
          <GoalWeeks goal={goal} />
        </div>
        <div className={classes.facts}>
          <StandingLine goal={goal} />
          {goal.State === 'approved' ? null : (
            <StateBadge tone={stateTone[goal.State]}>{goalStateLabels[goal.State]}</StateBadge>
          )}
        </div>
        <Why goal={goal} />
        <SentenceLine sentence={goal.Sentence} title={goal.GoalDetail.Title} />
      </div>
    </li>
  );
}

/** Says why the goal has its position: its own mark or the count of the goals below, and which of these fell. */
function Why({ goal }: { readonly goal: DashboardGoal }) {
  const { Children, Fell, State, Hidden } = goal;
  const likelihood = ratingOf(goal.MostRecentGoalStatus?.Likelihood);
  const sign = bellwetherSign({ state: State, isPrivate: Hidden, likelihood, children: Children });
  const unnamed = Fell.Count - Fell.Goals.length;
  if (goal.OwnerGoalResult !== null && Children.Count === 0) return null;
  return (
    <>
      {sign ? <SignLine goalId={goal.Id} sign={sign} /> : null}
      {sign && Fell.Count === 0 ? null : (
        <p className={classes.why}>
          {sign ? null : childrenWords(Children)}
          {Fell.Count === 0 ? null : (
            <>
              {' '}
              {companyGoalsWords.fellThisWeek}{' '}
              {Fell.Goals.map(({ Id, Title }, place) => (
                <span key={Id}>
                  {place === 0 ? null : ', '}
                  <Link {...goalLink(Id)} className={classes.fell}>
                    {Title}
                  </Link>
                </span>
              ))}
              {unnamed > 0 ? companyGoalsWords.andMore(unnamed) : null}.
            </>
          )}
        </p>
      )}
    </>
  );
}

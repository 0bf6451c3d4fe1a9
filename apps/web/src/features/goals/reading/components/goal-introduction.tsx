import { Link } from '@tanstack/react-router';
import { capabilitiesOfProfile } from '#platform/capabilities.ts';
import { importGoalsLink } from '#platform/links.ts';
import { useSession } from '#platform/session.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { IconTargetArrow } from '#ui/marks/icons.ts';
import { emptyWords, introductionWords } from '../words.ts';
import classes from './goal-introduction.module.css';

/** Explains beside an empty list how people use goals in a quarter. */
export function GoalIntroduction() {
  const { Profile } = useSession();
  return (
    <EmptyState icon={<IconTargetArrow size={24} />} title={emptyWords.detail}>
      <p>{introductionWords.lead}</p>
      <ol className={classes.steps}>
        {introductionWords.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {capabilitiesOfProfile(Profile).importsGoals ? (
        <p>
          {introductionWords.elsewhere} <Link {...importGoalsLink()}>{introductionWords.importGoals}</Link>
        </p>
      ) : null}
    </EmptyState>
  );
}

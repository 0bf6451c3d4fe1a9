import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '#platform/session.ts';
import { ownRecordQuery } from '../api.ts';
import { ownRecordLineWords, ownRecordNote, ownRecordWords } from '../words.ts';
import { Section } from './detail-section.tsx';
import classes from './details-tab.module.css';

/** Tells only the owner how often a prediction like this one came true for them. */
export function OwnRecordLine({ info: { Goal } }: { readonly info: GoalInfo }) {
  const { Profile } = useSession();
  const likelihood = Goal.MostRecentGoalStatus?.Likelihood ?? null;
  const isAsked = Goal.User.Id === Profile.Id && Goal.State === 'approved' && likelihood !== null;
  const { data } = useQuery({ ...ownRecordQuery(Goal.Id, likelihood), enabled: isAsked });
  if (!isAsked || !data?.Record) return null;
  return (
    <Section title={ownRecordLineWords.yourOwnRecord}>
      <p>{ownRecordWords(data.Record)}</p>
      <p className={classes.quiet}>{ownRecordNote}</p>
    </Section>
  );
}

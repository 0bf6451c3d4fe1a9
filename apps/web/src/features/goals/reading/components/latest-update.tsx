import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { useSession } from '#platform/session.ts';
import { shownWeek } from '#ui/data/shown.ts';
import { SentenceLine } from '../../comments/components/sentence-line.tsx';
import { latestSentence } from '../model/latest-sentence.ts';
import { latestUpdateWords } from '../words.overview.ts';
import { Section } from './detail-section.tsx';
import { StandingLine, StandingMark } from './goal-standing.tsx';
import classes from './latest-update.module.css';

/** Shows the latest prediction with its week and its owner's sentence; nothing before the first (goals.24). */
export function LatestUpdate({ info }: { readonly info: GoalInfo }) {
  const { Profile } = useSession();
  const { Goal, GoalStatuses } = info;
  const recent = Goal.MostRecentGoalStatus;
  if (recent === null || Goal.OwnerGoalResult !== null) return null;
  const week = GoalStatuses.find(({ Id }) => Id === recent.Id)?.GoalPeriodWeek;
  return (
    <Section title={latestUpdateWords.title}>
      <div className={classes.update}>
        <StandingMark goal={Goal} size={40} />
        <div className={classes.body}>
          <p className={classes.facts}>
            <StandingLine goal={Goal} />
            {week ? (
              <span className={classes.week}>{shownWeek({ week: week.Week, endDate: week.EndDate })}</span>
            ) : null}
          </p>
          <SentenceLine sentence={latestSentence(info, Profile.Id)} title={Goal.GoalDetail.Title} isWhole />
        </div>
      </div>
    </Section>
  );
}

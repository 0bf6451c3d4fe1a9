import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { textLabels, textsFromWire, wireTextsOf } from '@bellwether/domain/goals/texts';
import { use } from 'react';
import { RichLinks } from '#ui/data/rich-links.tsx';
import { GoalOutlook, GoalPart } from '../model/goal-part.ts';
import { childGoalsWords } from '../words.ts';
import { ChildGoals } from './child-goals.tsx';
import { Section } from './detail-section.tsx';
import { LatestUpdate } from './latest-update.tsx';
import classes from './overview-tab.module.css';
import { PredictionLines } from './prediction-lines.tsx';

interface OverviewTabProps {
  readonly info: GoalInfo;
  /** The address' parameter of the open tab. */
  readonly tabKey: 'tab' | 'sideTab';
}

/**
 * Shows how a goal with goals below it stands: its latest update, its weeks, how it is measured, the goals below, its
 * action items, and last what insight expects (goals.24).
 */
export function OverviewTab({ info, tabKey }: OverviewTabProps) {
  const { Goal } = info;
  const { measurement } = textsFromWire(wireTextsOf(Goal));
  const Part = use(GoalPart);
  const Outlook = use(GoalOutlook);
  return (
    <div className={classes.overview}>
      <LatestUpdate info={info} />
      <PredictionLines info={info} tabKey={tabKey} />
      {measurement === '' ? null : (
        <Section title={textLabels(Goal.GoalType).measurement}>
          <div className={classes.short}>
            <RichLinks text={measurement} />
          </div>
        </Section>
      )}
      <Section title={childGoalsWords.childGoals}>
        <ChildGoals goalId={Goal.Id} withSummary />
      </Section>
      {Part ? <Part goalId={Goal.Id} /> : null}
      {Outlook ? <Outlook info={info} /> : null}
    </div>
  );
}

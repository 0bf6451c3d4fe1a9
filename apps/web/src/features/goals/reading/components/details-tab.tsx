import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { goalMessages } from '@bellwether/domain/goals/messages';
import {
  goalTexts,
  hasText,
  textLabels,
  textNames,
  textsFromWire,
  wireTextsOf,
} from '@bellwether/domain/goals/texts';
import { areaLabels } from '@bellwether/domain/strategy/words';
import { Link } from '@tanstack/react-router';
import { use } from 'react';
import { strategyWords } from '#features/strategy/door.ts';
import { RichLinks } from '#ui/data/rich-links.tsx';
import { IconLink } from '#ui/marks/icons.ts';
import { GoalOutlook, GoalPart } from '../model/goal-part.ts';
import { useSideLink } from '../model/side-goal.ts';
import { detailsTabWords, emptyWords, ownerName } from '../words.ts';
import { CarriedLine } from './carried-line.tsx';
import { Section } from './detail-section.tsx';
import classes from './details-tab.module.css';
import { GoalLine } from './goal-line.tsx';
import { GoalResults } from './goal-results.tsx';
import { LatestUpdate } from './latest-update.tsx';
import { OwnRecordLine } from './own-record-line.tsx';
import { PredictionLines } from './prediction-lines.tsx';

interface DetailsTabProps {
  readonly info: GoalInfo;
  /** The address' parameter of the open tab. */
  readonly tabKey: 'tab' | 'sideTab';
}

/** Shows the goal's texts, a summary of its predictions, its parent and its results. */
export function DetailsTab({ info, tabKey }: DetailsTabProps) {
  const { Goal } = info;
  const Part = use(GoalPart);
  const Outlook = use(GoalOutlook);
  const labels = textLabels(Goal.GoalType);
  const texts = textsFromWire(wireTextsOf(Goal));
  // The title heads the detail. A text that every goal needs has its place even in an unfinished draft.
  const shown = textNames.filter(
    (name) =>
      name !== 'title' &&
      hasText(Goal.GoalType, name) &&
      (texts[name] !== '' || goalTexts[name].required !== null),
  );
  return (
    <div className={classes.details}>
      <GoalResults info={info} />
      {/* If the goal has goals below it, the overview has this part and the outlook. */}
      {Goal.ChildCount === 0 ? <LatestUpdate info={info} /> : null}
      {shown.map((name) => (
        <Section key={name} title={labels[name]}>
          <RichLinks text={texts[name]} />
        </Section>
      ))}
      {Goal.StrategicObjective === null ? null : (
        <Section title={strategyWords.objective}>
          <p>{areaLabels[Goal.StrategicObjective]}</p>
        </Section>
      )}
      <Section title={detailsTabWords.parentGoal}>
        <ParentGoal info={info} />
      </Section>
      <CarriedLine info={info} />
      {info.CarriedFrom || info.CarriedTo ? <GoalLine goalId={Goal.Id} /> : null}
      <PredictionLines info={info} tabKey={tabKey} />
      {Outlook && Goal.ChildCount === 0 ? <Outlook info={info} /> : null}
      <OwnRecordLine info={info} />
      {Part ? <Part goalId={Goal.Id} /> : null}
    </div>
  );
}

function ParentGoal({ info }: { readonly info: GoalInfo }) {
  const sideLink = useSideLink();
  const parent = info.ParentGoal;
  if (info.Goal.ParentId === 0)
    return <p className={classes.quiet}>{detailsTabWords.notAlignedUnderAnother}</p>;
  if (!parent) {
    const isDeleted = info.DeletedDescestors.some((deleted) => deleted.Id === info.Goal.ParentId);
    return (
      <p className={classes.quiet}>
        {isDeleted
          ? `${goalMessages.deletedAncestor} ${emptyWords.deletedNote}`
          : detailsTabWords.alignedUnderAGoal}
      </p>
    );
  }
  return (
    <p className={classes.parent}>
      <IconLink size={14} aria-hidden="true" />
      <span>
        <Link {...sideLink(parent.Id)} className={classes.link}>
          {parent.Title}
        </Link>{' '}
        <span className={classes.quiet}>{ownerName(parent.User)}</span>
      </span>
    </p>
  );
}

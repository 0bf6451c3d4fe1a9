import type { Goal, GoalInfo } from '@bellwether/contract/goals/goal';
import { textLabels, textNames, textsFromWire, wireTextsOf } from '@bellwether/domain/goals/texts';
import { RichLinks } from '#ui/data/rich-links.tsx';
import { labelOf } from '../../reading/model/list-filter.ts';
import { parentLine } from '../../reading/model/parent-line.ts';
import { ownerName } from '../../reading/words.ts';
import { goalSummaryWords } from '../words.ts';
import classes from './goal-summary.module.css';

interface GoalHeadProps {
  readonly info: Pick<GoalInfo, 'Goal' | 'Period'>;
}

/** Shows title, owner, quarter and parent in small print. */
export function GoalHead({ info }: GoalHeadProps) {
  const { Goal, Period } = info;
  const parent = parentLine(Goal);
  return (
    <div>
      <h3 className={classes.title}>{Goal.GoalDetail.Title}</h3>
      <p className={classes.facts}>
        <span>{ownerName(Goal.User)}</span>
        <span>{labelOf(Period)}</span>
        {Goal.Hidden ? <span>{goalSummaryWords.private}</span> : null}
        {parent ? (
          <span>{Goal.ParentGoalTitle === null ? parent : goalSummaryWords.alignedUnder(parent)}</span>
        ) : null}
      </p>
    </div>
  );
}

/** Shows all texts that a reviewer reads before answering. */
export function GoalTexts({ goal }: { readonly goal: Goal }) {
  const labels = textLabels(goal.GoalType);
  const texts = textsFromWire(wireTextsOf(goal));
  return (
    <div className={classes.summary}>
      {textNames
        .filter((name) => name !== 'title' && texts[name] !== '')
        .map((name) => (
          <Labelled key={name} label={labels[name]} text={texts[name]} />
        ))}
    </div>
  );
}

/** Shows a text under its label. */
export function Labelled({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <div>
      <p className={classes.label}>{label}</p>
      <div className={classes.text}>
        <RichLinks text={text} />
      </div>
    </div>
  );
}

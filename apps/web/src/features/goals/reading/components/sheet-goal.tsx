import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { goalStateLabels } from '@bellwether/domain/goals/lifecycle';
import { Link } from '@tanstack/react-router';
import { goalLink } from '#platform/links.ts';
import { LocalTime } from '#ui/data/times.tsx';
import { StateBadge } from '#ui/marks/tag.tsx';
import type { Opinions } from '../api.opinions.ts';
import { changesSince, startOfDay } from '../model/changes-since.ts';
import { stateTone } from '../model/state-tone.ts';
import { apartWords, oneToOneWords } from '../words.ts';
import { StandingLine } from './goal-standing.tsx';
import classes from './sheet-goal.module.css';

interface SheetGoalProps {
  readonly info: GoalInfo;
  /** Changes since this day, YYYY-MM-DD, are listed. */
  readonly since: string;
  /** The views of owner and manager, if they lie two labels apart. */
  readonly apart: Opinions | undefined;
}

/** Shows one goal of the one-to-one sheet: its present state and what changed. */
export function SheetGoal({ info, since, apart }: SheetGoalProps) {
  const { Goal } = info;
  const changes = changesSince(info, startOfDay(since));
  return (
    <li className={classes.goal}>
      <h2 className={classes.title}>
        <Link {...goalLink(Goal.Id)} className={classes.link}>
          {Goal.GoalDetail.Title}
        </Link>
      </h2>
      {apart ? <p className={classes.apart}>{apartWords(apart)}</p> : null}
      <div className={classes.facts}>
        {Goal.State === 'approved' ? null : (
          <StateBadge tone={stateTone[Goal.State]}>{goalStateLabels[Goal.State]}</StateBadge>
        )}
        {Goal.State === 'draft' || Goal.State === 'review' ? null : <StandingLine goal={Goal} />}
      </div>
      {changes.length === 0 ? (
        <p className={classes.none}>{oneToOneWords.unchanged}</p>
      ) : (
        <ul className={classes.changes} aria-label={oneToOneWords.changes}>
          {changes.map((change) => (
            <li key={change.key} className={classes.change}>
              <span className={classes.when}>
                <LocalTime at={change.at} dateOnly /> · {change.by}
              </span>
              <span className={classes.words}>{change.words}</span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

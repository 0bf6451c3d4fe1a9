import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { goalStateLabels } from '@bellwether/domain/goals/lifecycle';
import { likelihoodLabels } from '@bellwether/domain/goals/rating';
import { Link } from '@tanstack/react-router';
import { goalLink } from '#platform/links.ts';
import { LocalTime } from '#ui/data/times.tsx';
import { StateBadge } from '#ui/marks/tag.tsx';
import type { Opinions } from '../api.opinions.ts';
import { changesSince, latestMove, latestSentence, startOfDay } from '../model/changes-since.ts';
import { stateTone } from '../model/state-tone.ts';
import { apartWords, sheetWords } from '../words.ts';
import { GoalWeeks, StandingLine, StandingMark } from './goal-standing.tsx';
import classes from './sheet-goal.module.css';

interface SheetGoalProps {
  readonly info: GoalInfo;
  /** Changes since this day, YYYY-MM-DD, are listed. */
  readonly since: string;
  /** The views of owner and manager, if they lie two labels apart. */
  readonly apart: Opinions | undefined;
}

/** Shows one goal of the one-to-one: its mark and weeks, how it moved, what its owner says, and the changes on demand. */
export function SheetGoal({ info, since, apart }: SheetGoalProps) {
  const { Goal } = info;
  const changes = changesSince(info, startOfDay(since));
  const moved = latestMove(info);
  const sentence = latestSentence(info);
  const hasStanding = Goal.State !== 'draft' && Goal.State !== 'review';
  return (
    <li className={classes.goal}>
      <div className={classes.head}>
        {hasStanding ? <StandingMark goal={Goal} size={40} /> : null}
        <div className={classes.texts}>
          <h2 className={classes.title}>
            <Link {...goalLink(Goal.Id)} className={classes.link}>
              {Goal.GoalDetail.Title}
            </Link>
          </h2>
          <div className={classes.facts}>
            {Goal.State === 'approved' ? null : (
              <StateBadge tone={stateTone[Goal.State]}>{goalStateLabels[Goal.State]}</StateBadge>
            )}
            {moved ? (
              <span>
                {sheetWords.moved(likelihoodLabels[moved.from], likelihoodLabels[moved.to])}{' '}
                <span className={classes.when}>
                  <LocalTime at={moved.at} dateOnly />
                </span>
              </span>
            ) : hasStanding ? (
              <StandingLine goal={Goal} />
            ) : null}
          </div>
        </div>
        {hasStanding ? <GoalWeeks goal={Goal} /> : null}
      </div>
      {apart ? <p className={classes.apart}>{apartWords(apart)}</p> : null}
      {sentence === undefined ? null : <p className={classes.sentence}>“{sentence}”</p>}
      {changes.length === 0 ? (
        <p className={classes.when}>{sheetWords.unchanged}</p>
      ) : (
        <details className={classes.fold}>
          <summary>{sheetWords.show(changes.length)}</summary>
          <ul className={classes.changes} aria-label={sheetWords.changes}>
            {changes.map((change) => (
              <li key={change.key} className={classes.change}>
                <span className={classes.when}>
                  <LocalTime at={change.at} dateOnly /> · {change.by}
                </span>
                <span className={classes.words}>{change.words}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

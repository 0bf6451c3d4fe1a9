import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { RichLinks } from '#ui/data/rich-links.tsx';
import { LocalTime } from '#ui/data/times.tsx';
import { ResultVerdict } from '#ui/marks/result-verdict.tsx';
import { CommentThread } from '../../comments/components/comment-thread.tsx';
import { ratingOf } from '../model/goal-badges.ts';
import { goalResultsWords } from '../words.ts';
import classes from './details-tab.module.css';

/** Shows the owner's result, and the manager's answer (goals.18, Finalization). */
export function GoalResults({ info }: { readonly info: GoalInfo }) {
  const { Goal, GoalResult, GoalManagerResult } = info;
  if (!GoalResult && !GoalManagerResult) return null;
  return (
    <div className={classes.results}>
      {GoalResult ? (
        <section className={classes.result} aria-label={goalResultsWords.resultOfTheOwner}>
          <h3 className={classes.label}>
            {goalResultsWords.resultOfTheOwner} · <LocalTime at={GoalResult.UpdatedAt} />
          </h3>
          <ResultVerdict
            result={{
              completed: GoalResult.Completed,
              percent: GoalResult.ObjectiveResult,
              quality: ratingOf(GoalResult.Quality),
            }}
          />
          <RichLinks text={GoalResult.Outcome} />
          <CommentThread
            goalId={Goal.Id}
            subject={{ Id: GoalResult.Id, Type: 'OwnerGoalResult' }}
            comments={GoalResult.Comments}
            mayComment={info.Permissions.Comment === true}
          />
        </section>
      ) : null}
      {GoalManagerResult ? (
        <section className={classes.result} aria-label={goalResultsWords.resultOfTheManager}>
          <h3 className={classes.label}>
            {goalResultsWords.resultOfTheManager} · <LocalTime at={GoalManagerResult.UpdatedAt} />
          </h3>
          <ResultVerdict
            result={{
              completed: GoalManagerResult.Completed,
              percent: GoalManagerResult.ObjectiveResult,
              quality: null,
            }}
          />
          <RichLinks text={GoalManagerResult.Feedback} />
          <CommentThread
            goalId={Goal.Id}
            subject={{ Id: GoalManagerResult.Id, Type: 'ManagerGoalResult' }}
            comments={GoalManagerResult.Comments}
            mayComment={info.Permissions.Comment === true}
          />
        </section>
      ) : null}
    </div>
  );
}

import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { type Rating, ringLevel } from '@bellwether/domain/goals/rating';
import { GoalRing } from '#ui/goal-ring.tsx';
import { RatingBadge } from '#ui/rating-badge.tsx';
import { RichLinks } from '#ui/rich-links.tsx';
import { LocalTime } from '#ui/times.tsx';
import { CommentThread } from '../../comments/components/comment-thread.tsx';
import classes from './details-tab.module.css';
import { qualityWord, ratingOf } from './goal-badges.ts';

/** What the owner recorded at the end, and what the manager answered (1-goals §3, Finalization). */
export function GoalResults({ info }: { readonly info: GoalInfo }) {
  const { Goal, GoalResult, GoalManagerResult } = info;
  if (!GoalResult && !GoalManagerResult) return null;
  return (
    <div className={classes.results}>
      {GoalResult ? (
        <section className={classes.result} aria-label="Result of the owner">
          <h3 className={classes.label}>
            Result of the owner · <LocalTime at={GoalResult.UpdatedAt} />
          </h3>
          <Verdict result={GoalResult} quality={ratingOf(GoalResult.Quality)} />
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
        <section className={classes.result} aria-label="Result of the manager">
          <h3 className={classes.label}>
            Result of the manager · <LocalTime at={GoalManagerResult.UpdatedAt} />
          </h3>
          <Verdict result={GoalManagerResult} />
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

interface VerdictProps {
  readonly result: { readonly Completed: boolean | null; readonly ObjectiveResult: number | null };
  /** Only the owner's result has one. */
  readonly quality?: Rating | null;
}

function Verdict({ result, quality }: VerdictProps) {
  const percent = result.ObjectiveResult;
  const level = ringLevel(null, { completed: result.Completed, objectiveResult: percent });
  const words = percent === null ? `Completed: ${result.Completed ? 'Yes' : 'No'}` : `${percent} %`;
  return (
    <div className={classes.verdict}>
      <GoalRing level={level} percent={percent} label={words} size={percent === null ? 24 : 44} />
      <span aria-hidden="true">{words}</span>
      {quality === undefined || quality === null ? null : (
        <RatingBadge level={quality} prefix="Quality" word={qualityWord(quality)} />
      )}
    </div>
  );
}

import { type Rating, ringLevel } from '@bellwether/domain/goals/rating';
import { GoalRing } from '#ui/marks/goal-ring.tsx';
import { RatingBadge } from '#ui/marks/rating-badge.tsx';
import { qualityWord } from '../model/goal-badges.ts';
import classes from './result-verdict.module.css';

interface ResultVerdictProps {
  readonly completed: boolean | null;
  /** Null unless the goal is measured in percent. */
  readonly percent: number | null;
  /** Only the owner's result has a quality. */
  readonly quality: Rating | null;
}

/** Shows a result as a ring and as text. */
export function ResultVerdict({ completed, percent, quality }: ResultVerdictProps) {
  const level = ringLevel(null, { completed, objectiveResult: percent });
  const words = percent === null ? `Completed: ${completed ? 'Yes' : 'No'}` : `${percent} %`;
  return (
    <div className={classes.verdict}>
      <GoalRing level={level} percent={percent} label={words} size={percent === null ? 24 : 44} />
      <span aria-hidden="true">{words}</span>
      {quality === null ? null : (
        <RatingBadge of="quality" level={quality} prefix="Quality" word={qualityWord(quality)} />
      )}
    </div>
  );
}

import type { Rating } from '@bellwether/domain/goals/rating';
import classes from './rating-dot.module.css';

interface RatingDotProps {
  /** 0 (worst) to 4 (best); null without a prediction. */
  readonly level: Rating | null;
  /** The level's word ("Likely"), because colour alone must not carry meaning. */
  readonly word: string;
  /** Hides the ring from screen readers where the word stands beside it. */
  readonly isDecorative?: boolean;
}

const radius = 5;
const circumference = 2 * Math.PI * radius;

/** A small ring of (level + 1) fifths in the level's colour: the likelihood of a goal, where its quality is not shown. */
export function RatingDot({ level, word, isDecorative = false }: RatingDotProps) {
  const share = level === null ? 0 : (level + 1) / 5;
  return (
    <span
      className={classes.dot}
      data-level={level ?? undefined}
      {...(isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': word, title: word })}
    >
      <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true">
        <circle cx="7" cy="7" r={radius} className={classes.track} />
        <circle
          cx="7"
          cy="7"
          r={radius}
          className={classes.arc}
          strokeDasharray={`${share * circumference} ${circumference}`}
          transform="rotate(-90 7 7)"
        />
      </svg>
    </span>
  );
}

import { type Rating, ratings } from '@bellwether/domain/goals/rating';
import classes from './rating-badge.module.css';
import type { Dimension } from './rating-words.ts';

interface RatingProps {
  /** 0 (worst) to 4 (best); null without a prediction. */
  readonly level: Rating | null;
  /** The level's word ("Likely"), because colour alone must not carry meaning. */
  readonly word: string;
}

/**
 * A small disc in the level's colour whose filled part also shows the level. The word is for screen readers
 * only.
 */
export function RatingDot({ level, word }: RatingProps) {
  return (
    <span className={classes.dot} data-level={level ?? 'none'} role="img" aria-label={word} title={word}>
      <Disc level={level} />
    </span>
  );
}

interface RatingBadgeProps extends RatingProps {
  /** Likelihood (the default) has a pie, quality has bars. */
  readonly of?: Dimension;
  readonly prefix?: string;
}

/** The dimension's sign and the word in one tinted label. */
export function RatingBadge({ of = 'likelihood', level, word, prefix }: RatingBadgeProps) {
  return (
    <span className={classes.badge} data-level={level ?? 'none'}>
      {of === 'likelihood' ? <Disc level={level} /> : <Bars level={level} />}
      {prefix ? <span className={classes.prefix}>{prefix}:</span> : null}
      {word}
    </span>
  );
}

/** A pie of (level + 1) fifths, so that levels differ without colour. */
function Disc({ level }: { readonly level: Rating | null }) {
  const circumference = Math.PI * 6;
  const share = level === null ? 0 : (level + 1) / 5;
  return (
    <svg className={classes.disc} viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
      <circle cx="8" cy="8" r="7" className={classes.rim} />
      <circle
        cx="8"
        cy="8"
        r="3"
        className={classes.slice}
        strokeDasharray={`${share * circumference} ${circumference}`}
        transform="rotate(-90 8 8)"
      />
    </svg>
  );
}

/** (level + 1) of five rising bars, so that quality differs from likelihood by its form. */
function Bars({ level }: { readonly level: Rating | null }) {
  return (
    <svg className={classes.disc} viewBox="0 0 14 12" width="14" height="12" aria-hidden="true">
      {ratings.map((step) => (
        <rect
          key={step}
          className={classes.bar}
          data-filled={(level !== null && step <= level) || undefined}
          x={step * 3}
          y={9 - step * 2}
          width={2}
          height={3 + step * 2}
        />
      ))}
    </svg>
  );
}

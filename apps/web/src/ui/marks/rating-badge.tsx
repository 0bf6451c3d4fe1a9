import type { Rating } from '@bellwether/domain/goals/rating';
import { cx } from '../layout/classes.ts';
import classes from './rating-badge.module.css';

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

/** Disc and word in one tinted label. */
export function RatingBadge({ level, word, prefix }: RatingProps & { readonly prefix?: string }) {
  return (
    <span className={cx(classes.badge)} data-level={level ?? 'none'}>
      <Disc level={level} />
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

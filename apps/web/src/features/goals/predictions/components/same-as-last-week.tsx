import type { GoalStatus } from '@bellwether/contract/goals/goal';
import { Button } from '@mantine/core';
import { RatingLine } from '#ui/marks/rating-line.tsx';
import { ratingOf } from '../../reading/model/goal-badges.ts';
import { predictionWords } from '../words.ts';
import classes from './predict-form.module.css';

interface SameAsLastWeekProps {
  readonly before: GoalStatus;
  /** Whether the button gets the first focus, so that Enter is enough. */
  readonly focusFirst: boolean;
  readonly busy: boolean;
  readonly onSame: () => void;
}

/** Saves last week's likelihood and quality again with one key or press. */
export function SameAsLastWeek({ before, focusFirst, busy, onSame }: SameAsLastWeekProps) {
  const likelihood = ratingOf(before.Likelihood);
  const quality = ratingOf(before.Quality);
  return (
    <Button
      className={classes.same}
      variant="light"
      fullWidth
      data-autofocus={focusFirst || undefined}
      aria-disabled={busy || undefined}
      // A held Enter must not save one goal after the other.
      onKeyDown={(event) => {
        if (event.repeat) event.preventDefault();
      }}
      onClick={busy ? undefined : onSame}
    >
      <span className={classes.sameWords}>
        {predictionWords.same}
        <RatingLine
          likelihood={likelihood === null ? null : { level: likelihood, trend: null }}
          quality={quality === null ? null : { level: quality, trend: null }}
        />
      </span>
    </Button>
  );
}

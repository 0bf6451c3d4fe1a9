import type { QuarterPlace as Place } from '@bellwether/contract/dashboard';
import { labelOf } from '#features/goals/door.ts';
import { useSession } from '#platform/session.ts';
import { daysLeftWords, weekWords } from '../words.ts';
import classes from './quarter-place.module.css';

/** Shows "Q4 2026 · Week 8 of 14 · 39 days left" with one tick for each week, the current one filled. */
export function QuarterPlace({ place: { Week, Weeks, DaysLeft } }: { readonly place: Place }) {
  const { Period } = useSession();
  return (
    <div className={classes.place}>
      <p className={classes.words}>
        {labelOf(Period)} · {weekWords(Week, Weeks)} · {daysLeftWords(DaysLeft)}
      </p>
      <span className={classes.ticks} aria-hidden="true">
        {Array.from({ length: Weeks }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a tick is its week
            key={index}
            className={classes.tick}
            data-now={index + 1 === Week || undefined}
            data-past={index + 1 < Week || undefined}
          />
        ))}
      </span>
    </div>
  );
}

import { serverNow } from '#ui/data/server-clock.ts';
import { relativeWords, shownFullMoment, shownMomentOfYear } from '#ui/data/shown.ts';
import classes from './history-time.module.css';

/** Shows a time in the reader's zone: how long ago, or the date after a week; on paper always the date. */
export function HistoryTime({ at, now = serverNow() }: { readonly at: string; readonly now?: number }) {
  const then = Date.parse(at);
  // The title has weekday and zone: the weeks around it use the tenant's zone, this time uses the reader's.
  return (
    <time dateTime={at} title={shownFullMoment(then)}>
      <span className={classes.screen}>{relativeWords(then, now)}</span>
      <span className={classes.paper}>{shownMomentOfYear(then)}</span>
    </time>
  );
}

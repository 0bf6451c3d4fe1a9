import { serverNow } from '#ui/data/server-clock.ts';
import { relativeWords } from '#ui/data/times.tsx';
import classes from './history-time.module.css';

const SHORT = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
// With the weekday, and with the zone: the weeks around it are the tenant's, this time is the reader's.
const FULL = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'long' });

/** When something happened, in the reader's time: how long ago, or the date after a week; on paper always the date. */
export function HistoryTime({ at, now = serverNow() }: { readonly at: string; readonly now?: number }) {
  const then = Date.parse(at);
  return (
    <time dateTime={at} title={FULL.format(then)}>
      <span className={classes.screen}>{relativeWords(then, now)}</span>
      <span className={classes.paper}>{SHORT.format(then)}</span>
    </time>
  );
}

import { once } from '#ui/data/once.ts';
import { serverNow } from '#ui/data/server-clock.ts';
import { relativeWords } from '#ui/data/times.tsx';
import classes from './history-time.module.css';

const short = once(() => new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }));
// Show weekday and time zone: the weeks around it use the tenant's zone, this time uses the reader's.
const full = once(() => new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'long' }));

/** Shows a time in the reader's zone: how long ago, or the date after a week; on paper always the date. */
export function HistoryTime({ at, now = serverNow() }: { readonly at: string; readonly now?: number }) {
  const then = Date.parse(at);
  return (
    <time dateTime={at} title={full().format(then)}>
      <span className={classes.screen}>{relativeWords(then, now)}</span>
      <span className={classes.paper}>{short().format(then)}</span>
    </time>
  );
}

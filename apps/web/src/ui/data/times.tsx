import { once } from './once.ts';

const full = once(() => new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }));
const date = once(() => new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' }));
const relative = once(() => new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' }));

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Shows an instant (ISO 8601 UTC) in the reader's own time (1-goals §3: "shown in local time"). */
export function LocalTime({ at, dateOnly = false }: { readonly at: string; readonly dateOnly?: boolean }) {
  const then = new Date(at);
  return (
    <time dateTime={at} title={full().format(then)}>
      {(dateOnly ? date() : full()).format(then)}
    </time>
  );
}

/** Returns "5 minutes ago", up to a week, then a date. Both instants in milliseconds. */
export function relativeWords(then: number, now: number): string {
  const ago = now - then;
  if (ago < -MINUTE || ago >= 7 * DAY) return date().format(then);
  if (ago < MINUTE) return 'just now';
  if (ago < HOUR) return relative().format(-Math.floor(ago / MINUTE), 'minute');
  if (ago < DAY) return relative().format(-Math.floor(ago / HOUR), 'hour');
  return relative().format(-Math.floor(ago / DAY), 'day');
}

const FULL = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const DATE = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
const RELATIVE = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Shows an instant (ISO 8601 UTC) in the reader's own time (1-goals §3: "shown in local time"). */
export function LocalTime({ at, dateOnly = false }: { readonly at: string; readonly dateOnly?: boolean }) {
  const date = new Date(at);
  return (
    <time dateTime={at} title={FULL.format(date)}>
      {(dateOnly ? DATE : FULL).format(date)}
    </time>
  );
}

/** Returns "5 minutes ago", up to a week, then a date. Both instants in milliseconds. */
export function relativeWords(then: number, now: number): string {
  const ago = now - then;
  if (ago < -MINUTE || ago >= 7 * DAY) return DATE.format(then);
  if (ago < MINUTE) return 'just now';
  if (ago < HOUR) return RELATIVE.format(-Math.floor(ago / MINUTE), 'minute');
  if (ago < DAY) return RELATIVE.format(-Math.floor(ago / HOUR), 'hour');
  return RELATIVE.format(-Math.floor(ago / DAY), 'day');
}

const FULL = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const DATE = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
const CALENDAR_DAY = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' });
const RELATIVE = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** An instant (ISO 8601 UTC) in the reader's own time (1-goals §3: "shown in local time"). */
export function LocalTime({ at, dateOnly = false }: { readonly at: string; readonly dateOnly?: boolean }) {
  const date = new Date(at);
  return (
    <time dateTime={at} title={FULL.format(date)}>
      {(dateOnly ? DATE : FULL).format(date)}
    </time>
  );
}

/** "5 minutes ago", up to a week; older ones as a date. The full time is in the tooltip. */
export function RelativeTime({ at, now = Date.now() }: { readonly at: string; readonly now?: number }) {
  const date = new Date(at);
  return (
    <time dateTime={at} title={FULL.format(date)}>
      {relativeWords(date.getTime(), now)}
    </time>
  );
}

/** Words for the time between two instants in milliseconds. */
export function relativeWords(then: number, now: number): string {
  const ago = now - then;
  if (ago < -MINUTE || ago >= 7 * DAY) return DATE.format(then);
  if (ago < MINUTE) return 'just now';
  if (ago < HOUR) return RELATIVE.format(-Math.floor(ago / MINUTE), 'minute');
  if (ago < DAY) return RELATIVE.format(-Math.floor(ago / HOUR), 'hour');
  return RELATIVE.format(-Math.floor(ago / DAY), 'day');
}

/** A calendar day `YYYY-MM-DD`, the same day for every reader. */
export function CalendarDay({ day }: { readonly day: string }) {
  return <time dateTime={day}>{CALENDAR_DAY.format(new Date(`${day}T00:00:00Z`))}</time>;
}

import { shownDayAt, shownMoment, shownMomentOfYear } from './shown.ts';

/** Shows an instant (ISO 8601 UTC) in the reader's own time (texts.8: "shown in local time"). */
export function LocalTime({ at, dateOnly = false }: { readonly at: string; readonly dateOnly?: boolean }) {
  const then = Date.parse(at);
  return (
    <time dateTime={at} title={shownMomentOfYear(then)}>
      {dateOnly ? shownDayAt(then) : shownMoment(then)}
    </time>
  );
}

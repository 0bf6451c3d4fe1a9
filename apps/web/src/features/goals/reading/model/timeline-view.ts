import { historyWeek } from '@bellwether/domain/goals/history-weeks';
import { groupBy } from '#ui/data/group-by.ts';
import { readerLocale } from '#ui/data/reader-locale.ts';
import type { HistoryFilter } from '../../model/goal-search.ts';
import type { CommentEntry, TimelineEntry } from './timeline.ts';

/** An entry with the comments that belong to it. */
export interface ShownEntry {
  readonly entry: TimelineEntry;
  /** Comments that its author gave with the act itself. */
  readonly said: readonly CommentEntry[];
}

export interface ShownWeek {
  readonly week: number;
  readonly label: string;
  /** The last day; null outside the numbered weeks. */
  readonly endDate: string | null;
  readonly entries: readonly ShownEntry[];
}

/** A comment within this time after its author's own act belongs to the act; milliseconds. */
const alongWith = 2 * 60_000;

/** Returns how many entries each filter shows; comments given with an act count as comments, too. */
export function countsOf(entries: readonly TimelineEntry[]): Readonly<Record<HistoryFilter, number>> {
  const of = (kind: TimelineEntry['kind']) => entries.filter((entry) => entry.kind === kind).length;
  return { comments: of('comment'), predictions: of('prediction'), changes: of('move') };
}

/**
 * Returns the filtered timeline, the latest first. A comment given with an act is shown with the act; if only
 * comments are chosen, it is shown alone.
 */
export function shownEntries(
  entries: readonly TimelineEntry[],
  filter: HistoryFilter | undefined,
): readonly ShownEntry[] {
  if (filter === 'comments') return entries.filter(isComment).map((entry) => ({ entry, said: [] }));
  const said = groupBy(entries.filter(isComment), (comment) => actOf(comment, entries)?.key);
  return entries
    .filter((entry) =>
      entry.kind === 'comment'
        ? filter === undefined && said.get(undefined)?.includes(entry)
        : filter === undefined || (filter === 'predictions') === (entry.kind === 'prediction'),
    )
    .map((entry) => ({ entry, said: said.get(entry.key)?.toReversed() ?? [] }));
}

/** Returns the place of the entry that shows the comment; -1 without one. */
export function placeOfComment(shown: readonly ShownEntry[], commentId: number): number {
  const key = `comment-${commentId}`;
  return shown.findIndex(({ entry, said }) => entry.key === key || said.some((each) => each.key === key));
}

const isComment = (entry: TimelineEntry): entry is CommentEntry => entry.kind === 'comment';

function actOf(comment: CommentEntry, entries: readonly TimelineEntry[]): TimelineEntry | undefined {
  return entries.find((entry) => {
    const after = Date.parse(comment.at) - Date.parse(entry.at);
    return (
      entry.kind !== 'comment' &&
      entry.byId === comment.byId &&
      entry.subject?.Id === comment.subject.Id &&
      entry.subject.Type === comment.subject.Type &&
      after >= 0 &&
      after <= alongWith
    );
  });
}

interface HistoryCalendar {
  readonly StartDate: string;
  readonly EndDate: string;
  /** IANA name of the tenant's zone. */
  readonly zone: string;
}

/** Groups the entries by the tenant's weeks, the latest week first (calendar.5). */
export function weeksOfHistory(
  entries: readonly ShownEntry[],
  calendar: HistoryCalendar,
): readonly ShownWeek[] {
  const quarter = { startDate: calendar.StartDate, endDate: calendar.EndDate };
  const weeks = new Map<number, ShownWeek & { entries: ShownEntry[] }>();
  for (const shown of entries) {
    const { week, label, endDate } = historyWeek(quarter, Date.parse(shown.entry.at), {
      zone: calendar.zone,
      locale: readerLocale(),
    });
    const found = weeks.get(week);
    if (found) found.entries.push(shown);
    else weeks.set(week, { week, label, endDate, entries: [shown] });
  }
  return [...weeks.values()];
}

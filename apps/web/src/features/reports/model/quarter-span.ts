import type { Period } from '@bellwether/contract/tenant';

/** A quarter of a report's choices. */
export type ReportQuarter = Pick<Period, 'Id' | 'StartDate' | 'Quarter' | 'Year'>;

/** The first and the last quarter of a report, by their ids. */
export interface QuarterSpan {
  readonly from: number;
  readonly to: number;
}

/**
 * Returns the span after a change: a From later than To moves To, and a To earlier than From moves From
 * (reports.5).
 */
export function movedSpan(
  quarters: readonly ReportQuarter[],
  span: QuarterSpan,
  change: Partial<QuarterSpan>,
): QuarterSpan {
  const startOf = (id: number) => quarters.find((quarter) => quarter.Id === id)?.StartDate ?? '';
  const next = { ...span, ...change };
  if (startOf(next.from) <= startOf(next.to)) return next;
  const id = change.from ?? next.to;
  return { from: id, to: id };
}

/** Returns the ids of the quarters of a span, the earliest first. */
export function quartersOf(quarters: readonly ReportQuarter[], { from, to }: QuarterSpan): number[] {
  const chosen = quarters.toSorted((a, b) => (a.StartDate < b.StartDate ? -1 : 1));
  const first = chosen.findIndex(({ Id }) => Id === from);
  const last = chosen.findIndex(({ Id }) => Id === to);
  return first < 0 || last < first ? [] : chosen.slice(first, last + 1).map(({ Id }) => Id);
}

import type { Period } from '@bellwether/contract/tenant';

/** The first and the last quarter of a report, by their ids. */
export interface QuarterSpan {
  readonly from: number;
  readonly to: number;
}

/**
 * Returns the span after a change: a From later than To moves To, and a To earlier than From moves From
 * (3-strategy-reports-signin §5).
 */
export function movedSpan(
  periods: readonly Period[],
  span: QuarterSpan,
  change: Partial<QuarterSpan>,
): QuarterSpan {
  const indexOf = (id: number) => periods.find((period) => period.Id === id)?.Index ?? 0;
  const next = { ...span, ...change };
  if (indexOf(next.from) <= indexOf(next.to)) return next;
  const id = change.from ?? next.to;
  return { from: id, to: id };
}

/** Returns the ids of the quarters of a span, the earliest first. */
export function quartersOf(periods: readonly Period[], { from, to }: QuarterSpan): number[] {
  const chosen = [...periods].sort((a, b) => a.Index - b.Index);
  const first = chosen.findIndex(({ Id }) => Id === from);
  const last = chosen.findIndex(({ Id }) => Id === to);
  return first < 0 || last < first ? [] : chosen.slice(first, last + 1).map(({ Id }) => Id);
}

import type { Day } from '../calendar/day.ts';
import type { Instant } from '../calendar/instant.ts';
import { weekLabel } from '../calendar/shown.ts';
import { tenantDay } from '../calendar/tenant-day.ts';
import { type QuarterDays, weekAt } from '../calendar/week.ts';
import type { Locale } from '../locale/locales.ts';
import { historyWords } from './words.moves.ts';

/** The part of a goal's history that belongs to one week of its quarter. */
export interface HistoryWeek {
  /** 1–22; 0 before the quarter, 23 after its last numbered week. */
  readonly week: number;
  /** `Week 3 · ends Sun 18 Oct`. */
  readonly label: string;
  /** The week's last day; null outside the numbered weeks. */
  readonly endDate: Day | null;
}

const before = { week: 0, label: historyWords.before, endDate: null };
const after = { week: 23, label: historyWords.after, endDate: null };

/**
 * Returns the week of the goal's quarter in which the instant lies, by the tenant's calendar (calendar.5).
 */
export function historyWeek(
  quarter: QuarterDays,
  at: Instant,
  { zone, locale }: { readonly zone: string; readonly locale: Locale },
): HistoryWeek {
  const day = tenantDay(at, zone);
  if (day < quarter.startDate) return before;
  const week = weekAt(quarter, day);
  return week ? { week: week.week, label: weekLabel(week, locale), endDate: week.endDate } : after;
}

import { addDays, type Day, dayFromParts, endOfMonth, monthOf, yearOf } from './day.ts';
import type { Instant } from './instant.ts';
import { type CalendarSettings, quarterSpanDays, quartersAhead } from './settings.ts';
import { tenantDay } from './tenant-day.ts';

/** A fiscal quarter: the goal period of the documents (1-goals §3, decisions §2). */
export interface Quarter {
  /** Counts quarters without gaps; a later quarter has a larger one. Four times the fiscal year, plus 0–3. */
  index: number;
  startDate: Day;
  /** The last day, included. */
  endDate: Day;
  /** As shown: moved by the tenant's label shift. */
  quarter: 1 | 2 | 3 | 4;
  /** As shown: the calendar year in which the fiscal year starts, moved by the tenant's label shift. */
  year: number;
}

/** What every quarter depends on. */
export type FiscalSettings = Pick<CalendarSettings, 'firstFiscalMonth' | 'quarterLabelShift'>;

/** The quarter that holds the day. */
export function quarterOf(day: Day, settings: FiscalSettings): Quarter {
  const months = yearOf(day) * 12 + monthOf(day) - settings.firstFiscalMonth;
  return quarterByIndex(Math.floor(months / 3), settings);
}

/** The quarter with this index: the one before `quarter` is `quarterByIndex(quarter.index - 1, settings)`. */
export function quarterByIndex(index: number, settings: FiscalSettings): Quarter {
  const months = index * 3 + settings.firstFiscalMonth - 1;
  const startYear = Math.floor(months / 12);
  const startDate = dayFromParts(startYear, months - startYear * 12 + 1, 1);
  const shown = index + settings.quarterLabelShift;
  const year = Math.floor(shown / 4);
  return {
    index,
    startDate,
    endDate: endOfMonth(addDays(startDate, quarterSpanDays)),
    quarter: quarterNumber(shown - year * 4),
    year,
  };
}

/** The quarter that runs in the tenant's zone at the instant. */
export function currentQuarter(now: Instant, settings: FiscalSettings & { zone: string }): Quarter {
  return quarterOf(tenantDay(now, settings.zone), settings);
}

/**
 * The quarters that must exist at the instant: from the tenant's first one, told by its index (the current one where there
 * is none yet, or where it lies ahead), to five beyond the current, oldest first (decisions §2).
 */
export function existingQuarters(
  firstIndex: number | undefined,
  now: Instant,
  settings: FiscalSettings & { zone: string },
): Quarter[] {
  const current = currentQuarter(now, settings).index;
  const first = Math.min(firstIndex ?? current, current);
  const count = current + quartersAhead - first + 1;
  return Array.from({ length: count }, (_, step) => quarterByIndex(first + step, settings));
}

/** Whether both lie in one fiscal year. Told by the index: a label shift moves labels, not the year's borders. */
export function isSameFiscalYear(a: Pick<Quarter, 'index'>, b: Pick<Quarter, 'index'>): boolean {
  return Math.floor(a.index / 4) === Math.floor(b.index / 4);
}

function quarterNumber(fromZero: number): Quarter['quarter'] {
  if (fromZero === 0) return 1;
  if (fromZero === 1) return 2;
  return fromZero === 2 ? 3 : 4;
}

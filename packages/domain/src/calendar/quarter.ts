import { addDays, type Day, dayFromParts, endOfMonth, monthOf, yearOf } from './day.ts';
import type { Instant } from './instant.ts';
import { type CalendarSettings, quarterSpanDays, quartersAhead } from './settings.ts';
import { tenantDay } from './tenant-day.ts';

/** A fiscal quarter: the goal period of the wire (calendar.2). */
export interface Quarter {
  /** Numbers quarters without gaps, in order of time: four times the fiscal year, plus 0–3. */
  readonly index: number;
  readonly startDate: Day;
  /** Included. */
  readonly endDate: Day;
  /** As shown, with the tenant's label shift. */
  readonly quarter: 1 | 2 | 3 | 4;
  /** As shown: the calendar year in which the fiscal year starts, with the tenant's label shift. */
  readonly year: number;
}

/** The settings that every quarter depends on. */
export type FiscalSettings = Pick<CalendarSettings, 'firstFiscalMonth' | 'quarterLabelShift'>;

/** Returns the day's quarter. */
export function quarterOf(day: Day, settings: FiscalSettings): Quarter {
  const months = yearOf(day) * 12 + monthOf(day) - settings.firstFiscalMonth;
  return quarterByIndex(Math.floor(months / 3), settings);
}

/**
 * Returns the quarter with this index: `quarterByIndex(quarter.index - 1, settings)` is the one before
 * `quarter`.
 */
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

/** Returns the quarter that runs in the tenant's zone at the instant. */
export function currentQuarter(now: Instant, settings: FiscalSettings & { zone: string }): Quarter {
  return quarterOf(tenantDay(now, settings.zone), settings);
}

/**
 * Returns the quarters that must exist at the instant, oldest first: from the tenant's first quarter to five
 * after the current one (calendar.3). The first is given by its index; without it, or if it is in the
 * future, the current quarter is first.
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

/**
 * Returns whether both are in one fiscal year. Compares the index, because a label shift moves labels and not
 * the year's borders.
 */
export function isSameFiscalYear(a: Pick<Quarter, 'index'>, b: Pick<Quarter, 'index'>): boolean {
  return Math.floor(a.index / 4) === Math.floor(b.index / 4);
}

function quarterNumber(fromZero: number): Quarter['quarter'] {
  if (fromZero === 0) return 1;
  if (fromZero === 1) return 2;
  return fromZero === 2 ? 3 : 4;
}

import { addDays, type Day, mondayOf } from '../../calendar/day.ts';
import type { Instant } from '../../calendar/instant.ts';
import { currentQuarter, quarterByIndex, quarterOf } from '../../calendar/quarter.ts';
import type { CalendarSettings } from '../../calendar/settings.ts';
import { tenantDay } from '../../calendar/tenant-day.ts';
import { firstInstantAt } from '../../calendar/zone-offset.ts';
import type { ReportName, ReportRhythm } from '../reports.ts';

/** An instant at which scheduled reports are mailed. */
export interface ReportDue {
  readonly at: Instant;
  /** The index of the quarter in the mail: the running quarter, or for a quarterly mail the ended one. */
  readonly quarterIndex: number;
}

/** The part of a scheduled choice that decides which quarter is meant. */
interface MeantReport {
  readonly Report: ReportName;
  readonly Mode?: 1 | 2 | 3 | undefined;
}

/**
 * Returns the index of the quarter that a scheduled report is about (reports.10): goals that are not finalized belong
 * to the latest ended quarter; people without goals, and a plan, to the running one; everything else to the quarter of the
 * mail. `currentIndex`: the quarter that runs when the mail is sent.
 */
export function meantQuarter(choice: MeantReport, dueIndex: number, currentIndex: number): number {
  if (choice.Report === 'goalTemplate') return currentIndex;
  if (choice.Report !== 'goalCompliance') return dueIndex;
  if (choice.Mode === 3) return Math.min(dueIndex, currentIndex - 1);
  return choice.Mode === 1 ? currentIndex : dueIndex;
}

const dueHour = 7;

type DueSettings = Pick<CalendarSettings, 'zone' | 'firstFiscalMonth' | 'quarterLabelShift'>;

/**
 * Returns the latest due instant at or before `now`, in the company's zone: Monday 07:00, or 07:00 of the day after a quarter's
 * end.
 */
export function latestReportDue(rhythm: ReportRhythm, now: Instant, settings: DueSettings): ReportDue {
  const [before, latest] = aroundToday(rhythm, now, settings);
  return latest.at <= now ? latest : before;
}

/** Returns the first due instant after `now`. */
export function nextReportDue(rhythm: ReportRhythm, now: Instant, settings: DueSettings): ReportDue {
  const [, latest, next] = aroundToday(rhythm, now, settings);
  return latest.at > now ? latest : next;
}

/** The due instants of the last due day up to today, of the one before it and of the one after it. */
function aroundToday(
  rhythm: ReportRhythm,
  now: Instant,
  settings: DueSettings,
): readonly [ReportDue, ReportDue, ReportDue] {
  if (rhythm === 'weekly') {
    const monday = mondayOf(tenantDay(now, settings.zone));
    const dueOn = (day: Day) => ({ at: dueAt(day, settings), quarterIndex: quarterOf(day, settings).index });
    return [dueOn(addDays(monday, -7)), dueOn(monday), dueOn(addDays(monday, 7))];
  }
  const { index } = currentQuarter(now, settings);
  const dueAfter = (quarterIndex: number) => ({
    at: dueAt(quarterByIndex(quarterIndex + 1, settings).startDate, settings),
    quarterIndex,
  });
  return [dueAfter(index - 2), dueAfter(index - 1), dueAfter(index)];
}

const dueAt = (day: Day, { zone }: DueSettings) => firstInstantAt(zone, day, dueHour);

import type { Weekday } from '@bellwether/domain/calendar/day';
import { type CalendarSettings, defaultCalendarSettings } from '@bellwether/domain/calendar/settings';
import { ianaZone } from '@bellwether/domain/calendar/zone';

/** The columns of a tenant's settings that its calendar uses. */
interface StoredCalendar {
  time_zone: string;
  first_fiscal_month: number;
  quarter_label_shift: number;
  status_edit_weeks: number;
  ask_weekday: number;
}

/** Returns the calendar of a tenant in the domain's form. */
export function calendarOf(stored: StoredCalendar): CalendarSettings {
  return {
    zone: ianaZone(stored.time_zone) ?? defaultCalendarSettings.zone,
    firstFiscalMonth: stored.first_fiscal_month,
    quarterLabelShift: stored.quarter_label_shift,
    statusEditWeeks: stored.status_edit_weeks,
    askWeekday: stored.ask_weekday as Weekday,
  };
}

import type { Weekday } from './day.ts';
import type { defaultZoneName, railsZones } from './zone.ts';

/** The calendar settings of a tenant (calendar.6, *(setting)*). */
export interface CalendarSettings {
  /** IANA name: `ianaZone` of the name that the tenant chose. */
  zone: string;
  /** 1 January … 12 December. */
  firstFiscalMonth: number;
  /** Number of quarters that the shown Quarter and Year are ahead; negative: behind. */
  quarterLabelShift: number;
  /** How many weeks before the current one are still open for predictions. */
  statusEditWeeks: number;
  /** The weekday on which a week's prediction is first asked for, from its start. */
  askWeekday: Weekday;
}

export const defaultCalendarSettings: CalendarSettings = {
  // The literal avoids importing the table of zones into pages that only show a week's label. The compiler
  // compares it with the table.
  zone: 'America/Chicago' satisfies (typeof railsZones)[typeof defaultZoneName],
  firstFiscalMonth: 1,
  quarterLabelShift: 0,
  statusEditWeeks: 2,
  askWeekday: 4,
};

/** A quarter ends in the month of the day that is this many days after its start (calendar.2). */
export const quarterSpanDays = 70;
/** The largest `GoalPeriodWeek.Week`; the smallest is 1 (calendar.5). */
export const lastWeekNumber = 22;
/** The number of quarters that exist after the current one (calendar.3). */
export const quartersAhead = 5;
/** The number of quarters that a new goal can be for, the current one included (calendar.4). */
export const quarterChoiceCount = 5;

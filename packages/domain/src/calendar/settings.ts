import type { Weekday } from './day.ts';
import type { defaultZoneName, railsZones } from './zone.ts';

/** What a tenant can change about its calendar (decisions §2, *(setting)*). */
export interface CalendarSettings {
  /** IANA name; `ianaZone` gives it for the name that the tenant chose. */
  zone: string;
  /** 1 January … 12 December. */
  firstFiscalMonth: number;
  /** Whole quarters by which Quarter and Year are shown ahead (or, negative, behind). */
  quarterLabelShift: number;
  /** How many weeks before the current one predictions can still be given for. */
  statusEditWeeks: number;
  /** The weekday from whose first instant a week's prediction is asked for. */
  askWeekday: Weekday;
}

export const defaultCalendarSettings: CalendarSettings = {
  // Written out, so that a page that shows a week's label does not carry the table of zones; the compiler compares.
  zone: 'America/Chicago' satisfies (typeof railsZones)[typeof defaultZoneName],
  firstFiscalMonth: 1,
  quarterLabelShift: 0,
  statusEditWeeks: 2,
  askWeekday: 4,
};

/** A quarter ends in the month of this many days after its start (2-people-and-talent §4). */
export const quarterSpanDays = 70;
/** `GoalPeriodWeek.Week` is 1 to this (1-goals §9). */
export const lastWeekNumber = 22;
/** How many quarters exist beyond the current one (decisions §2). */
export const quartersAhead = 5;
/** How many quarters a goal can be made for, the current one included (1-goals §9). */
export const quarterChoiceCount = 5;

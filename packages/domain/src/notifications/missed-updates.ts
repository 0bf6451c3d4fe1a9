/** A manager is notified of a report who has missed this many weeks in a row. */
export const missedWeeksToTell = 2;

/** The latest week for which a run has handled the person, before the present week. */
export interface FormerWeek {
  /**
   * Whether it is the week right before. Weeks in which nobody was asked, such as during a long downtime, end the
   * row.
   */
  readonly isWeekBefore: boolean;
  readonly wasAsked: boolean;
  /** Whether a prediction of that week is still missing. */
  readonly isMissing: boolean;
  /** How many weeks in a row the person had missed before this one. */
  readonly missed: number;
}

/** Returns how many weeks in a row the person has missed by now. A late prediction counts as given. */
export function missedWeeks(former: FormerWeek | undefined): number {
  if (!former?.isWeekBefore || !former.wasAsked || !former.isMissing) return 0;
  return former.missed + 1;
}

/** Returns whether to notify the manager now: once in a row of missed weeks. */
export function tellsManager(missed: number): boolean {
  return missed === missedWeeksToTell;
}

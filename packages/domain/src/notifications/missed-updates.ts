/** A manager is told about a report who missed so many asked-for weeks in a row. */
export const missedWeeksToTell = 2;

/** The latest week for which a person was considered, before the week that is asked for now. */
export interface FormerWeek {
  /** Whether it is the week right before. Weeks that nobody was asked for, such as in a long downtime, end the row. */
  readonly isWeekBefore: boolean;
  readonly wasAsked: boolean;
  /** Whether a prediction of that week is still missing. */
  readonly isMissing: boolean;
  /** How many weeks in a row the person had missed before this one. */
  readonly missed: number;
}

/** Returns how many asked-for weeks in a row the person has missed by now. A prediction that is given late counts as given. */
export function missedWeeks(former: FormerWeek | undefined): number {
  if (!former?.isWeekBefore || !former.wasAsked || !former.isMissing) return 0;
  return former.missed + 1;
}

/** Returns whether to notify the manager now: once in a row of missed weeks. */
export function tellsManager(missed: number): boolean {
  return missed === missedWeeksToTell;
}

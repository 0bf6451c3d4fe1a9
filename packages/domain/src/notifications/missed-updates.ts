/** A manager is told about a report who missed so many asked-for weeks in a row. */
export const missedWeeksToTell = 2;

/** A person's latest week that was asked for, seen when the next one is asked for. */
export interface FormerWeek {
  /** Whether it is the week right before. Weeks that nobody was asked for, such as in a long downtime, end the row. */
  readonly isWeekBefore: boolean;
  readonly wasAsked: boolean;
  /** Whether a prediction of that week is still missing. */
  readonly isMissing: boolean;
  /** The missed weeks in a row before it. */
  readonly missed: number;
}

/** Returns how many asked-for weeks in a row the person has missed by now. A prediction that is given late counts as given. */
export function missedWeeks(former: FormerWeek | undefined): number {
  if (!former?.isWeekBefore || !former.wasAsked || !former.isMissing) return 0;
  return former.missed + 1;
}

/** Whether the manager is told now: once in a row of missed weeks. */
export function tellsManager(missed: number): boolean {
  return missed === missedWeeksToTell;
}

/** A manager is notified of a report who has missed this many weeks in a row (notifications.8). */
export const missedWeeksToTell = [2, 6] as const;
export type MissedWeeks = (typeof missedWeeksToTell)[number];

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
  /** Whether a quarter's edge cuts that week. */
  readonly isCut: boolean;
  /** How many weeks in a row the person had missed before this one. */
  readonly missed: number;
}

/**
 * Returns how many weeks in a row the person has missed by now. A late prediction counts as given. A cut week never
 * counts as missed, and does not end the row unless its prediction was given (notifications.8).
 */
export function missedWeeks(former: FormerWeek | undefined): number {
  if (!former?.isWeekBefore || !former.wasAsked || !former.isMissing) return 0;
  return former.isCut ? former.missed : former.missed + 1;
}

/**
 * Returns the number of missed weeks that the manager is told of now: the second and the sixth in a row. Undefined for
 * the others, and after a cut week, because nothing was added to the row.
 */
export function weeksToTell(
  missed: number,
  former: Pick<FormerWeek, 'isCut'> | undefined,
): MissedWeeks | undefined {
  return former?.isCut ? undefined : missedWeeksToTell.find((told) => told === missed);
}

import type { GoalInfo, GoalStatus } from '@bellwether/contract/goals/goal';

/** Returns the weeks that can be predicted now, oldest first. */
export function openWeeksOf(info: GoalInfo): GoalStatus[] {
  return info.GoalStatuses.filter((status) => status.IsOpen).toSorted(
    (a, b) => a.GoalPeriodWeek.Week - b.GoalPeriodWeek.Week,
  );
}

/** Returns the open weeks next to a week, which may itself have closed meanwhile. */
export function openWeeksAround(
  info: GoalInfo,
  { GoalPeriodWeek: { Week } }: GoalStatus,
): { readonly previous: GoalStatus | undefined; readonly next: GoalStatus | undefined } {
  const open = openWeeksOf(info);
  return {
    previous: open.findLast((each) => each.GoalPeriodWeek.Week < Week),
    next: open.find((each) => each.GoalPeriodWeek.Week > Week),
  };
}

/**
 * Returns the drawer's first week: the latest open one, unless the goal needs an update that only the week
 * before can give, because the latest week is not due yet. The server knows which week is due, by the
 * tenant's clock.
 * @returns undefined without an open week.
 */
export function firstWeek(info: GoalInfo): GoalStatus | undefined {
  const open = openWeeksOf(info);
  const asked = open.find((status) => status.GoalPeriodWeek.Id === info.AskedWeekId);
  return info.Goal.IsNeedsUpdate && asked && !isGiven(asked) ? asked : open.at(-1);
}

/** Returns the week that still needs a prediction after a save: another open week without one. */
export function weekAfter(info: GoalInfo, savedId: number): GoalStatus | undefined {
  if (!info.Goal.IsNeedsUpdate) return undefined;
  return openWeeksOf(info).findLast((status) => status.Id !== savedId && !isGiven(status));
}

/** Returns the latest prediction before a week, shown in small print beside the new one. */
export function predictionBefore(info: GoalInfo, status: GoalStatus): GoalStatus | undefined {
  return info.GoalStatuses.filter(
    (each) => isGiven(each) && each.GoalPeriodWeek.Week < status.GoalPeriodWeek.Week,
  ).reduce<GoalStatus | undefined>(
    (latest, each) => (latest && latest.GoalPeriodWeek.Week > each.GoalPeriodWeek.Week ? latest : each),
    undefined,
  );
}

function isGiven(status: GoalStatus): boolean {
  return status.Likelihood !== null && status.Quality !== null;
}

/** Returns the prediction of the week right before, which "Same as last week" repeats. */
export function lastWeekOf(info: GoalInfo, status: GoalStatus): GoalStatus | undefined {
  const before = predictionBefore(info, status);
  return before?.GoalPeriodWeek.Week === status.GoalPeriodWeek.Week - 1 ? before : undefined;
}

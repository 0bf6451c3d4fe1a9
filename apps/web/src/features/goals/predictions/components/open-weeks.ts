import type { GoalInfo, GoalStatus } from '@bellwether/contract/goals/goal';
import { askedFrom } from '@bellwether/domain/calendar/prediction-window';
import { defaultCalendarSettings } from '@bellwether/domain/calendar/settings';

/** The weeks that can be predicted now, oldest first. */
export function openWeeksOf(info: GoalInfo): GoalStatus[] {
  return info.GoalStatuses.filter((status) => status.IsOpen).toSorted(
    (a, b) => a.GoalPeriodWeek.Week - b.GoalPeriodWeek.Week,
  );
}

/**
 * The week that the drawer begins with: the latest open one, unless the goal asks for an update that only the week before
 * can give, because the latest one is not yet asked for. `now` is the reader's clock: where it is wrong, the goal still
 * says so after the save (see `weekAfter`).
 * @returns undefined where no week is open.
 */
export function firstWeek(info: GoalInfo, now: number, zone: string): GoalStatus | undefined {
  const open = openWeeksOf(info);
  const latest = open.at(-1);
  const before = open.at(-2);
  if (!latest || !before || !info.Goal.IsNeedsUpdate || isGiven(before)) return latest;
  if (isGiven(latest)) return before;
  const { StartDate, EndDate } = latest.GoalPeriodWeek;
  const asked = askedFrom({ startDate: StartDate, endDate: EndDate }, { ...defaultCalendarSettings, zone });
  // A clock that is off by more than the week says nothing about Thursday.
  const isThisWeek = Math.abs(asked - now) < 7 * 24 * 60 * 60 * 1000;
  return isThisWeek && now < asked ? before : latest;
}

/** After a save the goal may still ask: then another open week without a prediction is what it asks for. */
export function weekAfter(info: GoalInfo, savedId: number): GoalStatus | undefined {
  if (!info.Goal.IsNeedsUpdate) return undefined;
  return openWeeksOf(info).findLast((status) => status.Id !== savedId && !isGiven(status));
}

/** The latest prediction before a week, shown quietly beside the new one. */
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

import type { BadNewsFigures, GroupBadNews } from '@bellwether/contract/insight/calibration';
import type { TooFew } from '@bellwether/contract/insight/insight';
import { quarterLabel } from '@bellwether/domain/calendar/shown';
import { badNewsOf } from '@bellwether/domain/insight/bad-news';
import { minimums } from '@bellwether/domain/insight/constants';
import type { Group } from '@bellwether/domain/insight/groups';
import { goalsIn, hasOwners, isShown, type PlacedGoal } from '@bellwether/domain/insight/shown-groups';
import type { Scope } from '#platform/session/scope.ts';
import type { Period } from '../tenant/queries.ts';
import { demandGroup } from './access.groups.ts';
import { presentTooFew } from './presenter.calibration.ts';
import { countShown } from './queries.calibration.ts';
import { type HistoryGoal, historyOf } from './queries.history.ts';

const isEnough = (missed: readonly PlacedGoal[]) =>
  missed.length >= minimums.missedGoals && hasOwners(missed);

/**
 * Returns when the misses of a group's latest finished quarter were known, beside the quarter before (insight §3.5), within
 * the limits of §7.
 * @throws HttpProblem 404 for a group that is absent or not seen.
 */
export async function groupBadNews(scope: Scope, group: Group): Promise<GroupBadNews | TooFew> {
  await demandGroup(scope, group);
  const { periods, goals } = await historyOf(scope);
  const [latest, before] = periods.toReversed();
  const ofQuarter = (period: Period | undefined) => goals.filter(({ periodId }) => periodId === period?.id);
  const present = latest ? figuresOf(latest, group, ofQuarter(latest)) : undefined;
  if (!present) {
    const missed = ofQuarter(latest).filter(({ isAchieved }) => !isAchieved);
    return presentTooFew(countShown(group, missed), minimums.missedGoals);
  }
  const former = before ? figuresOf(before, group, ofQuarter(before)) : undefined;
  return { TooFew: false, ...present, Before: former ?? null };
}

/** Each figure is said only where its own goals belong to enough owners and no rest of the sibling groups is small. */
function figuresOf(period: Period, group: Group, goals: readonly HistoryGoal[]): BadNewsFigures | undefined {
  const company = badNewsOf(goals);
  const { mean, missed } = badNewsOf(goalsIn(group, goals));
  if (mean === null || !isShown(group, company.missed, isEnough)) return undefined;
  return {
    Quarter: quarterLabel(period),
    Missed: missed.length,
    Mean: Math.round(mean * 10) / 10,
    Early: countShown(group, company.early),
    Never: countShown(group, company.never),
    Warned: countShown(group, company.warned),
    WarnedAndAchieved: countShown(group, company.warnedAndAchieved),
  };
}

import type { Session } from '@bellwether/contract/accounts';
import type { GoalFilter, GoalScope } from '@bellwether/contract/goals/reading';
import type { Period } from '@bellwether/contract/tenant';
import type { Quarter } from '@bellwether/domain/calendar/quarter';
import { quarterChoiceCount } from '@bellwether/domain/calendar/settings';
import { quarterLabel } from '@bellwether/domain/calendar/shown';
import { type CapableProfile, capabilitiesOfProfile } from '#platform/capabilities.ts';
import type { GoalSearch } from '../../model/goal-search.ts';
import { listCountWords } from '../words.list.ts';
import { scopeLabels } from '../words.ts';

/** Returns a role's scopes, in their fixed order (calendar.4). */
export function scopesOf(profile: CapableProfile): readonly GoalScope[] {
  const role = profile.RoleName;
  const { writesGoals, writesGoalsForOthers } = capabilitiesOfProfile(profile);
  if (!writesGoals) return ['CompanyGoals'];
  return [
    'MyGoals',
    ...(role === 'contributor' ? [] : ['DirectReports' as const]),
    'CompanyGoals',
    ...(role === 'ceo' ? [] : ['ManagerAndPeers' as const]),
    ...(writesGoalsForOthers ? ['All' as const] : []),
  ];
}

/** Returns the scope to show: a copied link never requests a scope that the role lacks. */
export function scopeOf(search: GoalSearch, profile: CapableProfile): GoalScope {
  const allowed = scopesOf(profile);
  if (search.scope && allowed.includes(search.scope)) return search.scope;
  return allowed[0] ?? 'MyGoals';
}

/** Whether the person can see and restore deleted goals: only goal admins can. */
export function seesDeleted(profile: CapableProfile): boolean {
  return capabilitiesOfProfile(profile).administersGoals;
}

/**
 * Returns the address without filters that the person may not use, so that a copied link opens the list that
 * they may see.
 */
export function searchFor(profile: CapableProfile, search: GoalSearch): GoalSearch {
  if (search.deleted === undefined || seesDeleted(profile)) return search;
  const { deleted, ...others } = search;
  return others;
}

/** Returns the options of the scope select. */
export function scopeChoices(profile: CapableProfile) {
  return scopesOf(profile).map((scope) => ({ value: scope, label: scopeLabels[scope] }));
}

/**
 * Returns the quarters of the list: all earlier ones, the current and four more, the latest first
 * (calendar.4). `chosenId`: a link may name a later quarter, which is then included.
 */
export function quarterChoicesOf(periods: readonly Period[], current: Period, chosenId?: number) {
  return periods
    .filter((period) => period.Index < current.Index + quarterChoiceCount || period.Id === chosenId)
    .sort((a, b) => b.Index - a.Index)
    .map((period) => ({
      value: String(period.Id),
      label: period.Id === current.Id ? listCountWords.currentQuarter(labelOf(period)) : labelOf(period),
    }));
}

/** `Q3 2026`. */
export function labelOf(period: Pick<Period, 'Quarter' | 'Year'>): string {
  return quarterLabel({ quarter: period.Quarter as Quarter['quarter'], year: period.Year });
}

/**
 * Whether Add Goal is shown: not in quarters that started before the person's current one, never for
 * observers (goals.23).
 */
export function mayAddGoal(
  search: GoalSearch,
  session: Session,
  periods: readonly Period[] | undefined,
): boolean {
  if (!capabilitiesOfProfile(session.Profile).writesGoals) return false;
  if (search.period === undefined || search.period === session.Period.Id) return true;
  const chosen = periods?.find((period) => period.Id === search.period);
  return chosen !== undefined && chosen.StartDate >= session.Period.StartDate;
}

/** Whether the list is grouped by person: only the goals of direct reports can be. */
export function isByPerson(search: GoalSearch, profile: CapableProfile): boolean {
  return search.byPerson === true && mayGroup(search, profile);
}

/** Whether the list can be grouped by person. */
export function mayGroup(search: GoalSearch, profile: CapableProfile): boolean {
  return !search.waiting && !search.deleted && scopeOf(search, profile) === 'DirectReports';
}

/** Returns the request of all direct reports' goals in the address' quarter, which no other filter narrows. */
export function reportsFilter(search: GoalSearch, { Period }: Session): GoalFilter {
  return { GoalSelectFilter: 'DirectReports', PeriodId: search.period ?? Period.Id };
}

/**
 * Returns the list's request for an address. Absent parts are left out, so that equal filters have equal
 * query keys.
 */
export function filterOf(search: GoalSearch, session: Session): GoalFilter {
  const { Profile, Period } = session;
  const waiting = search.waiting === true;
  const deleted = search.deleted === true && seesDeleted(Profile);
  return {
    // Goals that wait for a person count in every scope and quarter; the server needs both flags for that.
    ...(waiting
      ? { NeedsReview: true, AnyPeriod: true }
      : {
          GoalSelectFilter: deleted ? 'All' : scopeOf(search, Profile),
          PeriodId: search.period ?? Period.Id,
        }),
    ...(search.q ? { Title: search.q } : {}),
    ...(search.people?.length ? { Users: search.people } : {}),
    ...(search.departments?.length ? { Depts: search.departments } : {}),
    ...(search.states?.length ? { GoalStates: search.states } : {}),
    ...(search.likelihood?.length ? { Likelihood: search.likelihood } : {}),
    ...(search.quality?.length ? { Quality: search.quality } : {}),
    ...(search.objectives?.length ? { StrategicObjectives: search.objectives } : {}),
    ...(search.needsUpdate ? { NeedsUpdate: true } : {}),
    ...(search.needsReview ? { NeedsReview: true } : {}),
    ...(search.trendingUp ? { TrendingUp: true } : {}),
    ...(search.trendingDown ? { TrendingDown: true } : {}),
    ...(search.qualityTrendingUp ? { QTrendingUp: true } : {}),
    ...(search.qualityTrendingDown ? { QTrendingDown: true } : {}),
    ...(search.followed ? { FollowedGoals: true } : {}),
    ...(search.topLevel ? { TopLevelGoals: true } : {}),
    ...(search.deactivated ? { DeactivatedUsers: true } : {}),
    ...(search.excludePrivate ? { ExcludePrivate: true } : {}),
    ...(search.aligned ? { Aligned: true } : {}),
    ...(search.unaligned ? { Unaligned: true } : {}),
    ...(deleted ? { Deleted: true } : {}),
  };
}

/**
 * Returns the address for links out of the list: keeps the filters and the chosen tab, so that the next goal
 * opens with the same tab, and drops the other parameters of the former goal.
 */
export function searchOfList(search: GoalSearch): GoalSearch {
  const { open, about, on, side, sideTab, history, comment, ...list } = search;
  return list;
}

/** Returns the preset of the address `/v3/goals/type/{type}`; empty for unknown types (goals.23). */
export function presetOf(type: string | undefined): GoalSearch {
  return type?.toLowerCase() === 'company' ? { scope: 'CompanyGoals' } : {};
}

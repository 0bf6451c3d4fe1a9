import { getCompliance, getDashboard } from '@bellwether/contract/dashboard';
import { listGoalOwners, listParentCandidates } from '@bellwether/contract/goals/ownership';
import { getForecast } from '@bellwether/contract/insight/forecast';
import { getLook } from '@bellwether/contract/insight/look';
import { searchMatrixGoals } from '@bellwether/contract/matrix';
import { listNotifications } from '@bellwether/contract/notifications';
import { listManagerChoices } from '@bellwether/contract/people/manager';
import { getOrganisation, getOrgLine } from '@bellwether/contract/people/organisation';
import { getProfile } from '@bellwether/contract/people/profile';
import { detailLoad, predictionLoad } from './cases/goal.ts';
import { listCall } from './cases/list.ts';
import type { Load } from './measure.ts';
import type { Call } from './requests.ts';
import type { Stage } from './stage.ts';

/** A call that is counted in a small and in a large company. */
export interface LargeCall {
  readonly name: string;
  readonly load: Load;
  /** Whether it shows one person's things or one page, whose cost must not grow with the company. */
  readonly isBounded: boolean;
  /** Whether it is an answer about the whole company that is kept. */
  readonly isKept: boolean;
}

/** What a page shows of the lists. */
const pageSize = 40;

/** Returns the calls of the comparison, by the same people and of the same goals on each stage. */
export function largeCalls(stage: Stage): LargeCall[] {
  const { actors, ours, tokens } = stage;
  const of = (call: Call): Load => ({ program: ours, callOf: () => call });
  const list = (token: string, filter: object) => of(listCall(token, { PageSize: pageSize, ...filter }));
  const read = (path: string, token: string) => of({ method: 'GET', path: `/api${path}`, token });
  const bounded: Record<string, Load> = {
    'list: all': list(tokens.goalAdmin, { GoalSelectFilter: 'All' }),
    'list: direct reports': list(tokens.manager, { GoalSelectFilter: 'DirectReports' }),
    'list: my goals': list(tokens.contributor, { GoalSelectFilter: 'MyGoals' }),
    'list: what waits for me': list(tokens.manager, {
      GoalSelectFilter: 'DirectReports',
      NeedsReview: true,
      AnyPeriod: true,
    }),
    detail: detailLoad(stage),
    prediction: predictionLoad(stage, actors.statusesAlike),
    dashboard: read(getDashboard.path, tokens.manager),
    notifications: read(listNotifications.path.replace('{page}', '1'), tokens.manager),
    'insight: the list of my reports': read(
      getLook.path.replace('{scope}', '1').replace('{periodId}', '0'),
      tokens.manager,
    ),
    'insight: the forecast of my reports': read(
      `${getForecast.path.replace('{periodId}', '0')}?group=organisation:${actors.manager.id}`,
      tokens.manager,
    ),
    profile: read(getProfile.path.replace('{id}', String(actors.manager.id)), tokens.contributor),
    'org chart: the line of one person': read(
      getOrgLine.path.replace('{id}', String(actors.contributor.id)),
      tokens.contributor,
    ),
    'search: goals of a title': list(tokens.goalAdmin, { GoalSelectFilter: 'All', Title: 'billing' }),
    'search: my own goals of a title': list(tokens.busy, { GoalSelectFilter: 'MyGoals', Title: 'billing' }),
    'search: goals for the matrix': read(
      searchMatrixGoals.path.replace('{text}', 'billing'),
      tokens.goalAdmin,
    ),
    'search: owners by a letter': read(`${listGoalOwners.path}?Search=a`, tokens.goalAdmin),
    'search: managers by a letter': read(
      `${listManagerChoices.path.replace('{id}', String(actors.contributor.id))}?Search=a`,
      tokens.orgAdmin,
    ),
    'search: a parent goal': read(
      listParentCandidates.path
        .replace('{userId}', '0')
        .replace('{periodId}', String(actors.period))
        .replace('{goalId}', '0')
        .replace('{scope}', '0'),
      tokens.contributor,
    ),
  };
  const searches: Record<string, Load> = {
    'search: a title that is nowhere': list(tokens.goalAdmin, { GoalSelectFilter: 'All', Title: 'xyzzy' }),
    'search: owners by a name that nobody has': read(`${listGoalOwners.path}?Search=Xyzzy`, tokens.goalAdmin),
  };
  const kept: Record<string, Load> = {
    'compliance of the company': read(getCompliance.path.replace('{scope}', '3'), tokens.manager),
    'forecast of the company': read(getForecast.path.replace('{periodId}', '0'), tokens.manager),
    'insight: the list of the company': read(
      getLook.path.replace('{scope}', '3').replace('{periodId}', '0'),
      tokens.manager,
    ),
    organisation: read(getOrganisation.path, tokens.contributor),
  };
  const named = (loads: Record<string, Load>, { isBounded = false, isKept = false }) =>
    Object.entries(loads).map(([name, load]) => ({ name, load, isBounded, isKept }));
  return [...named(bounded, { isBounded: true }), ...named(searches, {}), ...named(kept, { isKept: true })];
}

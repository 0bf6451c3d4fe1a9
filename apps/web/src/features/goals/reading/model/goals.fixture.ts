import type { ListedGoal } from '@bellwether/contract/goals/goal';
import type { GoalSummary } from '@bellwether/contract/goals/summary';
import { ada, period } from '../../acting/components/goal-info.fixture.ts';
import type { GoalList } from '../api.ts';

/** Returns a goal of Ada's as lists show it: approved, predicted this week. */
export function buildListed(changes: Partial<ListedGoal> = {}): ListedGoal {
  return {
    Id: 12,
    State: 'approved',
    GoalType: 'SMART',
    GoalPeriodId: period.Id,
    PeriodStartDate: period.StartDate,
    Hidden: false,
    ParentId: 0,
    ChildCount: 0,
    User: ada,
    GoalDetail: { Title: 'Cut delivery to four days' },
    MostRecentGoalStatus: buildRecent(3, 2),
    Weeks: '1222-333------',
    OwnerGoalResult: null,
    ManagerGoalResult: null,
    IsNeedsUpdate: false,
    IsManager: false,
    IsShelve: false,
    UpdatedAt: '2026-11-01T08:00:00.000Z',
    ParentUser: null,
    ParentGoalTitle: null,
    Reminder: null,
    ...changes,
  };
}

type Recent = NonNullable<ListedGoal['MostRecentGoalStatus']>;

export function buildRecent(likelihood: number, quality: number, changes: Partial<Recent> = {}): Recent {
  return {
    Id: 1008,
    Likelihood: likelihood,
    Quality: quality,
    LikelihoodDelta: null,
    QualityDelta: null,
    StartDate: '2026-11-16',
    ...changes,
  };
}

/** Returns the list of these goals, without more to load; by default, the list of one goal of Ada’s. */
export function buildList(
  data: readonly ListedGoal[] = [buildListed()],
  changes: Partial<GoalList> = {},
): GoalList {
  return { data: [...data], goalEdits: [], pendingEdits: [], followed: [], ceo: 1, Next: null, ...changes };
}

/** Returns the numbers of four running goals. */
export function buildSummary(changes: Partial<GoalSummary> = {}): GoalSummary {
  return {
    Count: 4,
    IsWhole: true,
    Likelihood: [0, 1, 0, 2, 0],
    Unpredicted: 1,
    Asked: 4,
    NotUpdated: 0,
    Completed: 0,
    NotCompleted: 0,
    Measured: 0,
    InDispute: 0,
    Moved: { Count: 0, data: [] },
    Missing: [],
    Waiting: { Count: 0, data: [] },
    People: [],
    ...changes,
  };
}

import type { MatrixChild, PredictionMatrix } from '@bellwether/contract/matrix';
import { ada, period } from '#features/goals/acting/components/goal-info.fixture.ts';

const owner = { Id: ada.Id, Name: ada.Name, Avatar: null };

/** Returns a week of the current quarter; the eighth is the current one. */
export function buildWeek(week: number): PredictionMatrix['weekPeriod'] {
  const day = (offset: number) =>
    new Date(Date.UTC(2026, 8, 28 + 7 * week + offset - 7)).toISOString().slice(0, 10);
  return { Id: 400 + week, Week: week, StartDate: day(0), EndDate: day(6) };
}

/** Returns a child goal with the prediction Likely and Okay in the shown week. */
export function buildChild(changes: Partial<MatrixChild> = {}): MatrixChild {
  return {
    Id: 20,
    Generation: 1,
    ParentId: 12,
    Title: 'Halve the picking errors',
    State: 'approved',
    StrategicObjective: null,
    GoalPeriodId: period.Id,
    User: owner,
    Likelihood: 3,
    Quality: 2,
    IsCarried: false,
    IsFinalized: false,
    GoalStatusId: 900,
    CommentCount: 0,
    Weeks: '-------3-----',
    Trail: [],
    ...changes,
  };
}

/** Returns the matrix of Ada's goal 12 in the eighth week, with the given goals below it. */
export function buildMatrix(
  below: readonly MatrixChild[] = [],
  changes: Partial<PredictionMatrix> = {},
): PredictionMatrix {
  const own = buildChild({
    Id: 12,
    Generation: 0,
    ParentId: 0,
    Title: 'Cut delivery to four days',
    Likelihood: 2,
    Quality: 3,
    Trail: [null, 6, 6, 12, null, 13],
  });
  return {
    goal: {
      Id: 12,
      Title: own.Title,
      State: 'approved',
      GoalType: 'SMART',
      GoalPeriodId: period.Id,
      Hidden: false,
      ParentId: 0,
      ParentGoalTitle: null,
      User: owner,
      Children: { Count: 0, Rated: 0, Low: 0, AtRisk: 0, Unsure: 0, Median: null },
    },
    childs: [own, ...below],
    gaps: [],
    results: [],
    managerresults: [],
    weekPeriod: buildWeek(8),
    prevWeek: buildWeek(7),
    nextWeek: null,
    trailweeks: [3, 4, 5, 6, 7, 8].map(buildWeek),
    owngoals: [12, 13, 14],
    ...changes,
  };
}

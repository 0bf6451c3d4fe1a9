import type { Session } from '@bellwether/contract/accounts';
import type { Goal, GoalInfo, GoalStatus } from '@bellwether/contract/goals/goal';
import type { Person } from '@bellwether/contract/people';
import type { Period } from '@bellwether/contract/tenant';
import { replyTexts } from '@bellwether/domain/goals/texts';

export const period: Period = {
  Id: 40,
  StartDate: '2026-10-01',
  EndDate: '2026-12-31',
  Index: 8107,
  Quarter: 4,
  Year: 2026,
  WeekId: 408,
  WeekStartDate: '2026-11-16',
  WeekEndDate: '2026-11-22',
};

export const nextPeriod: Period = {
  ...period,
  Id: 41,
  Index: 8108,
  Quarter: 1,
  Year: 2027,
  StartDate: '2027-01-01',
  EndDate: '2027-03-31',
  WeekId: 0,
  WeekStartDate: null,
  WeekEndDate: null,
};

/** Ada owns the goals of these tests; Grace is her manager. */
export const ada: Person = {
  Id: 7,
  Name: 'Ada Larkwood',
  OrgUnit: 'Engineering',
  Avatar: null,
  Title: 'Engineer',
  ParentId: 3,
  DeactivatedAt: null,
};

export function buildSession(profile: Partial<Session['Profile']> = {}): Session {
  return {
    Token: 'demo.token',
    Profile: {
      Id: 7,
      Name: 'Ada Larkwood',
      Email: 'ada@demo.example',
      JobTitle: 'Engineer',
      Avatar: null,
      RoleName: 'contributor',
      ParentId: 3,
      IsOrgAdmin: false,
      IsHrAdmin: false,
      IsGoalAdmin: false,
      IsGoalManager: false,
      IsDelegate: false,
      TimeZone: null,
      Locale: null,
      IsStrategy: true,
      ...profile,
    },
    Period: period,
    Tenant: {
      Id: 1,
      Name: 'Northwind Robotics',
      Subdomain: 'demo',
      Logo: null,
      PrimaryColor: null,
      UseLightTextOnPrimary: true,
      Version: '0.1.0',
      Environment: 'test',
      IsDemo: true,
      GoalType: 'SMART',
      TimeZone: 'UTC',
      Locale: 'en-US',
      StrategyEnabled: true,
      SuggestionEngine: 'template',
      EmployeeNotesEnabled: true,
      TalentEnabled: true,
      InsightEnabled: true,
      OpinionsEnabled: true,
      TalentForContributors: true,
      Url: null,
      SquareLogo: null,
      UpdatedAt: '2026-11-18T15:00:00Z',
    },
  };
}

export function buildStatus(week: number, given: [number, number] | null, isOpen = true): GoalStatus {
  const day = (offset: number) =>
    new Date(Date.UTC(2026, 8, 28 + 7 * week + offset - 7)).toISOString().slice(0, 10);
  return {
    Id: 1000 + week,
    Likelihood: given?.[0] ?? null,
    Quality: given?.[1] ?? null,
    CommentCount: 0,
    IsOpen: isOpen,
    GoalPeriodWeek: { Id: 400 + week, Week: week, StartDate: day(0), EndDate: day(6) },
    Comments: [],
  };
}

export const noTexts = replyTexts(() => '');

type Overrides = Partial<Omit<GoalInfo, 'Goal'>> & { Goal?: Partial<Goal> };

export function buildInfo({ Goal: goal, ...others }: Overrides = {}): GoalInfo {
  return {
    Goal: {
      Id: 12,
      State: 'draft',
      GoalType: 'SMART',
      GoalPeriodId: period.Id,
      PeriodStartDate: period.StartDate,
      Hidden: false,
      StrategicObjective: null,
      ParentId: 0,
      ChildCount: 0,
      User: ada,
      ...noTexts,
      GoalDetail: {
        ...noTexts.GoalDetail,
        Title: 'Cut delivery to four days',
        Measurement: 'Median days',
      },
      MostRecentGoalStatus: null,
      Weeks: '--------------',
      OwnerGoalResult: null,
      ManagerGoalResult: null,
      IsNeedsUpdate: false,
      IsManager: false,
      IsShelve: false,
      CreatedAt: '2026-10-02T08:00:00.000Z',
      UpdatedAt: '2026-11-01T08:00:00.000Z',
      ParentUser: null,
      ParentGoalTitle: null,
      ParentGoal: null,
      Reminder: null,
      ...goal,
    },
    GoalEdits: [],
    GoalStatuses: [],
    GoalWeeklyStates: [],
    GoalStatusComments: [],
    GoalTransitions: [],
    GoalResult: null,
    GoalManagerResult: null,
    Ancestors: [],
    DeletedDescestors: [],
    ParentGoal: null,
    Children: { Count: 0, Rated: 0, Low: 0, AtRisk: 0, Unsure: 0, Median: null },
    Period: period,
    AskedWeekId: 0,
    CarriedFrom: null,
    CarriedTo: null,
    IsFollowed: false,
    Permissions: {},
    ...others,
  };
}

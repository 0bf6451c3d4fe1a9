import type {
  Compliance,
  CompliancePerson,
  Dashboard,
  DashboardGoal,
  Reminder,
} from '@bellwether/contract/dashboard';
import { buildListed } from '#features/goals/reading/model/goals.fixture.ts';

/** Returns a contributor's dashboard with no reminders; the numbers of each type follow from the given reminders. */
export function buildDashboard(changes: Partial<Dashboard> = {}): Dashboard {
  const given = changes.Reminders ?? [];
  const types = [...new Set(given.map(({ Type }) => Type))];
  return {
    Strategy: null,
    Reminders: [],
    ReminderCount: given.length,
    ReminderGroups: types.map((Type) => ({ Type, Count: given.filter((each) => each.Type === Type).length })),
    Next: null,
    CompanyGoals: [buildCompanyGoal({ Id: 90, GoalDetail: { Title: 'Win the north' } })],
    Quarter: { Week: 8, Weeks: 14, DaysLeft: 39 },
    Theme: null,
    Permissions: { EditTheme: false, EditStrategy: false, AddGoal: true, ComplianceScopes: [3] },
    ...changes,
  };
}

/** Returns a company goal without goals below it. */
export function buildCompanyGoal(changes: Partial<DashboardGoal> = {}): DashboardGoal {
  return {
    ...buildListed(),
    Children: { Count: 0, Rated: 0, Low: 0, AtRisk: 0, Unsure: 0, Median: null },
    Fell: { Count: 0, Goals: [] },
    Sentence: null,
    ...changes,
  };
}

/** Returns a reminder for the week of Ada's own goal without a prediction. */
export function buildReminder(changes: Partial<Reminder> = {}): Reminder {
  return {
    Id: 12,
    Type: 'update',
    About: null,
    Title: 'Cut delivery to four days',
    PeriodId: 40,
    PeriodLabel: 'Q4 2026',
    WeekId: 408,
    WeekLabel: 'Week 8 · ends Sun 22 Nov',
    Due: null,
    TakesResult: false,
    User: { Id: 7, Name: 'Ada Larkwood', Title: 'Engineer', Avatar: null, HasLeft: false },
    For: null,
    ButtonText: 'Update',
    ...changes,
  };
}

export function buildCompliance(changes: Partial<Compliance> = {}): Compliance {
  return {
    users: 8,
    NotAccepted: 0,
    goals: { Done: 6, Between: 1, Open: 1, Percent: 75 },
    lastweekgoals: { Done: 3, Between: 0, Open: 3, Percent: 50 },
    lastgoals: { Done: 0, Between: 0, Open: 0, Percent: null },
    LastWeekId: 408,
    LastWeekLabel: 'Week 8 · ends Sun 22 Nov',
    LastId: 39,
    LastLabel: 'Q3 2026',
    CurrentId: 40,
    CurrentLabel: 'Q4 2026',
    IsCurrentWeek: true,
    ...changes,
  };
}

export function buildPerson(changes: Partial<CompliancePerson> = {}): CompliancePerson {
  return {
    Id: 21,
    Name: 'Grace Holloway',
    Title: 'Analyst',
    OrgUnit: 'Navy',
    Avatar: null,
    GoalCount: 3,
    OpenCount: 2,
    Reminder: null,
    ...changes,
  };
}

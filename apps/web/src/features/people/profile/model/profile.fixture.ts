import type { Profile } from '@bellwether/contract/people/profile';

/** Ada's own profile. */
export function buildProfile(changes: Partial<Profile> = {}): Profile {
  return {
    Id: 7,
    Name: 'Ada Larkwood',
    JobTitle: 'Engineer',
    Email: 'ada@demo.example',
    UnconfirmedEmail: null,
    PhoneNumber: '',
    TimeZone: null,
    RoleName: 'contributor',
    IsOrgAdmin: false,
    IsGoalAdmin: false,
    IsGoalManager: false,
    IsHrAdmin: false,
    IsDelegate: false,
    Locked: [],
    AwayUntil: null,
    IsEditable: true,
    OrgUnit: 'Navy',
    OwnOrgUnit: null,
    Location: '',
    StartDate: null,
    LinkedinUrl: '',
    Biography: '',
    Disc: null,
    Avatar: null,
    Status: 'Active',
    DeactivatedAt: null,
    InvitationAcceptedAt: '2026-01-05T08:00:00Z',
    EmailActivatedAt: '2026-01-05T08:00:00Z',
    EmailPreference: true,
    Manager: 3,
    ManagerUser: null,
    DirectReports: [],
    DirectReportUsers: [],
    Tenant: { Name: 'Northwind Robotics', GoalType: 'OKR', EmployeeNotesEnabled: true },
    Period: { Id: 40, StartDate: '2026-10-01', WeekStartDate: '2026-11-16' },
    UpdatedAt: '2026-11-01T08:00:00Z',
    Permissions: { EditProfile: true, SeeSettings: true },
    ...changes,
  };
}

/** The rights to change another person’s data, as an org admin has them. */
export const editorRights = {
  EditProfile: true,
  EditResponsibility: true,
  EditStartDate: true,
  ManageRoles: true,
  MakeCeo: true,
  IsOrgAdmin: true,
  IsGoalAdmin: true,
  IsGoalManager: true,
  IsHrAdmin: true,
  ChangeManager: true,
} as const;

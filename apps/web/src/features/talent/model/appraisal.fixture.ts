import type {
  Appraisal,
  ListedAppraisal,
  TalentPeriod,
  TalentPerson,
} from '@bellwether/contract/talent/appraisal';
import type { TalentSettings } from '@bellwether/contract/talent/labels';
import type { TalentOverview } from '@bellwether/contract/talent/overview';

export const third: TalentPeriod = {
  PeriodId: 39,
  StartDate: '2026-07-01',
  EndDate: '2026-09-30',
  Quarter: 3,
  Year: 2026,
};
export const second: TalentPeriod = {
  PeriodId: 38,
  StartDate: '2026-04-01',
  EndDate: '2026-06-30',
  Quarter: 2,
  Year: 2026,
};

export function buildTalentPerson(changes: Partial<TalentPerson> = {}): TalentPerson {
  return {
    Id: 21,
    Name: 'Bo Fenwick',
    JobTitle: 'Engineer',
    OrgUnit: 'Navy',
    Avatar: null,
    ParentId: 7,
    RoleName: 'contributor',
    IsDeactivated: false,
    ...changes,
  };
}

/** A row of a person without an appraisal. */
export function buildListed(changes: Partial<ListedAppraisal> = {}): ListedAppraisal {
  return {
    Id: 0,
    UserId: 21,
    EvaluationPeriodId: third.PeriodId,
    State: 'none',
    Progress: 0,
    IsOverdue: false,
    DueDate: '2026-10-21',
    ReviewerId: 0,
    AcknowledgedAt: null,
    CompletedAt: null,
    IsUnsigned: false,
    UpdatedAt: null,
    Permissions: {},
    ...changes,
  };
}

/** A draft by Ada about Bo, as Ada reads it. */
export function buildAppraisal(changes: Partial<Appraisal> = {}): Appraisal {
  const words = (Name: string, Label: string) => ({
    Name,
    Label,
    Description: `${Label} described`,
    Levels: 3,
  });
  return {
    Id: 5,
    UserId: 21,
    ReviewerId: 7,
    Manager: 7,
    Review: '<p>Solid quarter.</p>',
    PrimaryRating: 2,
    SecondaryRating: 1,
    TertiaryRating: null,
    Colour: 3,
    RatingWords: {
      Primary: words('Performance', 'High'),
      Secondary: words('Potential', 'Growing'),
      Tertiary: null,
    },
    EvaluationPeriodId: third.PeriodId,
    Period: third,
    HasSignatures: true,
    State: 'draft',
    Progress: 30,
    isShare: false,
    IsOverdue: false,
    DueDate: '2026-10-21',
    EmployeeComments: '',
    EmployeeSignature: null,
    ManagerSignature: null,
    AcknowledgedAt: null,
    CompletedAt: null,
    SharedAt: null,
    SignUntil: null,
    Closing: null,
    CreatedAt: '2026-10-05T08:00:00Z',
    UpdatedAt: '2026-10-05T08:00:00Z',
    User: buildTalentPerson(),
    Reviewer: buildTalentPerson({ Id: 7, Name: 'Ada Larkwood', RoleName: 'manager', ParentId: 3 }),
    Signatures: [],
    History: [],
    Permissions: { Edit: true, Share: true, Delete: true },
    ...changes,
  };
}

const described = (...labels: string[]) =>
  labels.map((Label) => ({ Label, Description: `${Label} described` }));

export function buildSettings(changes: Partial<TalentSettings> = {}): TalentSettings {
  return {
    PrimaryLabels: described('Low', 'Solid', 'High'),
    SecondaryLabels: described('Settled', 'Growing', 'Ready'),
    TertiaryLabels: described('Seldom', 'Often', 'Always'),
    FormLable: {
      Primary: { Name: 'Performance', Prompt: 'What was reached?' },
      Secondary: { Name: 'Potential', Prompt: '' },
      Tertiary: { Name: 'Values', Prompt: '' },
      Review: { Name: 'Review', Prompt: '' },
      Comment: { Name: 'Comment', Prompt: '' },
    },
    EnableTertiaryRatings: false,
    ShareRatingWithEmployee: false,
    GracePeriod: 3,
    EnableWritingHelp: false,
    LabelsUpdatedAt: null,
    Permissions: { EditLabels: false },
    ...changes,
  };
}

/** Ada's team: Cy, a manager whose appraisal is a draft, and Bo, whose missing appraisal is overdue. */
export function buildOverview(changes: Partial<TalentOverview> = {}): TalentOverview {
  return {
    directreports: [21, 22],
    Reminders: [],
    Peers: null,
    Period: third,
    DueDate: '2026-10-21',
    Permissions: { SeeOrganization: false },
    user: buildTalentPerson({ Id: 7, Name: 'Ada Larkwood', RoleName: 'manager' }),
    users: [buildTalentPerson({ Id: 22, Name: 'Cy Moller', RoleName: 'manager' }), buildTalentPerson()],
    evaluations: [
      buildListed({
        Id: 6,
        UserId: 22,
        State: 'draft',
        Progress: 30,
        PrimaryRating: 2,
        SecondaryRating: 1,
        TertiaryRating: null,
        Colour: 3,
        RatingLabels: { Primary: 'High', Secondary: 'Growing', Tertiary: null, Levels: 3 },
        Previous: { PrimaryRating: 1, SecondaryRating: 1 },
      }),
      buildListed({ IsOverdue: true, Permissions: { Create: true } }),
    ],
    Counts: { none: 1, draft: 1, shared: 0, acknowledged: 0, completed: 0, overdue: 1 },
    Next: null,
    ...changes,
  };
}

import { buildItem, buildItems } from '#features/action-items/model/action-item.fixture.ts';
import { buildDashboard } from '#features/dashboard/model/dashboard.fixture.ts';
import { buildInfo, buildStatus, period } from '#features/goals/acting/components/goal-info.fixture.ts';
import { buildList } from '#features/goals/reading/model/goals.fixture.ts';
import { buildOpinions } from '#features/insight/model/insight.fixture.ts';
import { buildProfile } from '#features/people/profile/model/profile.fixture.ts';
import { buildDocument, buildStrategy } from '#features/strategy/model/strategy.fixture.ts';
import {
  buildAppraisal,
  buildListed,
  buildSettings,
  buildTalentPerson,
  third,
} from '#features/talent/model/appraisal.fixture.ts';
import type { Answers } from '#platform/answer-calls.fixture.ts';

/** A form whose stored object another person can change while somebody types. */
export interface TypedForm {
  /** The file that calls `useSaveForm`. */
  readonly file: string;
  /** What is typed into. */
  readonly label: string | RegExp;
  readonly search: string;
  readonly answers: Answers;
  /** What tells the outside change. */
  readonly told: RegExp;
  /** Answers that replace the first ones with the outside change, beside newer times and texts. */
  readonly later?: Answers;
}

const changed = /changed this|changed the|changed elsewhere|was changed meanwhile|was changed after/;

const goal = (Permissions: Record<string, true>, more: Parameters<typeof buildInfo>[0] = {}): Answers => ({
  getGoal: () => buildInfo({ ...more, Goal: { State: 'approved', ...more.Goal }, Permissions } as never),
});
const week = buildStatus(8, null);
const own = { ...buildTalentPerson({ Id: 7, Name: 'Ada Larkwood' }) };
const ownAppraisal = (more: Parameters<typeof buildAppraisal>[0] = {}) =>
  buildAppraisal({ UserId: 7, User: own, State: 'shared', Permissions: { Acknowledge: true }, ...more });
/** Closed without Ada's signature: she may add a statement. */
const closedAppraisal = (more: Parameters<typeof buildAppraisal>[0] = {}) =>
  ownAppraisal({
    State: 'completed',
    Closing: {
      UserId: 3,
      Name: 'Grace Holloway',
      Reason: 'No answer to three reminders.',
      ClosedAt: '2026-11-02T08:00:00Z',
      Statement: null,
      StatedAt: null,
      StatementUntil: '2026-12-02',
    },
    Permissions: { AddStatement: true },
    ...more,
  });

export const typedForms: readonly TypedForm[] = [
  {
    file: 'talent/components/sign-form.tsx',
    label: 'Comment (optional)',
    search: 'open=appraisal&about=5',
    answers: { getAppraisal: () => ownAppraisal() },
    told: changed,
  },
  {
    file: 'talent/components/sign-form.tsx',
    label: 'Comment (optional)',
    search: 'open=appraisal&about=5',
    answers: { getAppraisal: () => ownAppraisal() },
    later: { getAppraisal: () => ownAppraisal({ State: 'completed', Permissions: { Print: true } }) },
    told: /was completed meanwhile/,
  },
  {
    file: 'talent/components/sign-form.tsx',
    label: /Your full name/,
    search: 'open=appraisal&about=5',
    answers: { getAppraisal: () => buildAppraisal({ Permissions: { Complete: true } }) },
    told: changed,
  },
  {
    file: 'talent/answers/components/confirm-form.tsx',
    label: /^Comment/,
    search: 'open=appraisal&about=5',
    answers: {
      getAppraisal: () => ownAppraisal({ HasSignatures: false, Permissions: { Confirm: true } }),
    },
    told: changed,
  },
  {
    file: 'talent/components/close-appraisal-layer.tsx',
    label: 'Reason',
    search: 'open=close-appraisal&about=5',
    answers: { getAppraisal: () => buildAppraisal({ State: 'shared', Permissions: { Close: true } }) },
    told: changed,
  },
  {
    file: 'talent/components/statement-form.tsx',
    label: 'Your statement',
    search: 'open=appraisal&about=5',
    answers: { getAppraisal: () => closedAppraisal() },
    told: changed,
  },
  {
    file: 'talent/components/labels-layer.tsx',
    label: /^Description of level 1/,
    search: 'open=appraisal-labels',
    answers: { getTalentSettings: () => buildSettings({ Permissions: { EditLabels: true } }) },
    told: changed,
  },
  {
    file: 'people/profile/components/profile-form.tsx',
    label: 'Biography',
    search: 'open=edit-profile&person=7',
    answers: { getProfile: () => buildProfile({ Biography: 'Robots.' }) },
    told: changed,
  },
  {
    file: 'people/profile/components/profile-form.tsx',
    label: 'Biography',
    search: 'open=edit-profile&person=7',
    answers: { getProfile: () => buildProfile() },
    later: { getProfile: () => buildProfile({ Permissions: {} }) },
    told: changed,
  },
  {
    file: 'people/notes/components/note-layer.tsx',
    label: /Body/,
    search: 'open=note&person=8&about=4',
    answers: {
      getProfile: () => buildProfile({ Id: 8, Permissions: { SeeNotes: true } }),
      listNotes: () => ({
        data: [
          {
            Id: 4,
            Title: 'Talk',
            Body: 'About tea.',
            CreatedAt: '2026-11-01T08:00:00Z',
            UpdatedAt: '2026-11-01T08:00:00Z',
          },
        ],
        Next: null,
      }),
    },
    told: changed,
  },
  {
    file: 'people/notes/components/note-layer.tsx',
    label: /Body/,
    search: 'open=note&person=8&about=4',
    answers: {
      getProfile: () => buildProfile({ Id: 8, Permissions: { SeeNotes: true } }),
      listNotes: () => ({
        data: [
          {
            Id: 4,
            Title: 'Talk',
            Body: 'About tea.',
            CreatedAt: '2026-11-01T08:00:00Z',
            UpdatedAt: '2026-11-01T08:00:00Z',
          },
        ],
        Next: null,
      }),
    },
    later: { listNotes: () => ({ data: [], Next: null }) },
    told: /does not exist any more/,
  },
  {
    file: 'people/manual/components/disc-layer.tsx',
    label: /Description/,
    search: 'open=disc-manual&person=7',
    answers: {
      getManual: () => ({
        status: 0,
        PublicKey: null,
        PrivateKey: null,
        ManualUserManual: { Disc: 'D', Description: 'Quick.', FilePath: '' },
        Progress: null,
      }),
    },
    told: changed,
  },
  {
    file: 'dashboard/components/theme-form.tsx',
    label: /theme/i,
    search: 'open=theme',
    answers: {
      getDashboard: () =>
        buildDashboard({
          Theme: { Title: 'Fewer, better', UpdatedAt: '2026-11-01T08:00:00Z' } as never,
          Permissions: { EditTheme: true } as never,
        }),
    },
    told: changed,
  },
  {
    file: 'strategy/components/part-form.tsx',
    label: /video/i,
    search: 'open=strategy-video',
    answers: {
      getStrategy: () => buildStrategy({ Permissions: { Edit: true } }),
      getStrategyDocument: () => buildDocument(),
    },
    told: changed,
  },
  {
    file: 'action-items/components/item-layer.tsx',
    label: /Title/,
    search: 'open=action-item&about=1',
    answers: { listActionItems: () => buildItems([buildItem({ Permissions: { Edit: true } })]) },
    told: changed,
  },
  {
    file: 'action-items/components/item-layer.tsx',
    label: /Title/,
    search: 'open=action-item&about=1',
    answers: { listActionItems: () => buildItems([buildItem({ Permissions: { Edit: true } })]) },
    later: { listActionItems: () => buildItems([]) },
    told: /kept/,
  },
  {
    file: 'goals/acting/components/act-form.tsx',
    label: /^Comment/,
    search: 'open=shelve&goal=12',
    answers: goal({ Shelve: true }),
    told: changed,
  },
  {
    file: 'goals/approval/components/review-form.tsx',
    label: /^Comment/,
    search: 'open=review-shelving&goal=12',
    answers: goal({ ApproveShelve: true }, { Goal: { State: 'shelving_in_review' } }),
    told: changed,
  },
  {
    file: 'goals/drafting/components/goal-form.tsx',
    label: /Measurement/,
    search: 'open=edit&goal=12',
    answers: goal({ Edit: true }, { Goal: { State: 'draft' } }),
    told: changed,
  },
  {
    file: 'goals/predictions/model/use-predict-form.ts',
    label: /Comment/,
    search: 'open=update&goal=12',
    answers: goal({ Update: true }, { GoalStatuses: [week], AskedWeekId: week.Id }),
    told: changed,
  },
  {
    file: 'goals/results/components/finalize-form.tsx',
    label: /Outcome/,
    search: 'open=finalize&goal=12',
    answers: goal({ Finalize: true }),
    told: changed,
  },
  {
    file: 'goals/results/components/review-result.tsx',
    label: /Feedback/,
    search: 'open=review-result&goal=12',
    answers: goal(
      { ReviewFinalize: true },
      {
        Goal: { State: 'results_in_review' },
        GoalResult: {
          Id: 1,
          Completed: true,
          ObjectiveResult: null,
          Quality: 3,
          Outcome: 'Done.',
          UpdatedAt: '2026-11-01T08:00:00Z',
          Comments: [],
        },
      },
    ),
    told: changed,
  },
  {
    file: 'goals/comments/components/comment-form.tsx',
    label: /^Comment/,
    search: `open=comment&goal=12&about=${week.Id}&on=GoalStatus`,
    answers: goal({ Comment: true }, { GoalStatuses: [buildStatus(8, [3, 3])] }),
    later: goal({}, { GoalStatuses: [buildStatus(8, [3, 3])] }),
    told: /Only the owner/,
  },
  {
    file: 'insight/opinions/components/talked-layer.tsx',
    label: /note/i,
    search: 'open=talked&goal=12',
    answers: { ...goal({}), getOpinions: () => buildOpinions() },
    later: { getOpinions: () => buildOpinions({ Permissions: {} }) },
    told: /The owner and the people above them/,
  },
  {
    file: 'tenant/components/company-form.tsx',
    label: /Name/,
    search: 'open=company',
    answers: {},
    told: changed,
  },
];

/** Forms that show nothing stored, or whose stored object is not read again while they are open. */
export const plainForms: Readonly<Record<string, string>> = {
  'accounts/providers/components/provider-form.tsx': 'read once; the last save counts',
  'accounts/second-step/components/codes-part.tsx': 'nothing stored is shown',
  'accounts/second-step/components/passkeys-part.tsx': 'a new passkey',
  'accounts/tokens/components/token-form.tsx': 'a new token',
  'agents/components/client-form.tsx': 'a program of agents',
  'channels/components/channel-form.tsx': 'the last save counts',
  'channels/slack/components/slack-card.tsx': 'the last save counts',
  'goals/ownership/components/change-owner.tsx': 'a choice; useConflict tells the change',
  'goals/drafting/components/title-form.tsx': 'opened by its pencil; useConflict tells the change',
  'goals/ownership/components/change-parent.tsx': 'a choice; useConflict tells the change',
  'insight/opinions/components/second-view-layer.tsx': 'a choice; the gate keeps it',
  'people/status/components/activate-layer.tsx': 'nothing stored is shown; PersonGate keeps it',
  'people/absence/components/absence-layer.tsx': 'days and a choice; OutsideNotice tells the change',
  'people/adding/components/add-employee-layer.tsx': 'a new person',
  'people/profile/components/change-password-layer.tsx': 'nothing stored is shown',
  'people/roles/components/manage-user-layer.tsx': 'choices; ProfileConflict tells the change',
  'people/organisation/components/manager-layer.tsx': 'a choice; PersonGate keeps it',
  'people/organisation/components/move-reports-layer.tsx': 'a choice',
  'people/status/components/reassign-goals-layer.tsx': 'a choice',
  'people/profile/components/responsibility-layer.tsx': 'formatted text; the journey of typed text',
  'talent/answers/components/writing-form.tsx': 'a page of its own; OutsideNotice tells the change',
  'talent/calibration/components/guide-form.tsx': 'percents, no text; OutsideNotice tells the change',
  'talent/calibration/components/move-form.tsx': 'OutsideNotice tells the change and keeps the reason',
  'talent/calibration/components/new-calibration-layer.tsx': 'a new session',
  'talent/components/appraisal-form.tsx': 'formatted text; the journey of typed text',
  'talent/cycles/components/cycle-form.tsx': 'for HR admins alone; OutsideNotice tells the change',
  'talent/peers/components/choose-form.tsx': 'chooses people, no text',
  'talent/peers/components/summary-form.tsx': 'a page of its own; OutsideNotice tells the change',
  'tenant/components/branding-form.tsx': 'below the company’s form, whose notice is for both',
  'tenant/components/settings-form.tsx': 'read once; a save of an older version is refused',
  'webhooks/components/webhook-layer.tsx': 'read once; the last save counts',
};

export const usual: Answers = {
  getTalentSettings: () => buildSettings(),
  getAppraisalGoals: () => ({ Goals: [], GoalStatuses: [], Next: null }),
  getRatingDistribution: () => ({ Own: { Count: 0, Primary: [], Secondary: [] }, Others: null }) as never,
  listAppraisalsOfPerson: () => ({
    user: buildTalentPerson(),
    evaluations: [buildListed({ Permissions: { Create: true } })],
    isShare: false,
    Periods: [third],
  }),
  listPeriods: () => ({ data: [period], Next: null }),
  listGoals: () => buildList([]),
  getDashboard: () => buildDashboard(),
};

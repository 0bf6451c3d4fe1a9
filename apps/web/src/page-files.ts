import type { PageName } from './pages.ts';

export interface PageFiles {
  /**
   * The component below `features/`, or what the route draws inside the page of its parent route. `../` is a page that
   * joins features.
   */
  readonly file: `${string}.tsx`;
  /** Files below `features/` of which the page draws the one that its address names. */
  readonly parts?: readonly `${string}.tsx`[];
  /** Files below `features/` that are fetched beside the application's own script where an address begins like the page's. */
  readonly early?: readonly string[];
}

const settingsParts = [
  'people/profile/pages/own-settings-page.tsx',
  'accounts/second-step/pages/security-page.tsx',
  'accounts/tokens/pages/tokens-page.tsx',
  'agents/pages/own-agents-page.tsx',
  'personal-data/pages/own-data-page.tsx',
] as const;

const companySettingsParts = [
  'tenant/pages/company-page.tsx',
  'tenant/pages/company-settings-page.tsx',
  'connections/pages/connections-page.tsx',
  'audit/pages/audit-page.tsx',
  'personal-data/pages/company-data-page.tsx',
] as const;

/** The files of each page. Only the build and the tests read them, so browsers do not load this table. */
export const pageFiles: Readonly<Record<PageName, PageFiles>> = {
  signIn: { file: 'accounts/sign-in/pages/sign-in-page.tsx' },
  arrived: { file: 'accounts/sign-in/pages/arrived-page.tsx' },
  invitation: { file: 'accounts/links/pages/invitation-page.tsx' },
  forgotPassword: { file: 'accounts/links/pages/link-request-page.tsx' },
  forgotPasswordSent: { file: 'accounts/links/pages/link-sent-page.tsx' },
  unlock: { file: 'accounts/links/pages/link-request-page.tsx' },
  unlockSent: { file: 'accounts/links/pages/link-sent-page.tsx' },
  resetPassword: { file: 'accounts/passwords/pages/reset-password-page.tsx' },
  notMe: { file: 'accounts/links/pages/not-me-page.tsx' },
  unsubscribe: { file: 'accounts/links/pages/unsubscribe-page.tsx' },
  privacy: { file: 'tenant/pages/privacy-page.tsx' },
  terms: { file: 'tenant/pages/terms-page.tsx' },
  dashboard: {
    file: 'dashboard/pages/dashboard-page.tsx',
    early: ['dashboard/pages/dashboard-page.tsx', 'dashboard/model/preload.ts'],
  },
  goals: {
    file: 'goals/reading/pages/goals-page.tsx',
    early: ['goals/reading/pages/goals-page.tsx', 'goals/reading/model/preload.ts'],
  },
  goal: {
    file: 'goals/reading/components/goal-detail.tsx',
    early: ['goals/reading/components/goal-detail.tsx'],
  },
  oneToOne: { file: 'one-to-one/pages/one-to-one-page.tsx' },
  matrixStart: {
    file: 'matrix/pages/no-matrix-page.tsx',
    early: ['matrix/pages/matrix-page.tsx', 'matrix/model/preload.ts'],
  },
  matrix: { file: 'matrix/pages/matrix-page.tsx' },
  companyMatrix: { file: 'matrix/pages/company-matrix-page.tsx' },
  insight: { file: 'insight/pages/insight-page.tsx' },
  organization: {
    file: 'people/organisation/pages/organization-page.tsx',
    early: ['people/organisation/pages/organization-page.tsx', 'people/organisation/model/org-preload.ts'],
  },
  organizationOf: { file: 'people/organisation/pages/organization-page.tsx' },
  strategy: { file: 'strategy/pages/strategy-page.tsx' },
  talent: { file: 'talent/pages/talent-page.tsx' },
  talentTeam: { file: 'talent/pages/team-page.tsx' },
  talentMatrixStart: { file: 'talent/pages/talent-matrix-page.tsx' },
  talentMatrix: { file: 'talent/pages/talent-matrix-page.tsx' },
  selfReview: { file: '../self-review-page.tsx', parts: ['talent/self-review/pages/self-review-page.tsx'] },
  peers: { file: 'talent/peers/pages/peers-page.tsx' },
  myAppraisals: { file: 'talent/pages/my-appraisals-page.tsx' },
  actionItems: { file: 'action-items/pages/action-items-page.tsx' },
  profile: { file: 'people/profile/pages/profile-page.tsx' },
  questions: { file: 'people/manual/pages/question-page.tsx' },
  manual: { file: 'people/manual/pages/manual-page.tsx' },
  importPeople: { file: 'people/import/pages/import-page.tsx' },
  importGoals: { file: 'goals/importing/pages/goal-import-page.tsx' },
  notifications: { file: 'notifications/reading/pages/notifications-page.tsx' },
  agentAllow: { file: 'agents/pages/allow-page.tsx' },
  agentConfirm: { file: 'agents/pages/confirm-page.tsx' },
  slackLink: { file: 'notifications/slack/pages/slack-link-page.tsx' },
  settings: { file: '../settings-page.tsx', parts: settingsParts },
  companySettings: { file: '../settings-page.tsx', parts: companySettingsParts },
  personalData: { file: 'personal-data/pages/personal-data-page.tsx' },
  reports: { file: 'reports/pages/reports-page.tsx' },
  teamGoalUpdates: { file: 'reports/team/pages/team-updates-page.tsx' },
  quarterlySummary: { file: 'summaries/pages/summary-page.tsx' },
  annualSummary: { file: 'summaries/pages/summary-page.tsx' },
  boardPack: { file: 'summaries/pack/pages/pack-page.tsx' },
  help: { file: 'tenant/pages/help-page.tsx' },
};

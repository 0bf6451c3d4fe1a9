import { menuNames, pageTitles } from './words.pages.ts';

export interface PagePlan {
  /** The address as the route table spells it. */
  readonly path: `/v3/${string}`;
  /** Heading of the page and name of the browser's tab. */
  readonly title: string;
  /** The component below `features/`, or what the route draws inside the page of its parent route. */
  readonly file: `${string}.tsx`;
  /** Files below `features/` that are fetched beside the application's own script where an address begins like `path`. */
  readonly early?: readonly string[];
  /** Label in the side menu, whose order is that of this table; `menu.ts` gives the icon. Absent = no entry. */
  readonly menu?: string;
  /** The page whose menu entry is marked while this one is open. Absent = the entry with whose address this one begins. */
  readonly under?: string;
}

/**
 * Every page of the product, once. Routes, menu, early files and titles come from this table; the build reads it,
 * so it imports nothing but its words. To add a page: docs/recipes.md, "Add a screen".
 */
export const pages = {
  signIn: {
    path: '/v3/login',
    title: pageTitles.signIn,
    file: 'accounts/sign-in/pages/sign-in-page.tsx',
  },
  arrived: {
    path: '/v3/arrived',
    title: pageTitles.arrived,
    file: 'accounts/sign-in/pages/arrived-page.tsx',
  },
  invitation: {
    path: '/v3/invitation/$token',
    title: pageTitles.invitation,
    file: 'accounts/links/pages/invitation-page.tsx',
  },
  forgotPassword: {
    path: '/v3/forgotpassword',
    title: pageTitles.forgotPassword,
    file: 'accounts/links/pages/link-request-page.tsx',
  },
  forgotPasswordSent: {
    path: '/v3/forgotpasswordsent',
    title: pageTitles.forgotPasswordSent,
    file: 'accounts/links/pages/link-sent-page.tsx',
  },
  unlock: {
    path: '/v3/unlock',
    title: pageTitles.unlock,
    file: 'accounts/links/pages/link-request-page.tsx',
  },
  unlockSent: {
    path: '/v3/unlocksent',
    title: pageTitles.unlockSent,
    file: 'accounts/links/pages/link-sent-page.tsx',
  },
  resetPassword: {
    path: '/v3/resetpassword/$token',
    title: pageTitles.resetPassword,
    file: 'accounts/passwords/pages/reset-password-page.tsx',
  },
  notMe: {
    path: '/v3/notme/$token',
    title: pageTitles.notMe,
    file: 'accounts/links/pages/not-me-page.tsx',
  },
  unsubscribe: {
    path: '/v3/unsubscribe/$token',
    title: pageTitles.unsubscribe,
    file: 'accounts/links/pages/unsubscribe-page.tsx',
  },
  privacy: {
    path: '/v3/privacy',
    title: pageTitles.privacy,
    file: 'tenant/pages/privacy-page.tsx',
  },
  terms: {
    path: '/v3/terms',
    title: pageTitles.terms,
    file: 'tenant/pages/terms-page.tsx',
  },
  dashboard: {
    path: '/v3/home',
    title: pageTitles.dashboard,
    file: 'dashboard/pages/dashboard-page.tsx',
    early: ['dashboard/pages/dashboard-page.tsx', 'dashboard/model/preload.ts'],
    menu: menuNames.dashboard,
  },
  goals: {
    path: '/v3/goals',
    title: pageTitles.goals,
    file: 'goals/reading/pages/goals-page.tsx',
    early: ['goals/reading/pages/goals-page.tsx', 'goals/reading/model/preload.ts'],
    menu: menuNames.goals,
  },
  goal: {
    path: '/v3/goals/$goalId',
    title: pageTitles.goal,
    file: 'goals/reading/components/goal-detail.tsx',
    early: ['goals/reading/components/goal-detail.tsx'],
  },
  oneToOne: {
    path: '/v3/one-to-one/$personId',
    title: pageTitles.oneToOne,
    file: 'goals/reading/pages/one-to-one-page.tsx',
  },
  matrixStart: {
    path: '/v3/predictions',
    title: pageTitles.matrixStart,
    file: 'matrix/pages/no-matrix-page.tsx',
    // The address leads on to the matrix of a goal.
    early: ['matrix/pages/matrix-page.tsx', 'matrix/model/preload.ts'],
    menu: menuNames.matrixStart,
  },
  matrix: {
    path: '/v3/predictions/$goalId',
    title: pageTitles.matrix,
    file: 'matrix/pages/matrix-page.tsx',
  },
  companyMatrix: {
    path: '/v3/predictions/company',
    title: pageTitles.companyMatrix,
    file: 'matrix/pages/company-matrix-page.tsx',
  },
  insight: {
    path: '/v3/insight',
    title: pageTitles.insight,
    file: 'insight/pages/insight-page.tsx',
    menu: menuNames.insight,
  },
  organization: {
    path: '/v3/organization',
    title: pageTitles.organization,
    file: 'people/organisation/pages/organization-page.tsx',
    early: ['people/organisation/pages/organization-page.tsx', 'people/organisation/model/org-preload.ts'],
    menu: menuNames.organization,
  },
  organizationOf: {
    path: '/v3/organization/$id',
    title: pageTitles.organizationOf,
    file: 'people/organisation/pages/organization-page.tsx',
  },
  strategy: {
    path: '/v3/strategy',
    title: pageTitles.strategy,
    file: 'strategy/pages/strategy-page.tsx',
    menu: menuNames.strategy,
  },
  talent: {
    path: '/v3/talent',
    title: pageTitles.talent,
    file: 'talent/pages/talent-page.tsx',
    menu: menuNames.talent,
  },
  talentTeam: {
    path: '/v3/talent/$id/$uid',
    title: pageTitles.talentTeam,
    file: 'talent/pages/team-page.tsx',
  },
  talentMatrixStart: {
    path: '/v3/talent/matrix',
    title: pageTitles.talentMatrixStart,
    file: 'talent/pages/talent-matrix-page.tsx',
  },
  talentMatrix: {
    path: '/v3/talent/matrix/$id/$uid',
    title: pageTitles.talentMatrix,
    file: 'talent/pages/talent-matrix-page.tsx',
  },
  myAppraisals: {
    path: '/v3/talent/myappraisal',
    title: pageTitles.myAppraisals,
    file: 'talent/pages/my-appraisals-page.tsx',
  },
  actionItems: {
    path: '/v3/actionitems',
    title: pageTitles.actionItems,
    file: 'action-items/pages/action-items-page.tsx',
  },
  profile: {
    path: '/v3/profile/{-$id}',
    title: pageTitles.profile,
    file: 'people/profile/pages/profile-page.tsx',
    under: 'organization',
  },
  questions: {
    path: '/v3/usermanual/questions',
    title: pageTitles.questions,
    file: 'people/manual/pages/question-page.tsx',
    under: 'organization',
  },
  manual: {
    path: '/v3/usermanual/$personId',
    title: pageTitles.manual,
    file: 'people/manual/pages/manual-page.tsx',
    under: 'organization',
  },
  importPeople: {
    path: '/v3/organization/import',
    title: pageTitles.importPeople,
    file: 'people/import/pages/import-page.tsx',
  },
  importGoals: {
    path: '/v3/goals/import',
    title: pageTitles.importGoals,
    file: 'goals/importing/pages/goal-import-page.tsx',
    under: 'goals',
  },
  notifications: {
    path: '/v3/notifications',
    title: pageTitles.notifications,
    file: 'notifications/reading/pages/notifications-page.tsx',
  },
  accountSecurity: {
    path: '/v3/account/security',
    title: pageTitles.accountSecurity,
    file: 'accounts/second-step/pages/security-page.tsx',
  },
  accountTokens: {
    path: '/v3/account/tokens',
    title: pageTitles.accountTokens,
    file: 'accounts/tokens/pages/tokens-page.tsx',
  },
  companySettings: {
    path: '/v3/settings/company',
    title: pageTitles.companySettings,
    file: 'tenant/pages/company-settings-page.tsx',
  },
  connections: {
    path: '/v3/settings/company/connections',
    title: pageTitles.connections,
    file: 'connections/pages/connections-page.tsx',
  },
  audit: {
    path: '/v3/company/audit',
    title: pageTitles.audit,
    file: 'audit/pages/audit-page.tsx',
  },
  ownData: {
    path: '/v3/account/data',
    title: pageTitles.ownData,
    file: 'personal-data/pages/own-data-page.tsx',
  },
  personalData: {
    path: '/v3/profile/$personId/data',
    title: pageTitles.personalData,
    file: 'personal-data/pages/personal-data-page.tsx',
    under: 'organization',
  },
  reports: {
    path: '/v3/reports',
    title: pageTitles.reports,
    file: 'reports/pages/reports-page.tsx',
    menu: menuNames.reports,
  },
  teamGoalUpdates: {
    path: '/v3/reports/teamgoalupdates/$periodId',
    title: pageTitles.teamGoalUpdates,
    file: 'reports/team/pages/team-updates-page.tsx',
  },
  quarterlySummary: {
    path: '/v3/reports/summary/$periodId/$audience',
    title: pageTitles.quarterlySummary,
    file: 'summaries/pages/summary-page.tsx',
  },
  annualSummary: {
    path: '/v3/reports/annualsummary/$year/$audience',
    title: pageTitles.annualSummary,
    file: 'summaries/pages/summary-page.tsx',
  },
  help: {
    path: '/v3/help',
    title: pageTitles.help,
    file: 'tenant/pages/help-page.tsx',
    menu: menuNames.help,
  },
} as const satisfies Readonly<Record<string, PagePlan>>;

type Pages = typeof pages;

export type PageName = keyof Pages;

export type MenuPage = {
  [Name in PageName]: Pages[Name] extends { readonly menu: string } ? Name : never;
}[PageName];

/**
 * Addresses of the app without a page of their own: they lead on, or show the page of their parent route. The build
 * lists them and the pages for the server, which answers 404 at every other address.
 */
export const otherAddresses: readonly string[] = [
  '/',
  '/v2',
  '/v3',
  '/v3/confirmemail/$token',
  '/v3/goals/company',
  '/v3/goals/type/$type',
  '/v3/login/unlock/$token',
  '/v3/notifications/goalstatus/$statusId',
  '/v3/settings',
  '/v3/signout',
];

/** The table without literal types, for code that walks all rows. */
export const pagePlans: Readonly<Record<PageName, PagePlan>> = { ...pages };

export const menuPages = (Object.keys(pages) as PageName[]).filter(
  (name): name is MenuPage => pagePlans[name].menu !== undefined,
);

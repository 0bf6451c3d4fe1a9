import { menuNames, pageTitles } from './words.pages.ts';

export interface PagePlan {
  /** The address as the route table spells it. */
  readonly path: `/v3/${string}`;
  /** Heading of the page and name of the browser's tab. */
  readonly title: string;
  /** Label in the side menu, whose order is that of this table; `menu.ts` gives the icon. Absent = no entry. */
  readonly menu?: string;
  /** The page whose menu entry is marked while this one is open. Absent = the entry with whose address this one begins. */
  readonly under?: string;
}

/**
 * Every page of the product, once. Routes, menu and titles come from this table; `page-files.ts` names its files. The build
 * reads it, so it imports nothing but its words. To add a page: docs/recipes.md, "Add a screen".
 */
export const pages = {
  signIn: {
    path: '/v3/login',
    title: pageTitles.signIn,
  },
  arrived: {
    path: '/v3/arrived',
    title: pageTitles.arrived,
  },
  invitation: {
    path: '/v3/invitation/$token',
    title: pageTitles.invitation,
  },
  forgotPassword: {
    path: '/v3/forgotpassword',
    title: pageTitles.forgotPassword,
  },
  forgotPasswordSent: {
    path: '/v3/forgotpasswordsent',
    title: pageTitles.forgotPasswordSent,
  },
  unlock: {
    path: '/v3/unlock',
    title: pageTitles.unlock,
  },
  unlockSent: {
    path: '/v3/unlocksent',
    title: pageTitles.unlockSent,
  },
  resetPassword: {
    path: '/v3/resetpassword/$token',
    title: pageTitles.resetPassword,
  },
  notMe: {
    path: '/v3/notme/$token',
    title: pageTitles.notMe,
  },
  unsubscribe: {
    path: '/v3/unsubscribe/$token',
    title: pageTitles.unsubscribe,
  },
  privacy: {
    path: '/v3/privacy',
    title: pageTitles.privacy,
  },
  terms: {
    path: '/v3/terms',
    title: pageTitles.terms,
  },
  dashboard: {
    path: '/v3/home',
    title: pageTitles.dashboard,
    menu: menuNames.dashboard,
  },
  goals: {
    path: '/v3/goals',
    title: pageTitles.goals,
    menu: menuNames.goals,
  },
  goal: {
    path: '/v3/goals/$goalId',
    title: pageTitles.goal,
  },
  oneToOne: {
    path: '/v3/one-to-one/$personId',
    title: pageTitles.oneToOne,
  },
  matrixStart: {
    path: '/v3/predictions',
    title: pageTitles.matrixStart,
    // The address leads on to the matrix of a goal.
    menu: menuNames.matrixStart,
  },
  matrix: {
    path: '/v3/predictions/$goalId',
    title: pageTitles.matrix,
  },
  companyMatrix: {
    path: '/v3/predictions/company',
    title: pageTitles.companyMatrix,
  },
  insight: {
    path: '/v3/insight',
    title: pageTitles.insight,
    menu: menuNames.insight,
  },
  organization: {
    path: '/v3/organization',
    title: pageTitles.organization,
    menu: menuNames.organization,
  },
  organizationOf: {
    path: '/v3/organization/$id',
    title: pageTitles.organizationOf,
  },
  strategy: {
    path: '/v3/strategy',
    title: pageTitles.strategy,
    menu: menuNames.strategy,
  },
  talent: {
    path: '/v3/talent',
    title: pageTitles.talent,
    menu: menuNames.talent,
  },
  talentTeam: {
    path: '/v3/talent/$id/$uid',
    title: pageTitles.talentTeam,
  },
  talentMatrixStart: {
    path: '/v3/talent/matrix',
    title: pageTitles.talentMatrixStart,
  },
  talentMatrix: {
    path: '/v3/talent/matrix/$id/$uid',
    title: pageTitles.talentMatrix,
  },
  myAppraisals: {
    path: '/v3/talent/myappraisal',
    title: pageTitles.myAppraisals,
  },
  selfReview: {
    path: '/v3/talent/selfreview/$cycleId',
    title: pageTitles.selfReview,
  },
  peers: {
    path: '/v3/talent/peerfeedback/{-$id}/{-$userId}',
    title: pageTitles.peers,
  },
  actionItems: {
    path: '/v3/actionitems',
    title: pageTitles.actionItems,
  },
  profile: {
    path: '/v3/profile/{-$id}',
    title: pageTitles.profile,
    under: 'organization',
  },
  questions: {
    path: '/v3/usermanual/questions',
    title: pageTitles.questions,
    under: 'organization',
  },
  manual: {
    path: '/v3/usermanual/$personId',
    title: pageTitles.manual,
    under: 'organization',
  },
  importPeople: {
    path: '/v3/organization/import',
    title: pageTitles.importPeople,
  },
  importGoals: {
    path: '/v3/goals/import',
    title: pageTitles.importGoals,
    under: 'goals',
  },
  notifications: {
    path: '/v3/notifications',
    title: pageTitles.notifications,
  },
  settings: {
    path: '/v3/settings/{-$part}',
    title: pageTitles.settings,
  },
  agentAllow: {
    path: '/v3/agents/allow',
    title: pageTitles.agentAllow,
  },
  agentConfirm: {
    path: '/v3/agents/confirm/$id',
    title: pageTitles.agentConfirm,
  },
  slackLink: {
    path: '/v3/slack/link',
    title: pageTitles.slackLink,
  },
  companySettings: {
    path: '/v3/settings/company/$part',
    title: pageTitles.settings,
  },
  personalData: {
    path: '/v3/profile/$personId/data',
    title: pageTitles.personalData,
    under: 'organization',
  },
  reports: {
    path: '/v3/reports',
    title: pageTitles.reports,
    menu: menuNames.reports,
  },
  teamGoalUpdates: {
    path: '/v3/reports/teamgoalupdates/$periodId',
    title: pageTitles.teamGoalUpdates,
  },
  quarterlySummary: {
    path: '/v3/reports/summary/$periodId/$audience',
    title: pageTitles.quarterlySummary,
  },
  annualSummary: {
    path: '/v3/reports/annualsummary/$year/$audience',
    title: pageTitles.annualSummary,
  },
  boardPack: {
    path: '/v3/reports/pack/$periodId',
    title: pageTitles.boardPack,
  },
  help: {
    path: '/v3/help',
    title: pageTitles.help,
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
  '/v3/account/$part',
  '/v3/company/audit',
  '/v3/confirmemail/$token',
  '/v3/goals/company',
  '/v3/goals/type/$type',
  '/v3/login/unlock/$token',
  '/v3/notifications/goalstatus/$statusId',
  '/v3/settings/company',
  '/v3/signout',
];

/** The table without literal types, for code that walks all rows. */
export const pagePlans: Readonly<Record<PageName, PagePlan>> = { ...pages };

export const menuPages = (Object.keys(pages) as PageName[]).filter(
  (name): name is MenuPage => pagePlans[name].menu !== undefined,
);

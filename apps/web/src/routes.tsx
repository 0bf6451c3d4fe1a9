import { createRoute, createRouter, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router';
import { readDashboardSearch } from '#features/dashboard/model/dashboard-search.ts';
import { readGoalSearch } from '#features/goals/model/goal-search.ts';
import { readOneToOneSearch } from '#features/goals/reading/model/one-to-one-search.ts';
import { readMatrixSearch } from '#features/matrix/model/matrix-search.ts';
import { readOrgSearch } from '#features/people/model/org-search.ts';
import { readProfileSearch } from '#features/people/model/profile-search.ts';
import { readQuestionSearch } from '#features/people/model/question-search.ts';
import type { PageName } from '#pages';
import { FailedPage } from '#platform/failed-page.tsx';
import { readLayerSearch } from '#platform/layers/layer-search.ts';
import { legacyPlace } from '#platform/legacy-place.ts';
import { companyGoalsLink } from '#platform/links.ts';
import { NotFoundPage } from '#platform/not-found-page.tsx';
import { HOME, safePlace } from '#platform/return-place.ts';
import { ensureSession, leaveSession } from '#platform/session.ts';
import { readToken } from '#platform/session-store.ts';
import { FailedShell } from '#platform/shell/failed-shell.tsx';
import { ShellSkeleton } from '#platform/shell/shell-skeleton.tsx';
import { setBrandColor } from '#ui/theme/theme-variables.ts';
import { planned, rootRoute, signedOutRoutes } from './signed-out-routes.tsx';

// ── Signed in (3-strategy §2.1) ───────────────────────────────────────────────

const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  // The parameters of the open drawer or dialog, which every signed-in page shows.
  validateSearch: readLayerSearch,
  beforeLoad: ({ location }) => {
    if (!readToken()) throw signInFirst(location.href);
  },
  // Use a loader and not beforeLoad, so that the page's own data loads beside the session, not after it.
  loader: async ({ location }) => {
    const session = await ensureSession();
    if (!session) throw signInFirst(location.href);
    setBrandColor(session.Tenant.PrimaryColor, session.Tenant.UseLightTextOnPrimary);
  },
  component: lazyRouteComponent(() => import('./signed-in-layout.tsx'), 'SignedInLayout'),
  pendingComponent: ShellSkeleton,
  errorComponent: FailedShell,
  pendingMs: 80,
  pendingMinMs: 0,
});

function signInFirst(href: string) {
  const to = safePlace(href);
  return redirect({ to: '/v3/login', search: to && to !== HOME ? { to } : {}, replace: true });
}

const homeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  ...planned('dashboard'),
  validateSearch: readDashboardSearch,
  loader: async ({ location }) => {
    const { preloadDashboard } = await import('#features/dashboard/model/preload.ts');
    await preloadDashboard(readDashboardSearch(location.search));
  },
  component: lazyRouteComponent(
    () => import('#features/dashboard/pages/dashboard-page.tsx'),
    'DashboardPage',
  ),
});

const strategyRoute = createRoute({
  getParentRoute: () => signedInRoute,
  ...planned('strategy'),
  loader: async () => {
    const { preloadStrategy } = await import('#features/strategy/model/preload.ts');
    await preloadStrategy();
  },
  component: lazyRouteComponent(() => import('#features/strategy/pages/strategy-page.tsx'), 'StrategyPage'),
});

const helpRoute = createRoute({
  getParentRoute: () => signedInRoute,
  ...planned('help'),
  loader: async () => {
    const { preloadHelp } = await import('#features/tenant/model/preload.ts');
    await preloadHelp();
  },
  component: lazyRouteComponent(() => import('#features/tenant/pages/help-page.tsx'), 'HelpPage'),
});

const NO_ID = 0;

/** The options of a page about the thing whose id stands in its address under `name`. */
function about<Name extends string>(name: Name) {
  return {
    params: {
      parse: (raw: Record<Name, string>) => ({ [name]: idFrom(raw[name]) }) as Record<Name, number>,
      stringify: (ids: Record<Name, number>) => ({ [name]: String(ids[name]) }) as Record<Name, string>,
    },
    beforeLoad: ({ params }: { params: Record<Name, number> }) => {
      if (params[name] === NO_ID) throw notFound();
    },
  };
}

const goalsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  ...planned('goals'),
  validateSearch: readGoalSearch,
  notFoundComponent: NotFoundPage,
  loader: async ({ location }) => {
    const { preloadGoals } = await goalsPreload();
    const type = /\/type\/([^/]+)$/.exec(location.pathname)?.[1];
    await preloadGoals(readGoalSearch(location.search), type);
  },
  component: lazyRouteComponent(() => import('#features/goals/reading/pages/goals-page.tsx'), 'GoalsPage'),
});

/** Import it lazily, so that the sign-in page does not load the contract's goal schemas. */
const goalsPreload = () => import('#features/goals/reading/model/preload.ts');

const goalRoute = createRoute({
  getParentRoute: () => goalsRoute,
  path: '/$goalId',
  staticData: { page: 'goal' },
  ...about('goalId'),
  loader: async ({ params }) => (await goalsPreload()).preloadGoal(params.goalId),
});

const goalTypeRoute = createRoute({ getParentRoute: () => goalsRoute, path: '/type/$type' });

/** The other documented address of the company goals (decisions-2 H3); every other word is not found. */
const companyGoalsRoute = createRoute({
  getParentRoute: () => goalsRoute,
  path: '/company',
  beforeLoad: () => {
    throw redirect({ ...companyGoalsLink(), replace: true });
  },
});

const oneToOneRoute = createRoute({
  getParentRoute: () => signedInRoute,
  ...planned('oneToOne'),
  ...about('personId'),
  notFoundComponent: NotFoundPage,
  validateSearch: readOneToOneSearch,
  component: lazyRouteComponent(
    () => import('#features/goals/reading/pages/one-to-one-page.tsx'),
    'OneToOnePage',
  ),
});

const matrixPreload = () => import('#features/matrix/model/preload.ts');

/** Leads to the first goal of the person's period; without one, a page explains the matrix (1-goals §2). */
const matrixStartRoute = createRoute({
  getParentRoute: () => signedInRoute,
  ...planned('matrixStart'),
  loader: async () => {
    const goalId = await (await matrixPreload()).firstMatrixGoal();
    if (goalId !== NO_ID)
      throw redirect({ to: '/v3/predictions/$goalId', params: { goalId }, replace: true });
  },
  component: lazyRouteComponent(() => import('#features/matrix/pages/no-matrix-page.tsx'), 'NoMatrixPage'),
});

const matrixRoute = createRoute({
  getParentRoute: () => signedInRoute,
  ...planned('matrix'),
  ...about('goalId'),
  notFoundComponent: NotFoundPage,
  validateSearch: readMatrixSearch,
  loader: async ({ params, location }) =>
    (await matrixPreload()).preloadMatrix(params.goalId, readMatrixSearch(location.search)),
  component: lazyRouteComponent(() => import('#features/matrix/pages/matrix-page.tsx'), 'MatrixPage'),
});

const companyMatrixRoute = createRoute({
  getParentRoute: () => signedInRoute,
  ...planned('companyMatrix'),
  validateSearch: readMatrixSearch,
  component: lazyRouteComponent(
    () => import('#features/matrix/pages/company-matrix-page.tsx'),
    'CompanyMatrixPage',
  ),
});

/** The target of a notification about a prediction: the goal of the status (1-goals §2). */
const goalStatusRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/v3/notifications/goalstatus/$statusId',
  loader: async ({ params }) => {
    const statusId = idFrom(params.statusId);
    const { goalOfStatus } = await goalsPreload();
    const goalId = statusId === NO_ID || !(await ensureSession()) ? undefined : await goalOfStatus(statusId);
    if (goalId === undefined) throw redirect({ to: '/v3/goals', replace: true });
    throw redirect({ to: '/v3/goals/$goalId', params: { goalId }, replace: true });
  },
});

const profileRoute = createRoute({
  getParentRoute: () => signedInRoute,
  ...planned('profile'),
  params: {
    parse: ({ id }) => (id === undefined ? {} : { id: idFrom(id) }),
    stringify: ({ id }) => (id === undefined ? {} : { id: String(id) }),
  },
  validateSearch: readProfileSearch,
  beforeLoad: ({ params }) => {
    if (params.id === NO_ID) throw notFound();
  },
  notFoundComponent: NotFoundPage,
  loader: async ({ params }) => (await import('#features/people/model/preload.ts')).preloadProfile(params.id),
  component: lazyRouteComponent(() => import('#features/people/pages/profile-page.tsx'), 'ProfilePage'),
});

const questionsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  ...planned('questions'),
  validateSearch: readQuestionSearch,
  component: lazyRouteComponent(() => import('#features/people/pages/question-page.tsx'), 'QuestionPage'),
});

const manualRoute = createRoute({
  getParentRoute: () => signedInRoute,
  ...planned('manual'),
  ...about('personId'),
  notFoundComponent: NotFoundPage,
  component: lazyRouteComponent(() => import('#features/people/pages/manual-page.tsx'), 'ManualPage'),
});

const organizationPage = {
  validateSearch: readOrgSearch,
  loader: async () => (await import('#features/people/model/org-preload.ts')).preloadOrganization(),
  component: lazyRouteComponent(
    () => import('#features/people/pages/organization-page.tsx'),
    'OrganizationPage',
  ),
};

const organizationRoute = createRoute({
  getParentRoute: () => signedInRoute,
  ...planned('organization'),
  ...organizationPage,
});

const organizationOfRoute = createRoute({
  getParentRoute: () => signedInRoute,
  ...planned('organizationOf'),
  ...organizationPage,
  ...about('id'),
  notFoundComponent: NotFoundPage,
});

const importPeopleRoute = createRoute({
  getParentRoute: () => signedInRoute,
  ...planned('importPeople'),
  component: lazyRouteComponent(() => import('#features/people/pages/import-page.tsx'), 'ImportPage'),
});

const companySettingsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  ...planned('companySettings'),
  component: lazyRouteComponent(
    () => import('#features/tenant/pages/company-settings-page.tsx'),
    'CompanySettingsPage',
  ),
});

/** The former address of the settings, which are a tab of the own profile. */
const settingsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/v3/settings',
  beforeLoad: ({ search }) => {
    throw redirect({
      to: '/v3/profile/{-$id}',
      params: {},
      search: { ...search, tab: 'settings' },
      replace: true,
    });
  },
});

const signOutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/v3/signout',
  beforeLoad: async ({ preload }) => {
    // A preload on hover must not end the session.
    if (preload) return;
    await leaveSession();
    throw redirect({ to: '/v3/login', replace: true });
  },
});

const unknownRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/v3/$',
  beforeLoad: ({ location }) => {
    const place = legacyPlace({
      pathname: location.pathname,
      search: location.searchStr,
      hash: location.hash,
    });
    if (place) throw redirect({ href: place, replace: true });
  },
  component: NotFoundPage,
});

/** Returns an id from an address; 0 for an invalid one. */
function idFrom(text: string): number {
  const id = Number(text);
  return /^\d{1,10}$/.test(text) && id <= 2_147_483_647 ? id : NO_ID;
}

// ── Addresses whose feature comes later lead to the goals ─────────────────────

const LATER = [
  '/v3/actionitems',
  '/v3/talent/{-$id}',
  '/v3/talent/$id/$uid',
  '/v3/talent/matrix/$id/$uid',
  '/v3/notifications',
  '/v3/reports',
] as const;

const laterRoutes = LATER.map((path) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path: path as string,
    beforeLoad: () => {
      throw redirect({ to: '/v3/goals', replace: true });
    },
  }),
);

/** The former client's start page (3-strategy §2.1). */
const formerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/v2',
  beforeLoad: () => {
    throw redirect({ href: '/v3/notifications', replace: true });
  },
});

/** Handles all other addresses: the former client's, and the root (3-strategy §2.2). */
const legacyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  beforeLoad: ({ location }) => {
    const place = legacyPlace({
      pathname: location.pathname,
      search: location.searchStr,
      hash: location.hash,
    });
    throw redirect({ href: place ?? HOME, replace: true });
  },
});

const routeTree = rootRoute.addChildren([
  ...signedOutRoutes,
  signedInRoute.addChildren([
    homeRoute,
    strategyRoute,
    helpRoute,
    goalsRoute.addChildren([goalRoute, goalTypeRoute, companyGoalsRoute]),
    oneToOneRoute,
    matrixStartRoute,
    companyMatrixRoute,
    matrixRoute,
    goalStatusRoute,
    organizationRoute,
    organizationOfRoute,
    profileRoute,
    questionsRoute,
    manualRoute,
    importPeopleRoute,
    companySettingsRoute,
    settingsRoute,
    unknownRoute,
  ]),
  signOutRoute,
  ...laterRoutes,
  formerRoute,
  legacyRoute,
]);

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultErrorComponent: FailedPage,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    page?: PageName;
  }
  interface Register {
    router: typeof router;
  }
}

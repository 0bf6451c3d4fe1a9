import { createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { readDashboardSearch } from '#features/dashboard/model/dashboard-search.ts';
import { readGoalSearch } from '#features/goals/model/goal-search.ts';
import { readMatrixSearch } from '#features/matrix/model/matrix-search.ts';
import { readOneToOneSearch } from '#features/one-to-one/model/one-to-one-search.ts';
import type { PageName } from '#pages';
import { FailedPage } from '#platform/failed-page.tsx';
import { legacyPlace } from '#platform/legacy-place.ts';
import { companyGoalsLink } from '#platform/links.ts';
import { NotFoundPage } from '#platform/not-found-page.tsx';
import { HOME } from '#platform/return-place.ts';
import { ensureSession, leaveSession } from '#platform/session.ts';
import { actionItemRoutes } from './action-item-routes.tsx';
import { agentRoutes } from './agent-routes.tsx';
import { personalDataRoute } from './data-routes.tsx';
import { insightRoutes } from './insight-routes.tsx';
import { notificationRoutes } from './notification-routes.tsx';
import { peopleRoutes } from './people-routes.tsx';
import { reportRoutes } from './report-routes.tsx';
import { settingsRoutes } from './settings-routes.tsx';
import { about, idFrom, NO_ID, signedInRoute } from './signed-in-route.tsx';
import { planned, rootRoute, signedOutRoutes } from './signed-out-routes.tsx';
import { summaryRoutes } from './summary-routes.tsx';
import { talentRoutes } from './talent-routes.tsx';

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

const goalsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  ...planned('goals'),
  validateSearch: readGoalSearch,
  notFoundComponent: NotFoundPage,
  loader: async ({ location }) => {
    const { preloadGoals } = await goalsPreload();
    const { pathname } = location;
    await preloadGoals({
      search: readGoalSearch(location.search),
      type: /\/type\/([^/]+)$/.exec(pathname)?.[1],
      hasGoal: /\/\d+$/.test(pathname),
    });
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

/** The other documented address of the company goals (wire.13); every other word is not found. */
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
    () => import('#features/one-to-one/pages/one-to-one-page.tsx'),
    'OneToOnePage',
  ),
});

const matrixPreload = () => import('#features/matrix/model/preload.ts');

/** Leads to the first goal of the person's period; without one, a page explains the matrix (matrix.2). */
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

/** The target of a notification about a prediction: the goal of the status (wire.13). */
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

const signOutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/v3/signout',
  beforeLoad: async ({ preload }) => {
    // A preload on hover must not end the session.
    if (preload) return;
    const leftProvider = await leaveSession();
    throw redirect({
      to: '/v3/login',
      replace: true,
      state: (former) => ({ ...former, ...(leftProvider && { leftProvider }) }),
    });
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

/** The former client's start page (wire.13). */
const formerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/v2',
  beforeLoad: () => {
    throw redirect({ href: '/v3/notifications', replace: true });
  },
});

/** Handles all other addresses: the former client's, and the root (wire.13). */
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
    ...peopleRoutes,
    ...insightRoutes,
    ...reportRoutes,
    ...summaryRoutes,
    ...talentRoutes,
    ...notificationRoutes,
    ...actionItemRoutes,
    personalDataRoute,
    ...settingsRoutes,
    ...agentRoutes,
    unknownRoute,
  ]),
  signOutRoute,
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

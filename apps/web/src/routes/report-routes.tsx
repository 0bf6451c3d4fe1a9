import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readReportsSearch } from '#features/reports/model/reports-search.ts';
import { NotFoundPage } from '#platform/not-found-page.tsx';
import { about, signedInRoute } from './signed-in-route.tsx';
import { planned } from './signed-out-routes.tsx';

const reportsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  ...planned('reports'),
  validateSearch: readReportsSearch,
  component: lazyRouteComponent(() => import('#features/reports/pages/reports-page.tsx'), 'ReportsPage'),
});

const teamUpdatesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  ...planned('teamGoalUpdates'),
  ...about('periodId'),
  notFoundComponent: NotFoundPage,
  validateSearch: readReportsSearch,
  component: lazyRouteComponent(
    () => import('#features/reports/team/pages/team-updates-page.tsx'),
    'TeamUpdatesPage',
  ),
});

export const reportRoutes = [reportsRoute, teamUpdatesRoute];

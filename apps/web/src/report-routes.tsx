import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedInRoute } from './signed-in-route.tsx';
import { planned } from './signed-out-routes.tsx';

const reportsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  ...planned('reports'),
  component: lazyRouteComponent(() => import('#features/reports/pages/reports-page.tsx'), 'ReportsPage'),
});

export const reportRoutes = [reportsRoute];

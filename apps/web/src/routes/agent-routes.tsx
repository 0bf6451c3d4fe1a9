import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedInRoute } from './signed-in-route.tsx';
import { planned } from './signed-out-routes.tsx';

const allowRoute = createRoute({
  getParentRoute: () => signedInRoute,
  ...planned('agentAllow'),
  component: lazyRouteComponent(() => import('#features/agents/pages/allow-page.tsx'), 'AllowPage'),
});

const confirmRoute = createRoute({
  getParentRoute: () => signedInRoute,
  ...planned('agentConfirm'),
  component: lazyRouteComponent(() => import('#features/agents/pages/confirm-page.tsx'), 'ConfirmPage'),
});

export const agentRoutes = [allowRoute, confirmRoute];

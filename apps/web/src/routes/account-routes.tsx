import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedInRoute } from './signed-in-route.tsx';
import { planned } from './signed-out-routes.tsx';

const securityRoute = createRoute({
  getParentRoute: () => signedInRoute,
  ...planned('accountSecurity'),
  component: lazyRouteComponent(
    () => import('#features/accounts/second-step/pages/security-page.tsx'),
    'SecurityPage',
  ),
});

const tokensRoute = createRoute({
  getParentRoute: () => signedInRoute,
  ...planned('accountTokens'),
  component: lazyRouteComponent(
    () => import('#features/accounts/tokens/pages/tokens-page.tsx'),
    'TokensPage',
  ),
});

const agentsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  ...planned('accountAgents'),
  component: lazyRouteComponent(() => import('#features/agents/pages/own-agents-page.tsx'), 'OwnAgentsPage'),
});

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

export const accountRoutes = [securityRoute, tokensRoute, agentsRoute, allowRoute, confirmRoute];

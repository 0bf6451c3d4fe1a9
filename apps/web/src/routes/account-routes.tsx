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

export const accountRoutes = [securityRoute, tokensRoute];

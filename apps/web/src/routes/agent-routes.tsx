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

const slackLinkRoute = createRoute({
  getParentRoute: () => signedInRoute,
  ...planned('slackLink'),
  component: lazyRouteComponent(
    () => import('#features/notifications/slack/pages/slack-link-page.tsx'),
    'SlackLinkPage',
  ),
});

export const agentRoutes = [allowRoute, confirmRoute, slackLinkRoute];

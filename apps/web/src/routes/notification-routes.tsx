import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedInRoute } from './signed-in-route.tsx';
import { planned } from './signed-out-routes.tsx';

const notificationsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  ...planned('notifications'),
  loader: async () =>
    (await import('#features/notifications/reading/model/preload.ts')).preloadNotifications(),
  component: lazyRouteComponent(
    () => import('#features/notifications/reading/pages/notifications-page.tsx'),
    'NotificationsPage',
  ),
});

export const notificationRoutes = [notificationsRoute];

import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readItemSearch } from '#features/action-items/model/item-search.ts';
import { signedInRoute } from './signed-in-route.tsx';
import { planned } from './signed-out-routes.tsx';

const actionItemsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  ...planned('actionItems'),
  validateSearch: readItemSearch,
  loader: async ({ location }) => {
    const { preloadItems } = await import('#features/action-items/model/preload.ts');
    await preloadItems(readItemSearch(location.search));
  },
  component: lazyRouteComponent(
    () => import('#features/action-items/pages/action-items-page.tsx'),
    'ActionItemsPage',
  ),
});

export const actionItemRoutes = [actionItemsRoute];

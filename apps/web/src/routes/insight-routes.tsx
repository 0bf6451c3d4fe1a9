import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readInsightSearch } from '#features/insight/model/insight-search.ts';
import { signedInRoute } from './signed-in-route.tsx';
import { planned } from './signed-out-routes.tsx';

const insightRoute = createRoute({
  getParentRoute: () => signedInRoute,
  ...planned('insight'),
  validateSearch: readInsightSearch,
  loader: async ({ location }) => {
    const { preloadInsight } = await import('#features/insight/model/preload.ts');
    await preloadInsight(readInsightSearch(location.search));
  },
  component: lazyRouteComponent(() => import('#features/insight/pages/insight-page.tsx'), 'InsightPage'),
});

export const insightRoutes = [insightRoute];

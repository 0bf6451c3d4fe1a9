import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { NotFoundPage } from '#platform/not-found-page.tsx';
import { about, signedInRoute } from './signed-in-route.tsx';
import { planned } from './signed-out-routes.tsx';

export const personalDataRoute = createRoute({
  getParentRoute: () => signedInRoute,
  ...planned('personalData'),
  ...about('personId'),
  notFoundComponent: NotFoundPage,
  component: lazyRouteComponent(
    () => import('#features/personal-data/pages/personal-data-page.tsx'),
    'PersonalDataPage',
  ),
});

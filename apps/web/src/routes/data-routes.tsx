import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readAuditSearch } from '#features/audit/model/audit-search.ts';
import { NotFoundPage } from '#platform/not-found-page.tsx';
import { about, signedInRoute } from './signed-in-route.tsx';
import { planned } from './signed-out-routes.tsx';

const auditRoute = createRoute({
  getParentRoute: () => signedInRoute,
  ...planned('audit'),
  validateSearch: readAuditSearch,
  component: lazyRouteComponent(() => import('#features/audit/pages/audit-page.tsx'), 'AuditPage'),
});

const ownDataRoute = createRoute({
  getParentRoute: () => signedInRoute,
  ...planned('ownData'),
  component: lazyRouteComponent(
    () => import('#features/personal-data/pages/own-data-page.tsx'),
    'OwnDataPage',
  ),
});

const personalDataRoute = createRoute({
  getParentRoute: () => signedInRoute,
  ...planned('personalData'),
  ...about('personId'),
  notFoundComponent: NotFoundPage,
  component: lazyRouteComponent(
    () => import('#features/personal-data/pages/personal-data-page.tsx'),
    'PersonalDataPage',
  ),
});

const companyDataRoute = createRoute({
  getParentRoute: () => signedInRoute,
  ...planned('companyData'),
  component: lazyRouteComponent(
    () => import('#features/personal-data/pages/company-data-page.tsx'),
    'CompanyDataPage',
  ),
});

/** The audit log, and data of people and of the company. */
export const dataRoutes = [auditRoute, companyDataRoute, ownDataRoute, personalDataRoute];

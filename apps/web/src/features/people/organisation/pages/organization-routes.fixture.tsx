import { type AnyRoute, createRoute } from '@tanstack/react-router';
import { OrganizationPage } from './organization-page.tsx';

/** Returns the routes of the organisation, and of a profile that it links to. */
export const organizationRoutes = (root: AnyRoute) => [
  createRoute({ getParentRoute: () => root, path: '/v3/organization', component: OrganizationPage }),
  createRoute({
    getParentRoute: () => root,
    path: '/v3/organization/$id',
    params: {
      parse: ({ id }: { id: string }) => ({ id: Number(id) }),
      stringify: ({ id }: { id: number }) => ({ id: String(id) }),
    },
    component: OrganizationPage,
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/v3/profile/{-$id}',
    component: () => <p>Profile</p>,
  }),
];

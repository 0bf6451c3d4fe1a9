import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { ensureSession } from '#platform/session.ts';
import { signedInRoute } from './signed-in-route.tsx';
import { planned } from './signed-out-routes.tsx';

const settingsPage = {
  component: lazyRouteComponent(() => import('../settings-page.tsx'), 'SettingsPage'),
};

const ownRoute = createRoute({
  getParentRoute: () => signedInRoute,
  ...planned('settings'),
  ...settingsPage,
});

const companyRoute = createRoute({
  getParentRoute: () => signedInRoute,
  ...planned('companySettings'),
  ...settingsPage,
});

/** Leads to the first part of the company's settings that the person may open, else to the list. */
const companyStartRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/v3/settings/company',
  beforeLoad: async () => {
    const [{ companySettings }, session] = await Promise.all([
      import('#platform/settings-parts.ts'),
      ensureSession(),
    ]);
    const [first] = session ? companySettings(session) : [];
    throw redirect({ href: first?.path ?? '/v3/settings', replace: true });
  },
});

/** The former addresses of the account's pages, and of the audit log. */
const formerRoutes = [
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/v3/account/$part',
    beforeLoad: ({ params, search }) => {
      throw redirect({ to: '/v3/settings/{-$part}', params: { part: params.part }, search, replace: true });
    },
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/v3/company/audit',
    beforeLoad: ({ search }) => {
      throw redirect({
        to: '/v3/settings/company/$part',
        params: { part: 'audit' },
        search: (former) => ({ ...former, ...search }),
        replace: true,
      });
    },
  }),
] as const;

/** The settings of the person and of the company, in one place (screens.7). */
export const settingsRoutes = [ownRoute, companyRoute, companyStartRoute, ...formerRoutes];

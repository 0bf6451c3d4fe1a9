import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router';
import { readLayerSearch } from '#platform/layers/layer-search.ts';
import { securityLink } from '#platform/links.ts';
import { HOME, safePlace } from '#platform/return-place.ts';
import { ensureSession } from '#platform/session.ts';
import { readToken } from '#platform/session-store.ts';
import { FailedShell } from '#platform/shell/failed-shell.tsx';
import { ShellSkeleton } from '#platform/shell/shell-skeleton.tsx';
import { setBrandColor } from '#ui/theme/theme-variables.ts';
import { rootRoute } from './signed-out-routes.tsx';

/** The parent of every page for people who are signed in (screens.4). */
export const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  // The parameters of the open drawer or dialog, which every signed-in page shows.
  validateSearch: readLayerSearch,
  beforeLoad: ({ location }) => {
    if (!readToken()) throw signInFirst(location.href);
  },
  // Use a loader and not beforeLoad, so that the page's own data loads beside the session, not after it.
  loader: async ({ location }) => {
    const session = await ensureSession();
    if (!session) throw signInFirst(location.href);
    // The server answers nothing else before the second step is set up (accounts.19).
    if (session.NeedsSecondStep && location.pathname !== '/v3/settings/security')
      throw redirect({ ...securityLink(), replace: true });
    setBrandColor(session.Tenant.PrimaryColor, session.Tenant.UseLightTextOnPrimary);
  },
  component: lazyRouteComponent(() => import('../signed-in-layout.tsx'), 'SignedInLayout'),
  pendingComponent: ShellSkeleton,
  errorComponent: FailedShell,
  pendingMs: 80,
  pendingMinMs: 0,
});

function signInFirst(href: string) {
  const to = safePlace(href);
  return redirect({ to: '/v3/login', search: to && to !== HOME ? { to } : {}, replace: true });
}

export const NO_ID = 0;

/** Returns the options of a page about one object, whose id is the parameter `name` of the address. */
export function about<Name extends string>(name: Name) {
  return {
    params: {
      parse: (raw: Record<Name, string>) => ({ [name]: idFrom(raw[name]) }) as Record<Name, number>,
      stringify: (ids: Record<Name, number>) => ({ [name]: String(ids[name]) }) as Record<Name, string>,
    },
    beforeLoad: ({ params }: { params: Record<Name, number> }) => {
      if (params[name] === NO_ID) throw notFound();
    },
  };
}

/** Returns an id from an address; 0 for an invalid one. */
export function idFrom(text: string): number {
  const id = Number(text);
  return /^\d{1,10}$/.test(text) && id <= 2_147_483_647 ? id : NO_ID;
}

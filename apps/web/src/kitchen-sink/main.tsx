import '#ui/theme/foundation.css';
import {
  createHashHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { UnsavedGuardProvider } from '#ui/layers/unsaved-guard.tsx';
import { setBrandColor } from '#ui/theme/theme-variables.ts';
import { UiProvider } from '#ui/theme/ui-provider.tsx';
import { KitchenSink } from './kitchen-sink.tsx';

// `?brand=ffee00` shows everything in a tenant's colour.
setBrandColor(new URLSearchParams(location.search).get('brand'));

const rootRoute = createRootRoute({
  component: () => (
    <UnsavedGuardProvider>
      <Outlet />
    </UnsavedGuardProvider>
  ),
});
const page = createRoute({ getParentRoute: () => rootRoute, path: '/', component: KitchenSink });
const elsewhere = createRoute({
  getParentRoute: () => rootRoute,
  path: '/elsewhere',
  component: KitchenSink,
});
const router = createRouter({
  routeTree: rootRoute.addChildren([page, elsewhere]),
  history: createHashHistory(),
});

const host = document.getElementById('root');
if (host) {
  createRoot(host).render(
    <UiProvider>
      {/* The product's own router type is registered globally; this page has another router. */}
      <RouterProvider router={router as never} />
    </UiProvider>,
  );
}

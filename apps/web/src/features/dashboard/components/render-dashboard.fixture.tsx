import type { Session } from '@bellwether/contract/accounts';
import type { Endpoint } from '@bellwether/contract/endpoint';
import { ProblemError } from '@bellwether/contract/problem';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { configure, render } from '@testing-library/react';
import { vi } from 'vitest';
import { buildSession } from '#features/goals/approval/components/goal-info.fixture.ts';
import { api } from '#platform/api.ts';
import { acceptSession } from '#platform/session-store.ts';
import { UiProvider } from '#ui/ui-provider.tsx';
import { UnsavedGuardProvider } from '#ui/unsaved-guard.tsx';
import { DraftScope } from '#ui/use-draft.tsx';
import { DashboardPage } from '../pages/dashboard-page.tsx';
import { buildCompliance, buildDashboard } from './dashboard.fixture.ts';
import { readDashboardSearch } from './dashboard-search.ts';

// Drawers load their content when first shown, which takes its time where much runs at once.
configure({ asyncUtilTimeout: 8000 });
vi.setConfig({ testTimeout: 20_000 });

/** What the server answers, by the endpoint's name; a function gets the call's input and may throw. */
type Answers = Record<string, (input: never) => unknown>;

/** The dashboard at an address, with the real client's calls answered. */
export function renderDashboard(
  answers: Answers = {},
  { place = '/v3/home', profile = {} }: { place?: string; profile?: Partial<Session['Profile']> } = {},
) {
  acceptSession(buildSession(profile));
  const usual: Answers = { getDashboard: () => buildDashboard(), getCompliance: () => buildCompliance() };
  const sent: { name: string; input: unknown }[] = [];
  vi.spyOn(api, 'call').mockImplementation((async (endpoint: Endpoint, input: never) => {
    sent.push({ name: endpoint.name, input });
    const answer = answers[endpoint.name] ?? usual[endpoint.name];
    if (!answer) throw new ProblemError({ status: 404, detail: `Nothing answers ${endpoint.name}.` });
    return answer(input);
  }) as typeof api.call);

  const root = createRootRoute({
    component: () => (
      <UnsavedGuardProvider>
        <Outlet />
      </UnsavedGuardProvider>
    ),
  });
  const home = createRoute({
    getParentRoute: () => root,
    path: '/v3/home',
    validateSearch: readDashboardSearch,
    component: DashboardPage,
  });
  const elsewhere = createRoute({ getParentRoute: () => root, path: '$' });
  const router = createRouter({
    routeTree: root.addChildren([home, elsewhere]),
    history: createMemoryHistory({ initialEntries: [place] }),
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const screen = render(
    <UiProvider>
      <QueryClientProvider client={client}>
        <DraftScope scope="1.7">
          <RouterProvider router={router as never} />
        </DraftScope>
      </QueryClientProvider>
    </UiProvider>,
  );
  return {
    screen,
    client,
    calls: (name: string) => sent.filter((each) => each.name === name).map((each) => each.input),
    search: () => router.state.location.search as Record<string, unknown>,
  };
}

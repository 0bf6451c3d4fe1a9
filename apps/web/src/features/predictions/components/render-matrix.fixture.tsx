import type { Session } from '@bellwether/contract/accounts';
import type { Endpoint } from '@bellwether/contract/endpoint';
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
import { MatrixPage } from '../pages/matrix-page.tsx';
import { readMatrixSearch } from './matrix-search.ts';

// Drawers load their content when first shown, which takes its time where much runs at once.
configure({ asyncUtilTimeout: 8000 });
vi.setConfig({ testTimeout: 20_000 });

/** What the server answers, by the endpoint's name; a function gets the call's input and may throw. */
export type Answers = Record<string, (input: never) => unknown>;

/** The matrix page at an address. `calls(name)` gives the inputs sent so far, `search()` the address' parameters. */
export function renderMatrix(place: string, answers: Answers, profile: Partial<Session['Profile']> = {}) {
  acceptSession(buildSession(profile));
  const sent: { name: string; input: unknown }[] = [];
  vi.spyOn(api, 'call').mockImplementation((async (endpoint: Endpoint, input: never) => {
    sent.push({ name: endpoint.name, input });
    const answer = answers[endpoint.name];
    if (!answer) throw new Error(`Nobody answers ${endpoint.name}`);
    return answer(input);
  }) as typeof api.call);

  const root = createRootRoute({
    component: () => (
      <UnsavedGuardProvider>
        <Outlet />
      </UnsavedGuardProvider>
    ),
  });
  const matrix = createRoute({
    getParentRoute: () => root,
    path: '/v3/predictions/$goalId',
    params: {
      parse: ({ goalId }) => ({ goalId: Number(goalId) }),
      stringify: ({ goalId }) => ({ goalId: String(goalId) }),
    },
    validateSearch: readMatrixSearch,
    component: MatrixPage,
  });
  const history = createMemoryHistory({ initialEntries: [place] });
  const router = createRouter({ routeTree: root.addChildren([matrix]), history });
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
    calls: (name: string) => sent.filter((each) => each.name === name).map((each) => each.input),
    search: () => router.state.location.search as Record<string, unknown>,
    path: () => router.state.location.pathname,
    back: () => router.history.back(),
  };
}

import type { Session } from '@bellwether/contract/accounts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  type AnyRoute,
  createMemoryHistory,
  createRootRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { configure, getConfig, render } from '@testing-library/react';
import { vi } from 'vitest';
import { DraftScope } from '#ui/form/use-draft.tsx';
import { UnsavedGuardProvider } from '#ui/layers/unsaved-guard.tsx';
import { UiProvider } from '#ui/theme/ui-provider.tsx';
import { type Answers, answerCalls } from './answer-calls.fixture.ts';
import { isUnfetched } from './problem.ts';
import { acceptSession, draftScope } from './session-store.ts';

// Drawers, tabs and dialogs load their content when first shown, which takes long on a busy machine.
configure({ asyncUtilTimeout: 8000 });
vi.setConfig({ testTimeout: 20_000 });

// A component that throws shows its boundary's sentence, so each later `findBy` would wait for its whole time. A fault
// of the program (not a call that fails, and not a part that cannot be fetched) ends the present wait with that fault.
let fail: (error: unknown) => void = () => undefined;
let failure = new Promise<never>(() => undefined);
function watchForFaults(): void {
  failure = new Promise((_, reject) => {
    fail = reject;
  });
  failure.catch(() => undefined);
}
const { asyncWrapper } = getConfig();
configure({ asyncWrapper: (work) => asyncWrapper(() => Promise.race([work(), failure])) });

const isProgramFault = (error: unknown) =>
  (error instanceof TypeError || error instanceof ReferenceError) && !isUnfetched(error);

const createPageRoot = () =>
  createRootRoute({
    component: () => (
      <UnsavedGuardProvider>
        <Outlet />
      </UnsavedGuardProvider>
    ),
  });

interface PagesOptions {
  /** The address at which the test begins. */
  readonly place: string;
  readonly session: Session;
  readonly answers: Answers;
}

/** Parses a goal's id as a number, as the product's own routes do. */
export const goalIdParam = {
  parse: ({ goalId }: { goalId: string }) => ({ goalId: Number(goalId) }),
  stringify: ({ goalId }: { goalId: number }) => ({ goalId: String(goalId) }),
};

/**
 * Renders pages at an address, with a session and replies for the real client's calls. `routesOf` creates
 * their routes below the root.
 * `calls(name)` returns the inputs sent so far, `search()` the address' parameters.
 */
export function renderPages(
  routesOf: (root: ReturnType<typeof createPageRoot>) => AnyRoute[],
  { place, session, answers }: PagesOptions,
) {
  watchForFaults();
  acceptSession(session);
  const calls = answerCalls(answers);
  const root = createPageRoot();
  const router = createRouter({
    routeTree: root.addChildren(routesOf(root)),
    history: createMemoryHistory({ initialEntries: [place] }),
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const screen = render(
    <UiProvider>
      <QueryClientProvider client={client}>
        <DraftScope scope={draftScope(session)}>
          <RouterProvider router={router as never} />
        </DraftScope>
      </QueryClientProvider>
    </UiProvider>,
    {
      onCaughtError: (error) => {
        if (isProgramFault(error)) fail(error);
      },
    },
  );
  return {
    screen,
    client,
    calls,
    search: () => router.state.location.search as Record<string, unknown>,
    path: () => router.state.location.pathname,
    back: () => router.history.back(),
  };
}

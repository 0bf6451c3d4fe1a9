import { ProblemError } from '@bellwether/contract/problem';
import { focusManager, type Query, QueryClient } from '@tanstack/react-query';
import { millisecondsSince } from '#ui/data/server-clock.ts';
import { onSessionChange } from './session-store.ts';

/** Data younger than this is not read again. */
const FRESH_MS = 15_000;

/** People prefer an error message to a longer wait. */
const longestWaitSeconds = 10;

/** Returns the seconds after which a read refused with 429 is retried; undefined for any other error. */
function waitOf(error: unknown): number | undefined {
  if (!(error instanceof ProblemError) || error.status !== 429) return undefined;
  return error.retryAfter !== undefined && error.retryAfter <= longestWaitSeconds
    ? error.retryAfter
    : undefined;
}

/**
 * Whether to retry a failed read. A refusal (4xx) is final, except that 429 is retried once after its wait.
 */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (waitOf(error) !== undefined) return failures < 1;
  return !isRefusal(error) && failures < 2;
}

/**
 * Whether a mounting part of the page repeats a failed read. Several parts read the same goal, so they share
 * a refusal for as long as data counts as fresh.
 */
export function shouldRetryOnMount({
  state,
}: {
  readonly state: Pick<Query['state'], 'error' | 'errorUpdatedAt'>;
}): boolean {
  return !isRefusal(state.error) || millisecondsSince(state.errorUpdatedAt) >= FRESH_MS;
}

function isRefusal(error: unknown): boolean {
  return error instanceof ProblemError && error.status >= 400 && error.status < 500;
}

/** Returns the milliseconds before the next try: the wait of a 429, else one second and then two. */
export function retryDelay(failures: number, error: unknown): number {
  return (waitOf(error) ?? 2 ** failures) * 1_000;
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: shouldRetry,
      retryDelay,
      retryOnMount: shouldRetryOnMount,
      staleTime: FRESH_MS,
      gcTime: 10 * 60_000,
      refetchOnWindowFocus: 'always',
      // Otherwise a read without a network would wait, and the page would show no reason.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    // Never repeat a change automatically: the person decides. Without a network it fails at once with a
    // message.
    mutations: { retry: false, networkMode: 'always' },
  },
});

// Ignore focus: a window that is visible beside another one does not change its visibility when it gets the
// focus.
focusManager.setEventListener((onFocus) => {
  const turnedTo = () => onFocus();
  window.addEventListener('visibilitychange', turnedTo);
  window.addEventListener('focus', turnedTo);
  return () => {
    window.removeEventListener('visibilitychange', turnedTo);
    window.removeEventListener('focus', turnedTo);
  };
});

// Clear the cache, so that the next person never sees another person's data.
onSessionChange((state) => {
  if (state.status === 'signed-out') queryClient.clear();
});

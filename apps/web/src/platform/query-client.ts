import { ProblemError } from '@bellwether/contract/problem';
import { focusManager, type Query, QueryClient } from '@tanstack/react-query';
import { millisecondsSince } from '#ui/data/server-clock.ts';
import { onSessionChange } from './session-store.ts';

/** What was read so recently is not asked for again. */
const FRESH_MS = 15_000;

/** Whoever waits longer for a page would rather read why. */
const longestWaitSeconds = 10;

/** Seconds after which a read that came too early is sent again; undefined where the error is no such refusal. */
function waitOf(error: unknown): number | undefined {
  if (!(error instanceof ProblemError) || error.status !== 429) return undefined;
  return error.retryAfter !== undefined && error.retryAfter <= longestWaitSeconds
    ? error.retryAfter
    : undefined;
}

/** Whether a failed read is worth another try. A refusal (4xx) is final, except that 429 is retried once after its wait. */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (waitOf(error) !== undefined) return failures < 1;
  return !isRefusal(error) && failures < 2;
}

/**
 * Whether a part of the page that mounts asks again for what failed before. Several parts read the same goal, so while the
 * server's no is as fresh as data would be, they share it.
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

/** Milliseconds before the next try: what a 429 asks for, else one second and then two. */
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
      // Without a network a read would wait, and the page with it, without a word why.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    // A change is never sent twice, nor later, by itself: the person decides. Without a network it fails at once and says so.
    mutations: { retry: false, networkMode: 'always' },
  },
});

// A window that stood in sight beside another one becomes no more visible when it is turned to.
focusManager.setEventListener((onFocus) => {
  const turnedTo = () => onFocus();
  window.addEventListener('visibilitychange', turnedTo);
  window.addEventListener('focus', turnedTo);
  return () => {
    window.removeEventListener('visibilitychange', turnedTo);
    window.removeEventListener('focus', turnedTo);
  };
});

// What one person read is never shown to the next.
onSessionChange((state) => {
  if (state.status === 'signed-out') queryClient.clear();
});

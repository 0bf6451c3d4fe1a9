import { ProblemError } from '@bellwether/contract/problem';
import { focusManager, type Query, QueryClient } from '@tanstack/react-query';
import { onSessionChange } from './session-store.ts';

const FRESH_MS = 15_000;

/** Whether a failed read is worth another try: the server's no (4xx) stays a no. */
export function shouldRetry(failures: number, error: unknown): boolean {
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
  return !isRefusal(state.error) || Date.now() - state.errorUpdatedAt >= FRESH_MS;
}

function isRefusal(error: unknown): boolean {
  return error instanceof ProblemError && error.status >= 400 && error.status < 500;
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: shouldRetry,
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

import { ProblemError } from '@bellwether/contract/problem';
import { focusManager, QueryClient } from '@tanstack/react-query';
import { onSessionChange } from './session-store.ts';

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
  if (error instanceof ProblemError && error.status >= 400 && error.status < 500) return false;
  return failures < 2;
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
      staleTime: 15_000,
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

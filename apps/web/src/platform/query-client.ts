import { ProblemError } from '@bellwether/contract/problem';
import { focusManager, QueryClient } from '@tanstack/react-query';
import { onSessionChange } from './session-store.ts';

/** Whether a failed read is worth another try: the server's no (4xx) stays a no. */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (error instanceof ProblemError && error.status >= 400 && error.status < 500) return false;
  return failures < 2;
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: shouldRetry,
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

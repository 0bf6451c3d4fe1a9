import { useEffect, useRef, useSyncExternalStore } from 'react';

function follow(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Returns whether the browser has a network. It does not say whether the server can be reached. */
export function useOnline(): boolean {
  return useSyncExternalStore(follow, () => navigator.onLine);
}

/** Calls `retry` when the network is back after it was away. */
export function useWhenBackOnline(retry: () => void): void {
  const latest = useRef(retry);
  latest.current = retry;
  useEffect(() => {
    const onOnline = () => latest.current();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
}

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

/** A request may still fail for this long after the network's return, in milliseconds. */
const UNSTEADY = 10_000;
/** Milliseconds between two tries while that lasts. */
const BETWEEN = 2_000;
let backAt = Number.NEGATIVE_INFINITY;
window.addEventListener('online', () => {
  backAt = performance.now();
});

/**
 * Calls `retry` when the network is back. As long as the component stays, it tries again for some seconds, because the first
 * request may still fail, and because a request of the time without a network may fail late.
 */
export function useWhenBackOnline(retry: () => Promise<void>): void {
  const latest = useRef(retry);
  latest.current = retry;
  useEffect(() => {
    let isTrying = false;
    const attempt = async () => {
      if (isTrying || performance.now() - backAt > UNSTEADY) return;
      isTrying = true;
      try {
        await latest.current();
      } finally {
        isTrying = false;
      }
    };
    const onTurn = () => void attempt();
    const timer = setInterval(onTurn, BETWEEN);
    window.addEventListener('online', onTurn);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', onTurn);
    };
  }, []);
}

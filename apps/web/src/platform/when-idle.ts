/** Milliseconds after which a page has loaded its content; prefetches must not compete with that. */
const AFTER_LOAD = 5_000;

/** Runs `work` once the page has been open for a while and is idle. @returns the function that cancels it. */
export function whenIdle(work: () => void): () => void {
  const timer = setTimeout(() => void idleMoment().then(work), AFTER_LOAD);
  return () => clearTimeout(timer);
}

/** Waits until the browser has nothing else to do. */
export function idleMoment(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve());
    else setTimeout(resolve);
  });
}

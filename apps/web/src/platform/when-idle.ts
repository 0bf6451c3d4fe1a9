/** Milliseconds after which a page has loaded its content; prefetches must not compete with that. */
const AFTER_LOAD = 5_000;

/** Runs `work` once the page has been open for a while and is idle. @returns the function that cancels it. */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks; after the wait its page is most likely idle.
  const soon = 'requestIdleCallback' in window ? () => window.requestIdleCallback(work) : work;
  const timer = setTimeout(soon, AFTER_LOAD);
  return () => clearTimeout(timer);
}

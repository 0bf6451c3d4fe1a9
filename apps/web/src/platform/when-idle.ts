/** Milliseconds after which a page has what it shows; what is fetched ahead must not share the way with that. */
const AFTER_LOAD = 5_000;

/** Does work once the page has been there for a while and has nothing else to do. @returns the call that cancels it. */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks; after the wait its page is idle most likely.
  const soon = 'requestIdleCallback' in window ? () => window.requestIdleCallback(work) : work;
  const timer = setTimeout(soon, AFTER_LOAD);
  return () => clearTimeout(timer);
}

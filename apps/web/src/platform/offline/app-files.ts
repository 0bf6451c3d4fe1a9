/** The application's page, which has no data: the same for every person and company. */
const PAGE = '/v3/home';

/** Returns the addresses of files that this tab has loaded. */
function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/`) && /\.(js|css|woff2)$/.test(name));
}

/**
 * Makes the worker keep the page and its files, so that the application starts without a network. The worker chooses: only
 * files that never change.
 */
export async function keepApplication(): Promise<void> {
  const worker = (await navigator.serviceWorker?.getRegistration())?.active;
  worker?.postMessage({ kind: 'keep', page: PAGE, files: loadedFiles() });
}

/** Returns the address of the application's own script, whose name changes with each version. */
function scriptOf(page: Document): string | null | undefined {
  return page.querySelector('script[type="module"][src]')?.getAttribute('src');
}

/** Whether the server has another version of the application than this tab. False while that is unknown. */
export async function isOutdated(): Promise<boolean> {
  const answer = await fetch(PAGE, { cache: 'no-store', redirect: 'error' });
  if (answer.status !== 200 || !answer.headers.get('content-type')?.startsWith('text/html')) return false;
  const there = scriptOf(new DOMParser().parseFromString(await answer.text(), 'text/html'));
  const here = scriptOf(document);
  return Boolean(there && here) && there !== here;
}

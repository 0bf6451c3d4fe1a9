/**
 * Reloads the page, because some browsers keep a failed import of a file. Asks the server first, because a reload
 * without a server would leave an empty page.
 */
export async function reloadWhenReachable(): Promise<void> {
  try {
    await fetch('/health', { cache: 'no-store' });
  } catch (error) {
    console.warn('The server cannot be reached yet.', error);
    return;
  }
  window.location.reload();
}

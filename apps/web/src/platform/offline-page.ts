import { whenIdle } from './when-idle.ts';

/**
 * Starts the worker that shows its own page if a page is opened without a server (`public/offline-worker.js`).
 * Browsers offer workers only over https and on this machine.
 */
export function offerOfflinePage(): void {
  if (!('serviceWorker' in navigator)) return;
  whenIdle(async () => {
    try {
      await navigator.serviceWorker.register('/offline-worker.js');
    } catch (error) {
      // Some browsers refuse workers when the settings block storage.
      console.warn('Without its worker, the browser shows its own page while the server is away.', error);
    }
  });
}

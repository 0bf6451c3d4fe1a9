import { forgetLeftOvers } from './session-store.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Starts the worker that opens the application, or a page of its own, without a server (`public/offline-worker.js`).
 * Browsers offer workers only over https and on this machine.
 */
export function offerOfflinePage(): void {
  if (!('serviceWorker' in navigator)) return;
  whenIdle(async () => {
    forgetLeftOvers();
    try {
      await navigator.serviceWorker.register('/offline-worker.js');
    } catch (error) {
      // Some browsers refuse workers when the settings block storage.
      console.warn('Without its worker, the browser shows its own page while the server is away.', error);
    }
  });
}

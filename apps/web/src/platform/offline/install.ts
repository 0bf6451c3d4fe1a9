import { useSyncExternalStore } from 'react';

/** The browser's offer to install the application; only Chromium and its relatives have it. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

declare global {
  interface Window {
    /** The offer, which may come before the application's script; `public/early.js` keeps it. */
    bellwetherInstall?: InstallOffer | undefined;
  }
}

const EVENTS = ['beforeinstallprompt', 'appinstalled'] as const;

function follow(listener: () => void): () => void {
  for (const event of EVENTS) window.addEventListener(event, listener);
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, listener);
  };
}

/** Returns the act that installs the application; undefined where the browser does not offer it. */
export function useInstall(): (() => void) | undefined {
  const offer = useSyncExternalStore(follow, () => window.bellwetherInstall);
  if (!offer) return undefined;
  return () => {
    // A browser's offer can be used once.
    window.bellwetherInstall = undefined;
    void offer.prompt();
  };
}

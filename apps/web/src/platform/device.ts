import { browserStore } from '#ui/data/browser-store.ts';

/** Outlasts a session: the browser stays one in which the person has signed in. */
export const DEVICE_KEY = 'bw.device';

/**
 * Returns the secret of this browser, and makes it at the first call: 256 random bits as base64url. Wrong passwords that are
 * given elsewhere cannot lock a person out of a browser in which they have signed in (accounts.1).
 */
export function deviceSecret(): string {
  const kept = browserStore.get(DEVICE_KEY);
  if (kept) return kept;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const secret = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  browserStore.set(DEVICE_KEY, secret);
  return secret;
}

import type { StorageState } from '#ui/data/browser-store.ts';

/** Says that this site may keep nothing in the browser. */
export const storageRefused =
  "Bellwether keeps your session in this browser's storage. Please allow it for this site.";

/** What a signed-in person reads about the storage; empty if it keeps the session. */
export const storageWords: Readonly<Record<StorageState, string>> = {
  kept: '',
  full: "This browser's storage is full, so you stay signed in only until you close or reload this tab.",
  refused: `${storageRefused} Until then you stay signed in only until you close or reload this tab.`,
};

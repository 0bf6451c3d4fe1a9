import { browserStore } from '#ui/data/browser-store.ts';

/** The answers of the session, and the updates of the person that wait for the network. */
export const ANSWERS = 'bw.answers';
export const WAITING = 'bw.waiting';
/** The mark of the session whose answers are stored. The end of a session clears it, and answers without it are unreadable. */
export const MARK = 'bw.mark';

/** Deletes the stored answers: the session has ended, or another person is signed in (screens.12). */
export function forgetAnswers(): void {
  browserStore.remove(MARK);
  drop(ANSWERS);
}

/** Deletes the waiting updates, after a sign-out or another person's sign-in (screens.13). */
export function forgetWaiting(): void {
  drop(WAITING);
}

// The browser's own call, because the sign-in page does not load the library. It waits until open connections have done their work.
function drop(name: string): void {
  try {
    // Absent where the browser's settings block storage.
    globalThis.indexedDB?.deleteDatabase(name);
  } catch (error) {
    console.warn(`${name} cannot be deleted, because this browser allows no storage here.`, error);
  }
}

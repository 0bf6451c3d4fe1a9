import { useSyncExternalStore } from 'react';

const KEY = 'bw.keys';
const OFF = 'off';
const listeners = new Set<() => void>();
/** Valid also if the browser's settings block storage. */
let isOff: boolean | undefined;

function readIsOff(): boolean {
  try {
    return localStorage.getItem(KEY) === OFF;
  } catch (error) {
    console.warn('The choice about single-letter keys could not be read.', error);
    return false;
  }
}

/** Returns whether single characters are shortcuts; this browser stores the choice (WCAG 2.1.4). */
export function areLetterKeysOn(): boolean {
  isOff ??= readIsOff();
  return !isOff;
}

export function setLetterKeys(on: boolean): void {
  isOff = !on;
  try {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, OFF);
  } catch (error) {
    console.warn('The choice about single-letter keys lasts until the page is closed.', error);
  }
  for (const listener of listeners) listener();
}

/** Follows the choice, also when another tab changes it. */
export function useLetterKeys(): boolean {
  return useSyncExternalStore((listener) => {
    const follow = (event: StorageEvent) => {
      if (event.key !== KEY) return;
      isOff = undefined;
      listener();
    };
    listeners.add(listener);
    window.addEventListener('storage', follow);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', follow);
    };
  }, areLetterKeysOn);
}

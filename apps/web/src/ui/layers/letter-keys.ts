import { useSyncExternalStore } from 'react';
import { browserStore } from '../data/browser-store.ts';

const KEY = 'bw.keys';
const OFF = 'off';
const listeners = new Set<() => void>();
let isOff: boolean | undefined;

/** Returns whether single characters are shortcuts; this browser stores the choice (WCAG 2.1.4). */
export function areLetterKeysOn(): boolean {
  isOff ??= browserStore.get(KEY) === OFF;
  return !isOff;
}

export function setLetterKeys(on: boolean): void {
  isOff = !on;
  if (on) browserStore.remove(KEY);
  else browserStore.set(KEY, OFF);
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

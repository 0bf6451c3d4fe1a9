import { browserStore } from '../data/browser-store.ts';
import { store } from '../data/store.ts';

const KEY = 'bw.keys';
const OFF = 'off';
/** Undefined until the browser's choice is read, and after another tab changed it. */
const isOff = store<boolean | undefined>(undefined);

/** Returns whether single characters are shortcuts; this browser stores the choice (WCAG 2.1.4). */
export function areLetterKeysOn(): boolean {
  return !(isOff.get() ?? browserStore.get(KEY) === OFF);
}

export function setLetterKeys(on: boolean): void {
  if (on) browserStore.remove(KEY);
  else browserStore.set(KEY, OFF);
  isOff.set(!on);
}

window.addEventListener('storage', ({ key }) => {
  if (key === KEY) isOff.set(undefined);
});

/** Follows the choice, also when another tab changes it. */
export function useLetterKeys(): boolean {
  return isOff.use(areLetterKeysOn);
}

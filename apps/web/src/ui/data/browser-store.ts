import { store } from './store.ts';

/**
 * How well this browser keeps what it is given: `kept`; `full`, when something was refused and lives only as long as this
 * tab; `refused`, when the person's settings block all storage for this site.
 */
export type StorageState = 'kept' | 'full' | 'refused';

/** What the storage did not take. It lives as long as this tab. */
const inTab = new Map<string, string>();
const isFull = store(false);

/** Returns the browser's storage; undefined if the settings block it. Then even its name throws. */
function storage(): Storage | undefined {
  try {
    // Firefox returns null if storage is switched off.
    return window.localStorage ?? undefined;
  } catch {
    return undefined;
  }
}

/** The browser's storage as the whole product uses it. No call throws. */
export const browserStore = {
  get(key: string): string | null {
    return inTab.get(key) ?? storage()?.getItem(key) ?? null;
  },

  /** @returns false if the value lives only as long as this tab. */
  set(key: string, value: string): boolean {
    const place = storage();
    try {
      place?.setItem(key, value);
      inTab.delete(key);
    } catch (error) {
      // The former value would come back with the next load.
      place?.removeItem(key);
      inTab.set(key, value);
      console.warn(`This browser's storage is full, so ${key} lives only as long as this tab.`, error);
      setFull(true);
      return false;
    }
    if (!place) inTab.set(key, value);
    return place !== undefined;
  },

  remove(key: string): void {
    inTab.delete(key);
    storage()?.removeItem(key);
    if (inTab.size === 0) setFull(false);
  },

  keys(): string[] {
    return [...new Set([...inTab.keys(), ...Object.keys(storage() ?? {})])];
  },
};

/** Returns how well the storage keeps the key now. */
export function storageState(key: string): StorageState {
  if (!storage()) return 'refused';
  return inTab.has(key) ? 'full' : 'kept';
}

/**
 * Calls `listener` when the storage begins or ceases to be full.
 * @returns the call that ends it.
 */
export const onStorageState = isFull.subscribe;

function setFull(full: boolean): void {
  if (isFull.get() !== full) isFull.set(full);
}

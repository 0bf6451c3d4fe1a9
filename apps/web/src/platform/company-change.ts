import { browserStore } from '#ui/data/browser-store.ts';

const COMPANY_KEY = 'bw.company';

/** Tells the other tabs of this browser that the company's name, zone or brand has changed. */
export function tellCompanyChange(updatedAt: string): void {
  browserStore.set(COMPANY_KEY, updatedAt);
}

/**
 * Calls `listener` when another tab of this browser has changed the company.
 * @returns the call that ends it.
 */
export function onCompanyChangeElsewhere(listener: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    // A sign-out removes the key.
    if (key === COMPANY_KEY && newValue !== null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

import type { MenuEntry } from './menu-entry.ts';

/** The entries that this person has, in their order. `entries` is a constant of the product. */
export function useShownEntries(entries: readonly MenuEntry[]): readonly MenuEntry[] {
  // biome-ignore lint/correctness/useHookAtTopLevel: the same hooks run in the same order, because the entries never change
  return entries.filter(({ useShown }) => useShown?.() ?? true);
}

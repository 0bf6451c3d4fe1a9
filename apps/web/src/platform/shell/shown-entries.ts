import type { MenuEntry } from './menu-entry.ts';

/** Returns the menu entries that this person has, in order. `entries` must be a constant. */
export function useShownEntries(entries: readonly MenuEntry[]): readonly MenuEntry[] {
  // biome-ignore lint/correctness/useHookAtTopLevel: the same hooks run in the same order, because the entries never change
  return entries.filter(({ useShown }) => useShown?.() ?? true);
}

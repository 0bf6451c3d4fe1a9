import type { Icon } from '@tabler/icons-react';

/** One entry of the side menu; it appears with its feature. */
export interface MenuEntry {
  readonly label: string;
  readonly path: '/v3/home' | '/v3/goals' | '/v3/predictions' | '/v3/strategy' | '/v3/help';
  readonly icon: Icon;
  /** A hook: what waits for this person there, and how that is said. Absent = no count. */
  readonly useCount?: () => { readonly count: number; readonly label: string };
  /** A hook: whether this person sees the entry. Absent = always. */
  readonly useShown?: () => boolean;
}

/** What Ctrl/⌘ K finds; a feature adds its own source. */
export interface PaletteSource {
  /** Heading of the group: "Goals". */
  readonly group: string;
  /** What matches the typed text, best first, at most ten; aborted when the text changes. */
  find(text: string, signal: AbortSignal): Promise<readonly PaletteItem[]>;
}

export interface PaletteItem {
  readonly id: string;
  readonly label: string;
  readonly description?: string;
  /** Path with search to go to. */
  readonly place: string;
}

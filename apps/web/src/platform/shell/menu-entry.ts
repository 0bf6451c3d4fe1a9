import type { Icon } from '@tabler/icons-react';
import type { MenuPage, pages } from '#pages';

/** One entry of the side menu; it appears with its feature. */
export interface MenuEntry {
  readonly label: string;
  readonly path: (typeof pages)[MenuPage]['path'];
  readonly icon: Icon;
  /** A hook that returns how much waits for this person there, with its label. Absent = no count. */
  readonly useCount?: () => { readonly count: number; readonly label: string };
  /** A hook that returns whether this person sees the entry. Absent = always. */
  readonly useShown?: () => boolean;
}

/** A source of results for Ctrl/⌘ K; each feature can add one. */
export interface PaletteSource {
  /** Heading of the group: "Goals". */
  readonly group: string;
  /** Returns matches of the typed text, best first, at most ten; aborted when the text changes. */
  find(text: string, signal: AbortSignal): Promise<readonly PaletteItem[]>;
}

export interface PaletteItem {
  readonly id: string;
  readonly label: string;
  readonly description?: string;
  /** Path with search to go to. */
  readonly place: string;
}

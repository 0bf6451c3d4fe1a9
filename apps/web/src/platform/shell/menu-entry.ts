import type { Icon } from '@tabler/icons-react';
import type { MenuPage, pages } from '#pages';

/** One entry of the side menu; it appears with its feature. */
export interface MenuEntry {
  readonly label: string;
  readonly path: (typeof pages)[MenuPage]['path'];
  /** Addresses that mark this entry, too, with all addresses below them. */
  readonly also?: readonly string[];
  readonly icon: Icon;
  /** A hook that returns how much waits for this person there, with its label. Absent = no count. */
  readonly useCount?: () => { readonly count: number; readonly label: string };
  /** A hook that returns whether this person sees the entry. Absent = always. */
  readonly useShown?: () => boolean;
  /** The shortcut that leads there: "g d". */
  readonly keys: string;
  /** Other words for the page that people search for, separated by blanks. */
  readonly words?: string;
}

/** One act of the palette. */
export interface PaletteAct {
  readonly id: string;
  readonly label: string;
  /** The object of the act: the open goal's title. */
  readonly description?: string;
  readonly icon: Icon;
  /** The shortcut that does the same, as `useHotkey` spells it. */
  readonly keys?: string;
  /** The place's own name, by which it is found before people and goals. */
  readonly name?: string;
  /** Other words that people search for, separated by blanks. */
  readonly words?: string;
  readonly run: () => void;
}

/** A feature's entries in the palette before anything is typed. */
export interface PaletteOffer {
  /** The next acts of this person, the most urgent first. */
  readonly next: readonly PaletteAct[];
  /** Objects that the person opened last, the latest first. */
  readonly recent: readonly PaletteEntry[];
  /** Acts on the object that the page shows. */
  readonly here: readonly PaletteAct[];
  /** Pages and settings that are found by name, and not listed before something is typed. */
  readonly places?: readonly PaletteAct[];
}

/** A feature's part of the palette. */
export interface PaletteFeature {
  readonly sources: readonly PaletteSource[];
  /** A hook that returns the offer; it may request data while the palette is open. Absent = none. */
  readonly useOffer?: (isOpen: boolean) => PaletteOffer;
}

/** A source of results for Ctrl/⌘ K; each feature can add one. */
export interface PaletteSource {
  /** Heading of the group: "Goals". */
  readonly group: string;
  /** People come before other objects that match equally well. */
  readonly isOfPeople?: boolean;
  readonly icon: Icon;
  /** Returns matches of the typed text, best first, at most ten; aborted when the text changes. */
  find(text: string, signal: AbortSignal): Promise<readonly PaletteItem[]>;
}

/** An item with the icon of its kind. */
export interface PaletteEntry extends PaletteItem {
  readonly icon: Icon;
}

export interface PaletteItem {
  readonly id: string;
  readonly label: string;
  readonly description?: string;
  /** Path with search to go to, or an address of `mailto:`. */
  readonly place: string;
  /** What can be done with the object; offered if it is the best match. */
  readonly verbs?: readonly PaletteEntry[];
}

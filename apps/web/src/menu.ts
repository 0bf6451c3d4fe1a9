import type { MenuEntry, PaletteSource } from '#platform/shell/menu-entry.ts';
import { IconTarget } from '#ui/icons.ts';

/** The side menu, in the documents' order (3-strategy §2.1); an entry appears here with its feature. */
export const MENU: readonly MenuEntry[] = [{ label: 'Goals', path: '/v3/goals', icon: IconTarget }];

/** What Ctrl/⌘ K searches; a feature adds its source here. */
export const PALETTE_SOURCES: readonly PaletteSource[] = [];

import { dashboardLayers } from '#features/dashboard/layers.tsx';
import { goalLayers } from '#features/goals/layers.tsx';
import { goalPalette } from '#features/goals/reading/model/goal-palette.ts';
import { useWaitingGoals } from '#features/goals/reading/model/waiting-count.ts';
import { useIsStrategyEnabled } from '#features/strategy/api.ts';
import { tenantLayers } from '#features/tenant/layers.tsx';
import type { LayerTable } from '#platform/layers/layer-table.tsx';
import type { MenuEntry, PaletteSource } from '#platform/shell/menu-entry.ts';
import {
  IconChartGridDots,
  IconCompass,
  IconHelp,
  IconLayoutDashboard,
  IconTarget,
} from '#ui/marks/icons.ts';

/** The side menu, in the documents' order (3-strategy §2.1); an entry appears here with its feature. */
export const MENU: readonly MenuEntry[] = [
  { label: 'Dashboard', path: '/v3/home', icon: IconLayoutDashboard },
  { label: 'Goals', path: '/v3/goals', icon: IconTarget, useCount: useWaitingGoals },
  { label: 'Predictions', path: '/v3/predictions', icon: IconChartGridDots },
  { label: 'Strategy', path: '/v3/strategy', icon: IconCompass, useShown: useIsStrategyEnabled },
  { label: 'Help', path: '/v3/help', icon: IconHelp },
];

/** What Ctrl/⌘ K searches; a feature adds its source here. */
export const PALETTE_SOURCES: readonly PaletteSource[] = [goalPalette];

/** The drawers and dialogs of all signed-in pages; a feature adds its table here. */
export const LAYERS: readonly LayerTable[] = [goalLayers, dashboardLayers, tenantLayers];

import { dashboardLayers } from '#features/dashboard/layers.tsx';
import { goalLayers } from '#features/goals/layers.tsx';
import { goalPalette } from '#features/goals/reading/model/goal-palette.ts';
import { useWaitingGoals } from '#features/goals/reading/model/waiting-count.ts';
import { peopleLayers } from '#features/people/layers.tsx';
import { useIsStrategyEnabled } from '#features/strategy/api.ts';
import { tenantLayers } from '#features/tenant/layers.tsx';
import { type MenuPage, menuPages, pages } from '#pages';
import type { LayerTable } from '#platform/layers/layer-table.tsx';
import type { MenuEntry, PaletteSource } from '#platform/shell/menu-entry.ts';
import {
  IconChartGridDots,
  IconCompass,
  IconHelp,
  IconLayoutDashboard,
  IconTarget,
} from '#ui/marks/icons.ts';

const signs: Readonly<Record<MenuPage, Pick<MenuEntry, 'icon' | 'useCount' | 'useShown'>>> = {
  dashboard: { icon: IconLayoutDashboard },
  goals: { icon: IconTarget, useCount: useWaitingGoals },
  matrixStart: { icon: IconChartGridDots },
  strategy: { icon: IconCompass, useShown: useIsStrategyEnabled },
  help: { icon: IconHelp },
};

/** The side menu, in the documents' order (3-strategy §2.1), which is the order of the page plan. */
export const MENU: readonly MenuEntry[] = menuPages.map((name) => ({
  label: pages[name].menu,
  path: pages[name].path,
  ...signs[name],
}));

/** The sources of Ctrl/⌘ K; a feature adds its source here. */
export const PALETTE_SOURCES: readonly PaletteSource[] = [goalPalette];

/** The drawers and dialogs of all signed-in pages; a feature adds its table here. */
export const LAYERS: readonly LayerTable[] = [goalLayers, dashboardLayers, peopleLayers, tenantLayers];

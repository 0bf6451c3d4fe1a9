import type { Dashboard } from '@bellwether/contract/dashboard';
import { colon } from '@bellwether/domain/locale/sentence-locale';
import { useRef } from 'react';
import { type LayerAt, layerRows, layerTable } from '#platform/layers/layer-table.tsx';
import { answerLabel } from './model/answer-label.ts';
import { numberOf } from './model/compliance-number.ts';
import { numberParameters } from './model/dashboard-search.ts';
import { useMergedDashboard } from './model/use-merged-dashboard.ts';
import { figureLabels, themeWords } from './words.ts';

interface Subject {
  readonly dashboard: Dashboard | undefined;
  /** Whether the theme existed when the drawer opened: saving a theme must not rename the closing drawer. */
  readonly hadTheme: boolean;
}

/** The width of the theme's drawer (screens.2). */
const THEME_DRAWER = 480;
const DRAWER = 600;

const row = layerRows<Subject>();

/** The drawers of the dashboard itself. */
export const dashboardLayers = layerTable<Subject>({
  feature: 'dashboard',
  useSubject,
  rows: [
    row({
      names: ['theme'],
      kind: 'drawer',
      title: (_, { hadTheme }) => (hadTheme ? themeWords.edit : themeWords.add),
      width: THEME_DRAWER,
      load: async () => (await import('./components/theme-layer.tsx')).ThemeLayer,
    }),
    row({
      names: ['people'],
      kind: 'drawer',
      search: numberParameters,
      title(_, { dashboard }, at) {
        const number = numberOf(at.search, dashboard);
        return number
          ? `${figureLabels[number.figure]}${colon} ${answerLabel(number.figure, number.answer)}`
          : '';
      },
      width: DRAWER,
      isOffered: (at, { dashboard }) => numberOf(at.search, dashboard) !== undefined,
      load: async () => (await import('./components/people-layer.tsx')).PeopleLayer,
    }),
  ],
});

function useSubject(at: LayerAt | undefined, isOpen: boolean): Subject {
  const { dashboard } = useMergedDashboard(at !== undefined);
  const hadTheme = useRef<boolean | undefined>(undefined);
  const wasOpen = useRef(isOpen);
  if (isOpen && !wasOpen.current) hadTheme.current = undefined;
  wasOpen.current = isOpen;
  if (isOpen && dashboard) hadTheme.current ??= dashboard.Theme !== null;
  return { dashboard, hadTheme: hadTheme.current ?? false };
}

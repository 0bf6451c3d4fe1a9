import type { Theme } from '@bellwether/contract/dashboard';
import { lazy, useRef } from 'react';
import { AppDrawer } from '#ui/layers/app-drawer.tsx';
import { LayerContent } from '#ui/layers/layer-content.tsx';
import { useDashboardLayer } from '../model/dashboard-search.ts';
import { themeWords } from '../words.ts';

const ThemeForm = lazy(async () => ({ default: (await import('./theme-form.tsx')).ThemeForm }));

/** The width of the theme's drawer (1-goals §9). */
const WIDTH = 720;

/** Add a theme, for those who may; a copied link opens nothing for others. */
export function ThemeDrawer({ theme, mayEdit }: { readonly theme: Theme | null; readonly mayEdit: boolean }) {
  const { open, closeLayer } = useDashboardLayer();
  // A saved or deleted theme must not rename the drawer while it slides away.
  const before = useRef(theme);
  if (open !== 'theme') before.current = theme;
  return (
    <AppDrawer
      opened={mayEdit && open === 'theme'}
      onClose={closeLayer}
      title={before.current ? themeWords.edit : themeWords.add}
      width={WIDTH}
    >
      <LayerContent>
        <ThemeForm theme={theme} />
      </LayerContent>
    </AppDrawer>
  );
}

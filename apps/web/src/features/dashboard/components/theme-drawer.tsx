import type { Theme } from '@bellwether/contract/dashboard';
import { lazy, useRef } from 'react';
import { LayerContent } from '#features/goals/approval/components/layer-content.tsx';
import { AppDrawer } from '#ui/app-drawer.tsx';
import { ClosedForm } from '#ui/closed-form.tsx';
import { themeWords } from '../words.ts';
import { useDashboardLayer } from './dashboard-search.ts';

const ThemeForm = lazy(async () => ({ default: (await import('./theme-form.tsx')).ThemeForm }));

/** The width of the theme's drawer (1-goals §9). */
const WIDTH = 720;

/** Add a theme; a copied link tells those who may not why. */
export function ThemeDrawer({ theme, mayEdit }: { readonly theme: Theme | null; readonly mayEdit: boolean }) {
  const { open, closeLayer } = useDashboardLayer();
  // A saved or deleted theme must not rename the drawer while it slides away.
  const before = useRef(theme);
  if (open !== 'theme') before.current = theme;
  return (
    <AppDrawer
      opened={open === 'theme'}
      onClose={closeLayer}
      title={before.current ? themeWords.edit : themeWords.add}
      width={WIDTH}
    >
      <LayerContent>
        {mayEdit ? <ThemeForm theme={theme} /> : <ClosedForm reason={themeWords.notYours} />}
      </LayerContent>
    </AppDrawer>
  );
}

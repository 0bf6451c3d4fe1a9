import { lazy } from 'react';
import { AppDrawer } from '#ui/layers/app-drawer.tsx';
import { LayerContent } from '#ui/layers/layer-content.tsx';
import { type GoalSearch, useGoalLayer } from '../../model/goal-search.ts';

const FilterForm = lazy(() => import('./filter-form.tsx').then((module) => ({ default: module.FilterForm })));

/** Every filter of the list in one place (1-goals §2: 760 px). */
export function FilterDrawer({ search }: { readonly search: GoalSearch }) {
  const { open, closeLayer } = useGoalLayer();
  return (
    <AppDrawer opened={open === 'filter'} onClose={closeLayer} title="Filters" width={760}>
      <LayerContent>
        <FilterForm search={search} />
      </LayerContent>
    </AppDrawer>
  );
}

import { useParams } from '@tanstack/react-router';
import type { LayerProps } from '#platform/layers/layer-table.tsx';
import { useSession } from '#platform/session.ts';
import { readGoalSearch } from '../../model/goal-search.ts';
import { presetOf, searchFor } from '../model/list-filter.ts';
import { FilterForm } from './filter-form.tsx';

/** Shows every filter of the list in a drawer (goals.23: 760 px). */
export function FilterLayer({ at }: LayerProps<'filter'>) {
  const { Profile } = useSession();
  const { type } = useParams({ strict: false });
  return <FilterForm search={searchFor(Profile, { ...presetOf(type), ...readGoalSearch(at.search) })} />;
}

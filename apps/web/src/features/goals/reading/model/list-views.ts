import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useSession } from '#platform/session.ts';
import { droppedFilters, type Filters } from '#platform/views/view-query.ts';
import { type GoalSearch, readGoalSearch } from '../../model/goal-search.ts';
import { filterChoicesQuery } from '../api.ts';
import { scopeOf, searchFor, searchOfList } from './list-filter.ts';

/** Returns what a saved view of the goal list keeps: quarter, scope, title and filters. */
export function filtersOfList(search: GoalSearch): Filters {
  const { tab, ...filters } = searchOfList(search);
  return filters;
}

/**
 * Returns the filters of the present address that the list cannot use: their values no longer exist, or this person
 * does not have them.
 */
export function useDroppedFilters(search: GoalSearch): readonly (string & keyof GoalSearch)[] {
  const raw: Filters = useSearch({ strict: false });
  const { Profile } = useSession();
  const departments = search.departments ?? [];
  const choices = useQuery({ ...filterChoicesQuery, enabled: departments.length > 0 });
  const known = choices.data?.Depts;
  const dropped = [
    ...droppedFilters(raw, searchFor(Profile, readGoalSearch(raw))),
    ...(search.scope && scopeOf(search, Profile) !== search.scope ? ['scope'] : []),
    ...(known && departments.some((name) => !known.includes(name)) ? ['departments'] : []),
  ];
  return dropped as (string & keyof GoalSearch)[];
}

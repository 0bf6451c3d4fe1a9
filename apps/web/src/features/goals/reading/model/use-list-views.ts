import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { goalsLink } from '#platform/links.ts';
import type { SavedView } from '#platform/views/api.ts';
import { useSavedViews } from '#platform/views/saved-views.tsx';
import { MANAGE, viewValue } from '#platform/views/view-choices.ts';
import { filtersOf, queryOf } from '#platform/views/view-query.ts';
import type { GoalSearch } from '../../model/goal-search.ts';
import type { scopeChoices } from './list-filter.ts';
import { filtersOfList } from './list-views.ts';
import { useListSearch } from './use-list-search.ts';

/** The saved views of the goal list, and what a choice among scopes and views does. */
export function useListViews(search: GoalSearch, scopes: ReturnType<typeof scopeChoices>) {
  const change = useListSearch();
  const navigate = useNavigate();
  const filters = filtersOfList(search);
  const { views, present } = useSavedViews('goals', filters);
  const [isManaging, setManaging] = useState(false);
  const show = ({ Query }: Pick<SavedView, 'Query'>) =>
    void navigate({
      to: goalsLink().to,
      search: { ...filtersOf(Query), ...(search.tab ? { tab: search.tab } : {}) },
      resetScroll: false,
    });
  const choose = (value: string | null) => {
    const view = views.find((each) => viewValue(each) === value);
    if (view) show(view);
    else if (value === MANAGE) setManaging(true);
    else if (present) show({ Query: queryOf({ scope: value }) });
    else change({ scope: scopes.find((each) => each.value === value)?.value });
  };
  return { filters, views, present, isManaging, setManaging, show, choose };
}

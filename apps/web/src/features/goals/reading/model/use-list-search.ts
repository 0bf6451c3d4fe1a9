import { useNavigate, useParams } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { GoalSearch } from '../../model/goal-search.ts';

/**
 * Changes what the list shows: a part given as undefined goes. Each change is a step that Back takes back, unless it
 * replaces the present one.
 */
export function useListSearch(): (change: Partial<GoalSearch>, how?: { readonly replace: boolean }) => void {
  const navigate = useNavigate();
  const { type } = useParams({ strict: false });
  return useCallback(
    (change, how) => {
      void navigate({
        // The path of a type names the scope: with another scope it would say what the list does not show.
        to: type !== undefined && 'scope' in change ? '/v3/goals' : '.',
        search: (former) => ({ ...former, ...change }),
        ...(how?.replace ? { replace: true, state: (former) => former } : {}),
        resetScroll: false,
      });
    },
    [navigate, type],
  );
}

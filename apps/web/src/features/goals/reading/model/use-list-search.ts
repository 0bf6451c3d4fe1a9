import { useNavigate, useParams } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { GoalSearch } from '../../model/goal-search.ts';

/**
 * Returns a function that changes the list's parameters; undefined removes one. Back undoes each change,
 * unless it replaces the present entry.
 */
export function useListSearch(): (change: Partial<GoalSearch>, how?: { readonly replace: boolean }) => void {
  const navigate = useNavigate();
  const { type } = useParams({ strict: false });
  return useCallback(
    (change, how) => {
      void navigate({
        // The path of a type implies a scope, so leave the path when the scope changes.
        to: type !== undefined && 'scope' in change ? '/v3/goals' : '.',
        search: (former) => ({ ...former, ...change }),
        ...(how?.replace ? { replace: true, state: (former) => former } : {}),
        resetScroll: false,
      });
    },
    [navigate, type],
  );
}

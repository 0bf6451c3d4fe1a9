import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { GoalSearch } from '../../goal-search.ts';

/** Changes what the list shows: a part given as undefined goes. Each change is a step that Back takes back. */
export function useListSearch(): (change: Partial<GoalSearch>, how?: { readonly replace: boolean }) => void {
  const navigate = useNavigate();
  return useCallback(
    (change, how) => {
      void navigate({
        to: '.',
        search: ((former: GoalSearch) => ({ ...former, ...change })) as never,
        replace: how?.replace ?? false,
        resetScroll: false,
      });
    },
    [navigate],
  );
}

import { linkOptions, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { type LayerName, useGoalSearch } from '../../model/goal-search.ts';
import { useListSearch } from './use-list-search.ts';

/**
 * Returns a function that creates links to goals in the side drawer, over the present page; with `layer` also
 * in this layer of the goal.
 */
export function useSideLink() {
  const isOpen = useGoalSearch().side !== undefined;
  return useCallback(
    (goalId: number, layer?: LayerName) =>
      linkOptions({
        to: '.',
        // Keep the present page's other parameters, which the goal pages do not know.
        search: (former) => ({
          ...former,
          side: goalId,
          sideTab: undefined,
          ...(layer ? { open: layer } : {}),
        }),
        state: (former) => {
          const before = isOpen ? former.sideSteps : 0;
          return { ...former, sideSteps: before === undefined ? undefined : before + 1 };
        },
        resetScroll: false,
      }),
    [isOpen],
  );
}

/**
 * Returns a function that closes the side drawer and removes its steps from the history, so that Back does
 * not open it again.
 */
export function useCloseSide(): () => void {
  const router = useRouter();
  const change = useListSearch();
  return useCallback(() => {
    const { sideSteps } = router.state.location.state;
    if (sideSteps) router.history.go(-sideSteps);
    else change({ side: undefined, sideTab: undefined }, { replace: true });
  }, [router, change]);
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** How many steps back the page below the side drawer is; absent if a link from outside opened it. */
    sideSteps?: number | undefined;
  }
}

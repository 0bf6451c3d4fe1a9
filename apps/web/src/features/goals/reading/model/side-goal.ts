import { linkOptions, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { type LayerName, useGoalSearch } from '../../model/goal-search.ts';
import { useListSearch } from './use-list-search.ts';

/** Makes links to goals that open in the side drawer, over the page that is shown; with `layer` in this layer of the goal. */
export function useSideLink() {
  const isOpen = useGoalSearch().side !== undefined;
  return useCallback(
    (goalId: number, layer?: LayerName) =>
      linkOptions({
        to: '.',
        // The page below may keep more in the address than the goal pages know of.
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

/** Closes the side drawer. What was opened in it goes with it: Back then leads to before, and opens nothing again. */
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
    /** How many steps back the page lies below the side drawer; absent where a link from outside opened it. */
    sideSteps?: number | undefined;
  }
}

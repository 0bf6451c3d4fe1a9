import { useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { NO_LAYER } from '#platform/layers/layer-search.ts';
import type { LayerAt } from '#platform/layers/layer-table.tsx';
import { type LayerName, readGoalSearch, useGoalLayer } from './goal-search.ts';

/** Where a layer leads on to: another goal with its layer, a goal that was just made, or nothing but the page below. */
export interface LayerTarget {
  readonly goalId?: number;
  readonly layer?: LayerName;
}

const LIST = '/v3/goals';

/** The goal that a layer is about: the one in the side drawer, the one in the address, or the one of the page. */
export function goalOf({ pathname, search }: LayerAt): number | undefined {
  const { side, goal } = readGoalSearch(search);
  if (side !== undefined || goal !== undefined) return side ?? goal;
  const ofPath = /^\/v3\/goals\/([1-9]\d{0,9})$/.exec(pathname)?.[1];
  return ofPath === undefined ? undefined : Number(ofPath);
}

/**
 * Leads on from a layer. The goals page shows the other goal; every other page stays, and the other goal takes the place
 * of the present one in its side drawer or layer.
 */
export function useLeaveLayer(): (to: LayerTarget) => void {
  const navigate = useNavigate();
  const router = useRouter();
  const { closeLayer } = useGoalLayer();
  return useCallback(
    ({ goalId, layer }) => {
      const { pathname, search } = router.state.location;
      // One step for Back, whatever number of goals was gone through.
      const pushed = layer !== undefined;
      if (pathname.startsWith(LIST)) {
        void navigate({
          ...(goalId === undefined ? { to: LIST } : { to: '/v3/goals/$goalId', params: { goalId } }),
          search: { ...readGoalSearch(search), ...NO_LAYER, side: undefined, open: layer },
          replace: true,
          state: (state) => ({ ...state, layerWasPushed: pushed && state.layerWasPushed }),
          resetScroll: false,
        });
      } else if (readGoalSearch(search).side !== undefined) {
        void navigate({
          to: '.',
          search: (former) => ({ ...former, ...NO_LAYER, side: goalId, sideTab: undefined, open: layer }),
          replace: true,
          state: (state) => ({
            ...state,
            layerWasPushed: pushed && state.layerWasPushed,
            // The drawer now shows a goal that it was not opened with.
            sideSteps: undefined,
          }),
          resetScroll: false,
        });
      } else if (layer === undefined) {
        closeLayer();
      } else {
        void navigate({
          to: '.',
          search: (former) => ({ ...former, ...NO_LAYER, goal: goalId, open: layer }),
          replace: true,
          state: (state) => state,
          resetScroll: false,
        });
      }
    },
    [navigate, router, closeLayer],
  );
}

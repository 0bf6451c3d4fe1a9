import { useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { NO_LAYER } from '#platform/layers/layer-search.ts';
import type { LayerAt } from '#platform/layers/layer-table.tsx';
import { type LayerName, readGoalSearch, useGoalLayer } from './goal-search.ts';

/** The next place after a layer: another goal with its layer, a new goal, or only the page below. */
export interface LayerTarget {
  readonly goalId?: number;
  readonly layer?: LayerName;
  /** The part of the goal that the layer shows. */
  readonly about?: number;
}

const LIST = '/v3/goals';

/** Returns the goal of a layer: the one in the side drawer, in the address, or of the page. */
export function goalOf({ pathname, search }: LayerAt): number | undefined {
  const { side, goal } = readGoalSearch(search);
  if (side !== undefined || goal !== undefined) return side ?? goal;
  const ofPath = /^\/v3\/goals\/([1-9]\d{0,9})$/.exec(pathname)?.[1];
  return ofPath === undefined ? undefined : Number(ofPath);
}

/**
 * Returns a function that leaves a layer. The goals page shows the other goal; every other page stays, and
 * the other goal replaces the present one in its side drawer or layer.
 */
export function useLeaveLayer(): (to: LayerTarget) => void {
  const navigate = useNavigate();
  const router = useRouter();
  const { closeLayer } = useGoalLayer();
  return useCallback(
    ({ goalId, layer, about }) => {
      const { pathname, search } = router.state.location;
      // One step for Back, for any number of goals in between.
      const pushed = layer !== undefined;
      if (pathname.startsWith(LIST)) {
        void navigate({
          ...(goalId === undefined ? { to: LIST } : { to: '/v3/goals/$goalId', params: { goalId } }),
          search: { ...readGoalSearch(search), ...NO_LAYER, side: undefined, open: layer, about },
          replace: true,
          state: (state) => ({ ...state, layerWasPushed: pushed && state.layerWasPushed }),
          resetScroll: false,
        });
      } else if (readGoalSearch(search).side !== undefined) {
        void navigate({
          to: '.',
          search: (former) => ({
            ...former,
            ...NO_LAYER,
            side: goalId,
            sideTab: undefined,
            open: layer,
            about,
          }),
          replace: true,
          state: (state) => ({
            ...state,
            layerWasPushed: pushed && state.layerWasPushed,
            // The drawer now shows another goal than it was opened with.
            sideSteps: undefined,
          }),
          resetScroll: false,
        });
      } else if (layer === undefined) {
        closeLayer();
      } else {
        void navigate({
          to: '.',
          search: (former) => ({ ...former, ...NO_LAYER, goal: goalId, open: layer, about }),
          replace: true,
          state: (state) => state,
          resetScroll: false,
        });
      }
    },
    [navigate, router, closeLayer],
  );
}

import { useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { announceOpening } from '#ui/layers/layers.ts';
import { type LayerSearch, NO_LAYER, useLayerSearch } from './layer-search.ts';

interface AddressLayer<Name extends string> {
  /** Opens a layer over the present page; Back closes it. */
  openLayer(name: Name, extra?: Omit<LayerSearch, 'open'>): void;
  /**
   * Closes the layer and keeps the page below. To open another layer, navigate to it with `replace` instead
   * of closing first: closing may be a step back in the history, which finishes later than the call.
   */
  closeLayer(): void;
  /** The parameters of the open layer. */
  readonly layer: LayerSearch;
}

/** Returns the one drawer or dialog that is open over a page, stored in the address as `open`. */
export function useAddressLayer<Name extends string>(): AddressLayer<Name> {
  const layer = useLayerSearch();
  const navigate = useNavigate();
  const router = useRouter();

  const openLayer = useCallback(
    (name: Name, extra?: Omit<LayerSearch, 'open'>) => {
      const { open } = router.state.location.search as LayerSearch;
      announceOpening();
      void navigate({
        to: '.',
        search: (former) => ({ ...former, ...NO_LAYER, ...extra, open: name }),
        // Replacing one layer by another is one step for Back, not two.
        replace: open !== undefined,
        state: (state) => ({ ...state, layerWasPushed: open === undefined || state.layerWasPushed }),
        resetScroll: false,
      });
    },
    [navigate, router],
  );

  const closeLayer = useCallback(() => {
    const { location } = router.state;
    if ((location.search as LayerSearch).open === undefined) return;
    if (location.state.layerWasPushed) {
      router.history.back();
      return;
    }
    void navigate({
      to: '.',
      search: (former) => ({ ...former, ...NO_LAYER }),
      replace: true,
      resetScroll: false,
    });
  }, [navigate, router]);

  return { layer, openLayer, closeLayer };
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether opening the layer added a history entry, so that closing it may go back. */
    layerWasPushed?: boolean | undefined;
  }
}

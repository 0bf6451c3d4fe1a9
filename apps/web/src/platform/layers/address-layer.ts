import { useNavigate, useRouter } from '@tanstack/react-router';
import { createContext, useCallback, useContext } from 'react';
import { announceOpening } from '#ui/layers/layers.ts';
import { type LayerSearch, NO_LAYER, useLayerSearch } from './layer-search.ts';

interface AddressLayer<Name extends string, Own extends object> {
  /** Opens a layer over the present page; Back closes it. */
  openLayer(name: Name, extra?: Omit<LayerSearch, 'open'> & Partial<Own>): void;
  /**
   * Closes the layer and keeps the page below. To open another layer, navigate to it with `replace` instead
   * of closing first: closing may be a step back in the history, which finishes later than the call.
   */
  closeLayer(): void;
  /** The parameters of the open layer. */
  readonly layer: LayerSearch;
}

/** The names of the open layer's own parameters, for what it contains. */
export const OwnParameters = createContext<readonly string[]>([]);

/**
 * Returns the one drawer or dialog that is open over a page, stored in the address as `open`.
 * `Own`: the own parameters of the layers that are opened.
 */
export function useAddressLayer<Name extends string, Own extends object = object>(): AddressLayer<Name, Own> {
  return useLayerWith<Name, Own>(useContext(OwnParameters));
}

/** As `useAddressLayer`, inside an open layer: closing it also takes the parameters `own` out of the address. */
export function useLayerWith<Name extends string, Own extends object = object>(
  own: readonly string[],
): AddressLayer<Name, Own> {
  const layer = useLayerSearch();
  const navigate = useNavigate();
  const router = useRouter();

  const openLayer = useCallback(
    (name: Name, extra?: Omit<LayerSearch, 'open'> & Partial<Own>) => {
      const { open } = router.state.location.search as LayerSearch;
      announceOpening();
      void navigate({
        to: '.',
        search: (former) => ({ ...former, ...without(own), ...extra, open: name }),
        // Replacing one layer by another is one step for Back, not two.
        replace: open !== undefined,
        state: (state) => ({ ...state, layerWasPushed: open === undefined || state.layerWasPushed }),
        resetScroll: false,
      });
    },
    [navigate, router, own],
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
      search: (former) => ({ ...former, ...without(own) }),
      replace: true,
      resetScroll: false,
    });
  }, [navigate, router, own]);

  return { layer, openLayer, closeLayer };
}

/** Returns changes that remove a layer from the search parameters. */
function without(own: readonly string[]) {
  return { ...NO_LAYER, ...Object.fromEntries(own.map((name) => [name, undefined])) };
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether opening the layer added a history entry, so that closing it may go back. */
    layerWasPushed?: boolean | undefined;
  }
}

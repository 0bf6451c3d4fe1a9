import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';

interface AddressLayer<Name extends string, Extra extends object> {
  /** The name of the open layer. */
  readonly open: Name | undefined;
  /** Opens a layer over the present page; Back closes it. */
  openLayer(name: Name, extra?: Extra): void;
  /**
   * Closes the layer and keeps the page below. To go on to another thing, navigate there with `replace` instead of
   * closing first: closing may be a step back in the history, which ends later than the call.
   */
  closeLayer(): void;
}

/**
 * The one drawer or dialog that is open over a page, kept in the address as `open`. `own`: the search parameters that
 * say what it is about, a constant of the caller; they go with it.
 */
export function useAddressLayer<Name extends string, Extra extends object>(
  own: readonly (keyof Extra & string)[],
): AddressLayer<Name, Extra> {
  const search: object = useSearch({ strict: false });
  const { open } = search as { open?: Name };
  const navigate = useNavigate();
  const router = useRouter();

  const openLayer = useCallback(
    (name: Name, extra?: Extra) => {
      const former = router.state.location.search as { open?: Name };
      void navigate({
        to: '.',
        search: { ...without(former, own), ...extra, open: name } as never,
        // One layer in place of another is one step for Back, not two.
        replace: former.open !== undefined,
        state: (state) => ({
          ...state,
          layerWasPushed: former.open === undefined || state.layerWasPushed,
        }),
        resetScroll: false,
      });
    },
    [navigate, router, own],
  );

  const closeLayer = useCallback(() => {
    const { location } = router.state;
    if ((location.search as { open?: Name }).open === undefined) return;
    if (location.state.layerWasPushed) {
      router.history.back();
      return;
    }
    void navigate({
      to: '.',
      search: without(location.search, own) as never,
      replace: true,
      resetScroll: false,
    });
  }, [navigate, router, own]);

  return { open, openLayer, closeLayer };
}

/** The parameters of the page below. */
function without(search: object, own: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(search).filter(([name]) => name !== 'open' && !own.includes(name)),
  );
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The open layer is a history entry of its own, so that closing it may go back. */
    layerWasPushed?: boolean;
  }
}

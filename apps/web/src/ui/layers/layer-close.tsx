import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react';

interface LayerClose {
  /** Closes at once: after a save. */
  readonly close: () => void;
  /** Closes after asking where a form is touched: for Cancel. */
  readonly requestClose: () => void;
}

const LayerCloseContext = createContext<LayerClose>({
  close: () => undefined,
  requestClose: () => undefined,
});

/** Around the content of a drawer or dialog: how what is inside closes it. */
export function LayerCloseProvider({
  close,
  requestClose,
  children,
}: LayerClose & { readonly children: ReactNode }) {
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const value = useMemo(
    () => ({
      // A save that is answered after its drawer was left must not close the one that is open by then.
      close() {
        if (isOpen.current) close();
      },
      requestClose,
    }),
    [close, requestClose],
  );
  return <LayerCloseContext value={value}>{children}</LayerCloseContext>;
}

/** How a form closes the drawer or dialog around it. Outside of one, both do nothing. */
export function useLayerClose(): LayerClose {
  return useContext(LayerCloseContext);
}

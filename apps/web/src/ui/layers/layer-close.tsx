import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react';

interface LayerClose {
  /** Closes at once: after a save. */
  readonly close: () => void;
  /** Closes after a question if a form is changed: for Cancel. */
  readonly requestClose: () => void;
}

const LayerCloseContext = createContext<LayerClose>({
  close: () => undefined,
  requestClose: () => undefined,
});

/** Provides the close functions to the content of a drawer or dialog. */
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
      // A save whose reply comes after its drawer was closed must not close the next drawer.
      close() {
        if (isOpen.current) close();
      },
      requestClose,
    }),
    [close, requestClose],
  );
  return <LayerCloseContext value={value}>{children}</LayerCloseContext>;
}

/** Returns how a form closes the drawer or dialog around it. Outside of one, both functions do nothing. */
export function useLayerClose(): LayerClose {
  return useContext(LayerCloseContext);
}

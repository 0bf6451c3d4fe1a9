import { createContext, type ReactNode, useContext, useMemo } from 'react';

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

export function LayerCloseProvider({
  close,
  requestClose,
  children,
}: LayerClose & { readonly children: ReactNode }) {
  const value = useMemo(() => ({ close, requestClose }), [close, requestClose]);
  return <LayerCloseContext value={value}>{children}</LayerCloseContext>;
}

/** How a form closes the drawer or dialog around it. Outside of one, both do nothing. */
export function useLayerClose(): LayerClose {
  return useContext(LayerCloseContext);
}

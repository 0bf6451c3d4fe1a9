import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LayerCloseProvider, useLayerClose } from './layer-close.tsx';

afterEach(cleanup);

/** Passes its close function to `tell`, like a save whose reply comes late. */
function Saving({ tell }: { readonly tell: (close: () => void) => void }) {
  tell(useLayerClose().close);
  return null;
}

test('a form closes its layer while that layer is open, and no later layer', () => {
  const close = vi.fn();
  const tell = vi.fn<(close: () => void) => void>();
  const { unmount } = render(
    <LayerCloseProvider close={close} requestClose={close}>
      <Saving tell={tell} />
    </LayerCloseProvider>,
  );
  const closeLayer = tell.mock.lastCall?.[0];
  closeLayer?.();
  expect(close).toHaveBeenCalledOnce();
  unmount();
  closeLayer?.();
  expect(close).toHaveBeenCalledOnce();
});

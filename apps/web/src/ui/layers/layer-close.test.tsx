import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LayerCloseProvider, useLayerClose } from './layer-close.tsx';

afterEach(cleanup);

/** Hands its way to close on to `tell`, as a save does that is answered late. */
function Saving({ tell }: { readonly tell: (close: () => void) => void }) {
  tell(useLayerClose().close);
  return null;
}

test('a form closes its layer while that is open, and nothing afterwards', () => {
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

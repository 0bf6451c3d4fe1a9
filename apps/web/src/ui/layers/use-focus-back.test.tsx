import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useFocusBack } from './use-focus-back.ts';

afterEach(cleanup);

/** Renders a page with a layer that is visible while `isDrawn`, whatever the address says. */
function Page({ isOpen, isDrawn }: { readonly isOpen: boolean; readonly isDrawn: boolean }) {
  useFocusBack(isOpen);
  return (
    <main id="main" tabIndex={-1}>
      {isDrawn ? (
        <div role="dialog">
          <button type="button">Inside</button>
        </div>
      ) : null}
    </main>
  );
}

it('returns the focus to the page, however long the closed layer stays visible', async () => {
  const { rerender } = render(<Page isOpen isDrawn />);
  screen.getByRole('button').focus();
  rerender(<Page isOpen={false} isDrawn />);
  await new Promise((resolve) => setTimeout(resolve, 300));
  rerender(<Page isOpen={false} isDrawn={false} />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

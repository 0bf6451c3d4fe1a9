import { useEffect, useId } from 'react';

const open: string[] = [];
/** Milliseconds between a press and the layer that it opens, on a slow machine. */
const OPENING = 2_000;
let openingUntil = Number.NEGATIVE_INFINITY;

/** Says that a layer will open: from now on, keys are meant for it and not for the page. */
export function announceOpening(): void {
  openingUntil = performance.now() + OPENING;
}

/** Gives the keys back to the page: the announced layer has opened, or its page is gone. */
export function endOpening(): void {
  openingUntil = Number.NEGATIVE_INFINITY;
}

/**
 * Keeps the order of open drawers and dialogs, so that Escape reaches only the topmost.
 * @returns a function that returns whether this layer is the topmost now.
 */
export function useLayer(opened: boolean): () => boolean {
  const id = useId();
  useEffect(() => {
    if (!opened) return undefined;
    open.push(id);
    endOpening();
    return () => {
      // One keystroke reaches every layer's listener, so a closed layer stays in the stack until the
      // keystroke is over.
      setTimeout(() => {
        const index = open.lastIndexOf(id);
        if (index >= 0) open.splice(index, 1);
      });
    };
  }, [opened, id]);
  return () => open.length === 0 || open.at(-1) === id;
}

/** True while any drawer or dialog is open or about to open, because page-wide keys are off then. */
export function hasOpenLayer(): boolean {
  return open.length > 0 || performance.now() < openingUntil;
}

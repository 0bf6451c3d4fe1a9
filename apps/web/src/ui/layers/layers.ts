import { useEffect, useId } from 'react';

const open: string[] = [];

/**
 * Keeps the order of open drawers and dialogs, so that Escape reaches only the topmost.
 * @returns a function that returns whether this layer is the topmost now.
 */
export function useLayer(opened: boolean): () => boolean {
  const id = useId();
  useEffect(() => {
    if (!opened) return undefined;
    open.push(id);
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

/** True while any drawer or dialog is open, because page-wide keys are off then. */
export function hasOpenLayer(): boolean {
  return open.length > 0;
}

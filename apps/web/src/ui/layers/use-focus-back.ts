import { useEffect, useRef } from 'react';

/**
 * Returns the focus after a layer closes. If one layer replaced another, the library would focus an element
 * of the first layer, which is gone; this hook focuses the control that opened the first.
 */
export function useFocusBack(isOpen: boolean): void {
  const before = useRef<Element | null>(undefined);
  useEffect(() => {
    if (isOpen) {
      before.current = document.activeElement;
      return undefined;
    }
    // A page that was just loaded lost no focus: its first Tab must reach the skip link.
    if (before.current === undefined) return undefined;
    const closing = document.activeElement?.closest('[role=dialog]');
    let timer: ReturnType<typeof setTimeout>;
    const give = () => {
      const focused = document.activeElement;
      // A slow machine shows the layer a moment longer, so the focus in it is lost only when the layer
      // disappears.
      if (focused && closing?.contains(focused)) timer = setTimeout(give, 200);
      else if (focused === null || focused === document.body) giveBack(before.current);
    };
    timer = setTimeout(give, 200);
    return () => clearTimeout(timer);
  }, [isOpen]);
}

function giveBack(before: Element | null | undefined): void {
  // Stepping through several goals replaces the page below, and the button with it.
  const opener = before instanceof HTMLElement && before.isConnected && before;
  const target = opener && opener !== document.body ? opener : document.getElementById('main');
  target?.focus({ preventScroll: true });
}

import { useEffect, useRef } from 'react';

/**
 * Returns the focus after a layer closes. If one layer replaced another, the library would focus an element
 * of the first layer, which is gone; this hook focuses the control that opened the first.
 */
export function useFocusBack(isOpen: boolean): void {
  const before = useRef<Element | null>(undefined);
  const place = useRef<Element | null>(null);
  useEffect(() => {
    if (isOpen) {
      before.current = document.activeElement;
      place.current = before.current?.closest('[data-keeps-focus]') ?? null;
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
      else if (focused === null || focused === document.body) giveBack(before.current, place.current);
    };
    timer = setTimeout(give, 200);
    return () => clearTimeout(timer);
  }, [isOpen]);
}

/**
 * Focuses the opener. If the act has removed it, focuses the first button in its place: after a saved prediction the next
 * act of the goal.
 */
function giveBack(before: Element | null | undefined, place: Element | null): void {
  // Stepping through several goals replaces the page below, and the button with it.
  const opener = before instanceof HTMLElement && before.isConnected && before;
  const instead = place?.isConnected ? place.querySelector<HTMLElement>('button, a[href]') : null;
  const target = opener && opener !== document.body ? opener : (instead ?? document.getElementById('main'));
  target?.focus({ preventScroll: true });
}

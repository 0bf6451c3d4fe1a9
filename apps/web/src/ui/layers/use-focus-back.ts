import { useEffect, useRef } from 'react';

/**
 * One layer in place of another would give focus back to something inside the first, which is gone: the control that
 * opened the first one gets it.
 */
export function useFocusBack(isOpen: boolean): void {
  const before = useRef<Element | null>(undefined);
  useEffect(() => {
    if (isOpen) {
      before.current = document.activeElement;
      return undefined;
    }
    // A page that has just come up lost no focus: its first Tab leads to the way past the menu.
    if (before.current === undefined) return undefined;
    const closing = document.activeElement?.closest('[role=dialog]');
    let timer: ReturnType<typeof setTimeout>;
    const give = () => {
      const focused = document.activeElement;
      // A slow machine shows the layer a moment longer: the focus in it is lost only when it goes.
      if (focused && closing?.contains(focused)) timer = setTimeout(give, 200);
      else if (focused === null || focused === document.body) giveBack(before.current);
    };
    timer = setTimeout(give, 200);
    return () => clearTimeout(timer);
  }, [isOpen]);
}

function giveBack(before: Element | null | undefined): void {
  // Going through several goals replaces the page below, and the button with it.
  const opener = before instanceof HTMLElement && before.isConnected && before;
  const target = opener && opener !== document.body ? opener : document.getElementById('main');
  target?.focus({ preventScroll: true });
}

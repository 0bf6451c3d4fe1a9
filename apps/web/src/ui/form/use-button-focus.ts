import { type RefObject, useEffect, useRef } from 'react';
import { focusFirstOf } from '../data/focus-next-row.ts';

/** Returns the ref of the button in whose place a form opens: it gets the focus that is lost when the form closes. */
export function useButtonFocus(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) focusFirstOf(button.current ? [button.current] : []);
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
}

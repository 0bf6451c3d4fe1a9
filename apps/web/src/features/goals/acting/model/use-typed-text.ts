import { type RefObject, useEffect, useRef } from 'react';
import { isTextField } from '#ui/layers/text-field.ts';

/**
 * Calls `focusText` before a typed character arrives, wherever the focus is in the drawer, so that the browser
 * puts the character into the text field. Space and digits keep their meaning.
 */
export function useTypedText(box: RefObject<HTMLElement | null>, focusText: () => void): void {
  const latest = useRef(focusText);
  latest.current = focusText;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      // A held key began at the goal before.
      if (event.repeat || !startsText(event.key)) return;
      const { target } = event;
      if (!(target instanceof HTMLElement) || isTextField(target)) return;
      // A question above the drawer has the keys for itself.
      const layer = box.current?.closest('[role=dialog]');
      if (target !== document.body && layer && !layer.contains(target)) return;
      latest.current();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [box]);
}

/** True for a character that is neither a digit nor Space, and for the keys that begin a composed one. */
function startsText(key: string): boolean {
  return key === 'Dead' || key === 'Process' || (key.length === 1 && !/[\d\s]/.test(key));
}

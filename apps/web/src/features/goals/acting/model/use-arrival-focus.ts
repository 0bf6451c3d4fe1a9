import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns a ref for the form. The drawer stays open from goal to goal, so each form scrolls to its beginning and
 * focuses its first field itself. The form's name is the goal's title, which a screen reader then reads.
 */
export function useArrivalFocus(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const layer = form.current?.closest('[role=dialog]');
    if (layer) layer.scrollTop = 0;
    form.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
  }, []);
  return form;
}

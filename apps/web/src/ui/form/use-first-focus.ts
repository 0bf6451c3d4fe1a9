import { type RefObject, useEffect, useRef } from 'react';

/** Returns the ref of a form that appears in a page after a press: its first field gets the focus. Drawers do that themselves. */
export function useFirstFocus<Box extends HTMLElement = HTMLFormElement>(): RefObject<Box | null> {
  const form = useRef<Box>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  return form;
}

import type { FocusEvent } from 'react';

/**
 * Moves the focus from Close to the title when the layer opens. The library focuses the first control, which in a layer
 * that is only read is Close; a ring around it looks like an advice to close. Tab within the layer still reaches Close.
 */
export function leaveToTitle({ currentTarget, relatedTarget }: FocusEvent, title: HTMLElement | null): void {
  const layer = currentTarget.closest('[role="dialog"]');
  const isInside = relatedTarget instanceof Node && layer?.contains(relatedTarget);
  if (!isInside) title?.focus({ preventScroll: true });
}

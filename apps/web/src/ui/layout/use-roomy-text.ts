import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Returns whether the person spaces the text in `box` out, as a browser's settings or an extension do (WCAG 1.4.12).
 * `probe`: an element with a few words in `box`, whose width changes with the spacing.
 */
export function useRoomyText(probe: RefObject<HTMLElement | null>): boolean {
  const [isRoomy, setRoomy] = useState(false);
  useLayoutEffect(() => {
    const element = probe.current;
    if (!element) return undefined;
    const look = () => setRoomy(Number.parseFloat(getComputedStyle(element).letterSpacing) > 0.5);
    look();
    const resized = new ResizeObserver(look);
    resized.observe(element);
    return () => resized.disconnect();
  }, [probe]);
  return isRoomy;
}

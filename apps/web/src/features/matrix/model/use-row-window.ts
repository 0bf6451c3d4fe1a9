import { type RefObject, useEffect, useRef, useState } from 'react';
import { usePrinting } from '#ui/layout/use-printing.ts';
import { type RowWindow, windowOf } from './row-window.ts';

/**
 * Returns which rows of a long list to render, updated while anything around the list scrolls. On paper all
 * rows are rendered.
 */
export function useRowWindow(
  count: number,
  rowHeight: number,
): {
  readonly list: RefObject<HTMLUListElement | null>;
  readonly shown: RowWindow;
} {
  const list = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState({ top: 0, height: window.innerHeight });
  const isPrinting = usePrinting();

  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const top = list.current?.getBoundingClientRect().top ?? 0;
      setAt((former) => {
        const height = window.innerHeight;
        // Update in steps of a few rows, because the margin covers the rows in between.
        const step = Math.round(top / 200) * 200;
        return former.top === step && former.height === height ? former : { top: step, height };
      });
    };
    const later = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    // Listen in the capture phase, because any box around the list may scroll.
    window.addEventListener('scroll', later, { capture: true, passive: true });
    window.addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', later, { capture: true });
      window.removeEventListener('resize', later);
    };
  }, []);

  return { list, shown: isPrinting ? { from: 0, to: count } : windowOf(count, at.top, at.height, rowHeight) };
}

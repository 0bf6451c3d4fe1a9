import { type RefObject, useEffect, useRef } from 'react';

/** Longer than a drawer takes to give the focus back. */
const SETTLED = 260;

/**
 * An answered reminder goes away with its button, and the focus with it: the button that took its place gets it, so that
 * the keyboard goes on from there. `count`: how many there are.
 */
export function useFocusOnNext(count: number): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const place = useRef(0);
  const before = useRef(count);

  useEffect(() => {
    const node = box.current;
    const remember = (event: FocusEvent) => {
      const at = actsIn(node).indexOf(event.target as HTMLElement);
      if (at >= 0) place.current = at;
    };
    node?.addEventListener('focusin', remember);
    return () => node?.removeEventListener('focusin', remember);
  }, []);

  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (!isFewer) return undefined;
    const timer = setTimeout(() => {
      const focused = document.activeElement;
      const isLost = focused === null || focused === document.body || focused.id === 'main';
      if (!isLost) return;
      const acts = actsIn(box.current);
      acts[Math.min(place.current, acts.length - 1)]?.focus({ preventScroll: true });
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [count]);

  return box;
}

function actsIn(node: HTMLElement | null): HTMLElement[] {
  return [...(node?.querySelectorAll<HTMLElement>('[data-reminder-act]') ?? [])];
}

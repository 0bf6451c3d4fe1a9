import { type RefObject, useEffect, useRef } from 'react';

/** Longer than a drawer takes to return the focus. */
const SETTLED = 260;

/**
 * Moves the focus to the next reminder. An answered reminder disappears with its focused button, so the
 * button in its place gets the focus.
 * The reminder may disappear while its drawer is still open, and then the drawer cannot return the focus. So
 * this hook waits until the focus is lost, or has moved elsewhere. `count`: the number of reminders.
 */
export function useFocusOnNext(count: number): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const place = useRef(0);
  const before = useRef(count);
  const isOwed = useRef(false);

  useEffect(() => {
    const settle = () => {
      const isBehind = document.querySelector('[aria-modal="true"]') !== null;
      if (!isOwed.current || isBehind || !isLost(document.activeElement)) return;
      isOwed.current = false;
      const acts = actsIn(box.current);
      acts[Math.min(place.current, acts.length - 1)]?.focus({ preventScroll: true });
    };
    const moved = ({ target }: FocusEvent) => {
      const at = actsIn(box.current).indexOf(target as HTMLElement);
      if (at >= 0) place.current = at;
      if (isLost(target)) setTimeout(settle);
      else if (!(target as Element).closest('[role="dialog"]')) isOwed.current = false;
    };
    const left = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget === null) setTimeout(settle, SETTLED);
    };
    document.addEventListener('focusin', moved);
    document.addEventListener('focusout', left);
    if (count < before.current) {
      isOwed.current = true;
      setTimeout(settle, SETTLED);
    }
    before.current = count;
    return () => {
      document.removeEventListener('focusin', moved);
      document.removeEventListener('focusout', left);
    };
  }, [count]);

  return box;
}

/** Whether no usable control has the focus. */
function isLost(target: EventTarget | null): boolean {
  return target === null || target === document.body || (target as Element).id === 'main';
}

function actsIn(node: HTMLElement | null): HTMLElement[] {
  return [...(node?.querySelectorAll<HTMLElement>('[data-reminder-act]') ?? [])];
}

import { type RefObject, useEffect, useRef } from 'react';

/**
 * Sets `data-more-before` and `data-more-after` on a row that scrolls sideways, while a part of it is out of
 * sight, so that CSS can fade that edge. Keeps the chosen item in sight; `chosen` changes with the choice.
 */
export function useRowEnds<E extends HTMLElement>(chosen: string): RefObject<E | null> {
  const row = useRef<E>(null);
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const mark = () => {
      const hidden = element.scrollWidth - element.clientWidth;
      element.toggleAttribute('data-more-before', element.scrollLeft > 1);
      element.toggleAttribute('data-more-after', element.scrollLeft < hidden - 1);
    };
    const watch = new ResizeObserver(mark);
    watch.observe(element);
    element.addEventListener('scroll', mark, { passive: true });
    mark();
    return () => {
      watch.disconnect();
      element.removeEventListener('scroll', mark);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice is the trigger, not a value used inside
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!tab || !row.current) return;
    const { offsetLeft, offsetWidth } = tab;
    const { scrollLeft, clientWidth } = row.current;
    if (offsetLeft < scrollLeft || offsetLeft + offsetWidth > scrollLeft + clientWidth) {
      row.current.scrollLeft = offsetLeft - (clientWidth - offsetWidth) / 2;
    }
  }, [chosen]);
  return row;
}

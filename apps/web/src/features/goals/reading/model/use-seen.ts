import { type RefObject, useEffect, useRef, useState } from 'react';

/** Returns whether the element has come near the window's visible part; it stays true then. */
export function useSeen<E extends HTMLElement>(): {
  readonly ref: RefObject<E | null>;
  readonly isSeen: boolean;
} {
  const ref = useRef<E>(null);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isSeen) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsSeen(true);
      },
      { rootMargin: '200px' },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [isSeen]);
  return { ref, isSeen };
}

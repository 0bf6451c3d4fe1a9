import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';

/** Announces the new page's title to a screen reader, because a client-side navigation is silent otherwise. */
export function RouteAnnouncer() {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const [title, setTitle] = useState('');
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is what triggers the announcement
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return undefined;
    }
    // The page sets its title in its own effect, which may run after this one.
    const timer = setTimeout(() => setTitle(document.title), 100);
    return () => clearTimeout(timer);
  }, [path]);
  return (
    <div aria-live="polite" aria-atomic="true">
      <VisuallyHidden>{title}</VisuallyHidden>
    </div>
  );
}

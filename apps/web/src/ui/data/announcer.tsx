import { useSyncExternalStore } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

let said = '';
const listeners = new Set<() => void>();

/** Says a sentence to screen readers, for a change that everybody else sees. */
export function announce(sentence: string): void {
  // A region with the same text again would not be read.
  said = said === sentence ? `${sentence}\u00a0` : sentence;
  for (const listener of listeners) listener();
}

/** The region of `announce`; a page has one, and it is always there. */
export function Announcer() {
  const text = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => said,
  );
  return (
    <VisuallyHidden>
      <span role="status">{text}</span>
    </VisuallyHidden>
  );
}

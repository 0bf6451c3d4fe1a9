import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { store } from './store.ts';

const said = store('');

/** Says a sentence to screen readers, for a change that everybody else sees. */
export function announce(sentence: string): void {
  // A region with the same text again would not be read.
  said.set(said.get() === sentence ? `${sentence}\u00a0` : sentence);
}

/** The region of `announce`; a page has one, and it is always there. */
export function Announcer() {
  const text = said.use();
  return (
    <VisuallyHidden>
      <span role="status">{text}</span>
    </VisuallyHidden>
  );
}

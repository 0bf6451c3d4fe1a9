import { type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';

/** Milliseconds. A small letter within this time after Y or N continues a word. */
const PAUSE = 500;

interface ResultKeysOptions {
  readonly focusFeedback: () => void;
  /** Undoes the answer and puts its letter before the feedback. */
  readonly takeBack: (letter: string) => void;
  /** Absent where the result has no Yes or No. */
  readonly answer: ((isYes: boolean) => void) | undefined;
}

interface ResultKeys {
  /** Handles Y and N in the answer. */
  readonly onHotkey: (isYes: boolean, letter: string) => void;
  /** Handles the keys of the whole form. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => void;
}

/**
 * Y and N answer and lead to the feedback; "Nice work" is feedback and answers nothing. After the feedback, Ctrl or ⌘
 * and Enter sends the form, and Alt with Y or N answers and sends it.
 */
export function useResultKeys({ focusFeedback, takeBack, answer }: ResultKeysOptions): ResultKeys {
  const begun = useRef<{ readonly letter: string; readonly at: number }>(undefined);
  return {
    onHotkey(_isYes, letter) {
      begun.current = { letter, at: performance.now() };
      focusFeedback();
    },
    onKeyDown(event) {
      if (event.defaultPrevented) return;
      const word = begun.current;
      begun.current = undefined;
      // Write the first letter before the browser adds the second.
      if (word && continuesWord(event) && performance.now() - word.at < PAUSE)
        flushSync(() => takeBack(word.letter));
      const isYes = answer && answerOf(event);
      if (!sends(event) && isYes === undefined) return;
      event.preventDefault();
      if (event.repeat) return;
      // The rules read the answer when the form is sent.
      if (isYes !== undefined) flushSync(() => answer?.(isYes));
      event.currentTarget.requestSubmit();
    },
  };
}

const continuesWord = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  !(ctrlKey || metaKey || altKey) && /^\p{Ll}$/u.test(key);

/** Enter alone begins a new line of the feedback. */
const sends = ({ key, ctrlKey, metaKey }: KeyboardEvent) => key === 'Enter' && (ctrlKey || metaKey);

/** Returns the answer of Alt and a letter; undefined for another key. */
function answerOf({ key, code, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean | undefined {
  if (!altKey || ctrlKey || metaKey) return undefined;
  // With Option a Mac types another character, so read the position of the key instead.
  const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace('Key', '').toLowerCase();
  return letter === 'y' ? true : letter === 'n' ? false : undefined;
}

import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/** Milliseconds. A second key within this time shows that the person writes a sentence. */
const PAUSE = 500;

interface KeyAnswerOptions {
  /** Whether the content under review is on the screen and no request is under way. */
  readonly isReady: boolean;
  readonly send: () => void;
  readonly focusText: () => void;
  /** Undoes Yes and puts these letters into the comment. */
  readonly takeBack: (letters: string) => void;
}

interface KeyAnswer {
  /** Handles Y and N in the answer. */
  readonly onHotkey: (isYes: boolean, letter: string) => void;
  /** Handles the first letter of a text, before the browser writes it. */
  readonly beforeText: () => void;
}

/**
 * Y answers after a short pause. A key or press in between stops it, and a letter turns the Y into the
 * beginning of the comment. N goes to the comment, which it needs.
 */
export function useKeyAnswer(options: KeyAnswerOptions): KeyAnswer {
  const latest = useRef(options);
  latest.current = options;
  const pending = useRef<{ readonly letter: string; stop(): void }>(undefined);
  useEffect(() => () => pending.current?.stop(), []);

  const wait = (letter: string) => {
    const stop = () => {
      pending.current = undefined;
      clearTimeout(sending);
      clearTimeout(listening);
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('pointerdown', stop);
    };
    const onKey = (event: KeyboardEvent) => {
      if (!event.repeat && event.key !== 'Shift') stop();
    };
    // Wait, because the window still receives the present key press.
    const listening = setTimeout(() => {
      window.addEventListener('keydown', onKey);
      window.addEventListener('pointerdown', stop);
    });
    const sending = setTimeout(() => {
      stop();
      if (latest.current.isReady) latest.current.send();
    }, PAUSE);
    pending.current = { letter, stop };
  };

  return {
    onHotkey(isYes, letter) {
      const begun = pending.current;
      begun?.stop();
      if (begun) latest.current.takeBack(begun.letter + letter);
      if (begun || !isYes) latest.current.focusText();
      else wait(letter);
    },
    beforeText() {
      const begun = pending.current;
      begun?.stop();
      // Write the first letter before the browser adds the second.
      if (begun) flushSync(() => latest.current.takeBack(begun.letter));
      latest.current.focusText();
    },
  };
}

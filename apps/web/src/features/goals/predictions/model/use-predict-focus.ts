import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { hasSoftKeyboard } from '#ui/form/soft-keyboard.ts';
import { useTypedText } from '../../acting/model/use-typed-text.ts';

interface PredictFocus {
  readonly box: RefObject<HTMLFormElement | null>;
  /** Focuses the chosen level of the first or second scale, else the scale. */
  readonly focusScale: (place: 0 | 1) => void;
  readonly focusComment: () => void;
  /** Sends the form with Enter, except where Enter presses a button or begins a new line. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Moves the focus through the form of a week: scales, then comment; typed letters go to the comment. */
export function usePredictFocus(send: () => void): PredictFocus {
  const box = useRef<HTMLFormElement>(null);
  const focusComment = () => {
    const comment = box.current?.querySelector('textarea');
    comment?.focus();
    comment?.setSelectionRange(comment.value.length, comment.value.length);
  };
  useTypedText(box, focusComment);
  useEffect(() => {
    // The drawer stays open from goal to goal and from week to week, so focus the first scale each time.
    box.current?.querySelector<HTMLInputElement>('[data-autofocus]')?.focus();
  }, []);
  return {
    box,
    focusScale(place) {
      const scale = box.current?.querySelectorAll('fieldset')[place];
      (scale?.querySelector<HTMLElement>('input:checked') ?? scale)?.focus();
    },
    focusComment,
    onKeyDown(event) {
      const isPlainEnter = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
      if (!isPlainEnter || event.target instanceof HTMLButtonElement) return;
      if (event.target instanceof HTMLTextAreaElement && hasSoftKeyboard()) return;
      event.preventDefault();
      if (!event.repeat) send();
    },
  };
}

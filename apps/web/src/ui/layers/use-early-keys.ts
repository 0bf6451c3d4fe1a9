import { useEffect, useRef } from 'react';
import { isTextField } from './text-field.ts';
import { takeUnusedKeys } from './use-hotkey.ts';

/** Milliseconds. A form that takes longer gets no keys: the person has stopped waiting for it. */
const PATIENCE = 10_000;

/** Milliseconds between two tries to give a key, and the number of further tries. */
const BETWEEN_TRIES = 50;
const MOST_TRIES = 20;

/**
 * Keeps the keys that a person presses while a layer loads, and gives them to its form as soon as that has the focus.
 * `layer` identifies what is open, also from goal to goal; undefined = nothing. A press of the pointer or Escape forgets
 * them.
 */
export function useEarlyKeys(layer: string | undefined): void {
  // The address may change again while the layer loads; the keys wait on.
  const kept = useRef<string[]>([]);
  useEffect(() => {
    const waiting = kept.current;
    kept.current = [];
    if (layer === undefined) return undefined;
    // With those pressed while the address changed; a form may be ready at once.
    const keys = [...waiting, ...takeUnusedKeys()];
    if (isReady() && keys.length === 0) return undefined;
    let isReplaying = false;
    let next: ReturnType<typeof setTimeout> | undefined;

    const stop = () => {
      keys.length = 0;
      clearTimeout(patience);
      clearTimeout(next);
      watch.disconnect();
      window.removeEventListener('keydown', onKeyDown, true);
      window.removeEventListener('focusin', look);
      window.removeEventListener('pointerdown', stop, true);
    };
    /**
     * Gives one key at a time, so that each meets the form as the key before it left it. A form that has the focus may
     * bind its keys a moment later, so a key that nobody uses is given again.
     */
    const replay = (tries = 0) => {
      const [key] = keys;
      if (key === undefined) return stop();
      const isDone = press(key) || tries >= MOST_TRIES;
      if (isDone) keys.shift();
      next = setTimeout(() => replay(isDone ? 0 : tries + 1), isDone ? 0 : BETWEEN_TRIES);
      return undefined;
    };
    const look = () => {
      if (isReplaying || !isReady()) return;
      isReplaying = true;
      replay();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      // Our own replayed keys are not trusted.
      if (!event.isTrusted) return;
      if (event.key === 'Escape') return stop();
      const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.isComposing);
      const isText = isPlain && (event.key.length === 1 || (event.key === 'Enter' && keys.length > 0));
      // Text for a field stays behind the keys that still wait.
      if (!isText || (isTextField(event.target) && keys.length === 0)) return undefined;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (!event.repeat) keys.push(event.key);
      return undefined;
    };
    const watch = new MutationObserver(look);
    watch.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('keydown', onKeyDown, true);
    window.addEventListener('focusin', look);
    window.addEventListener('pointerdown', stop, true);
    const patience = setTimeout(stop, PATIENCE);
    look();
    return () => {
      kept.current = [...keys];
      stop();
    };
  }, [layer]);
}

/** Whether the topmost layer has its form, and the form the focus. */
function isReady(): boolean {
  const layer = [...document.querySelectorAll('[role="dialog"]')].at(-1);
  if (!layer || layer.querySelector('[role="status"][aria-label="Loading"]')) return false;
  const { activeElement } = document;
  if (!activeElement || activeElement === layer || !layer.contains(activeElement)) return false;
  const first = layer.querySelector('[data-autofocus]');
  return first !== null && (first.contains(activeElement) || isTextField(activeElement));
}

/** Returns whether somebody used the key. */
function press(key: string): boolean {
  const target = document.activeElement ?? document.body;
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  // A key that nobody used is text for the field that has the focus now. There is no other way to insert text that
  // undo knows.
  if (event.defaultPrevented) return true;
  return (
    key.length === 1 && isTextField(document.activeElement) && document.execCommand('insertText', false, key)
  );
}

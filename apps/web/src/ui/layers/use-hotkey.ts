import { useEffect, useRef, useSyncExternalStore } from 'react';
import { hasOpenLayer } from './layers.ts';

export interface HotkeyInfo {
  /**
   * "/", "?", "g", "mod+k" (mod = Ctrl or ⌘), "Escape". Letters without mod never fire while the person
   * types.
   */
  readonly keys: string;
  /** What it does, for the list under "?". */
  readonly label: string;
}

let shown: readonly HotkeyInfo[] = [];
const listeners = new Set<() => void>();

function publish(next: readonly HotkeyInfo[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

interface HotkeyOptions {
  readonly enabled?: boolean;
  /** True for keys of a form inside a drawer or dialog; page keys are off while one is open. */
  readonly insideLayer?: boolean;
}

/** Binds a key while the component is mounted, and lists it under "?". */
export function useHotkey(keys: string, label: string, act: () => void, options: HotkeyOptions = {}): void {
  const { enabled = true, insideLayer = false } = options;
  const latest = useRef(act);
  latest.current = act;

  useEffect(() => {
    if (!enabled) return undefined;
    const info = { keys, label };
    publish([...shown, info]);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || !matches(event, keys)) return;
      if (!insideLayer && hasOpenLayer()) return;
      if (!keys.startsWith('mod+') && isTyping(event.target)) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      publish(shown.filter((each) => each !== info));
    };
  }, [keys, label, enabled, insideLayer]);
}

/** Returns the active keys, in the order in which they were bound. */
export function useHotkeyList(): readonly HotkeyInfo[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
  );
}

function matches(event: KeyboardEvent, keys: string): boolean {
  const withMod = keys.startsWith('mod+');
  const key = withMod ? keys.slice(4) : keys;
  if (withMod !== (event.ctrlKey || event.metaKey) || event.altKey) return false;
  // Ignore Shift, because it is part of the character: "?" needs it on one keyboard and not on another.
  return event.key.toLowerCase() === key.toLowerCase();
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (
    target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  ) {
    return true;
  }
  return (
    target instanceof HTMLInputElement && !['radio', 'checkbox', 'button', 'submit'].includes(target.type)
  );
}

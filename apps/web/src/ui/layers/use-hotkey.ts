import { useEffect, useRef } from 'react';
import { store } from '../data/store.ts';
import { hasOpenLayer } from './layers.ts';
import { areLetterKeysOn } from './letter-keys.ts';
import { isTextField } from './text-field.ts';

export interface HotkeyInfo {
  /**
   * "/", "?", "u", "g d" (one after the other), "mod+k" (mod = Ctrl or ⌘), "Escape". Keys without mod never fire
   * while the person types, and characters never fire if the person switched them off.
   */
  readonly keys: string;
  /** Describes the key's effect, for the list under "?". */
  readonly label: string;
}

const shown = store<readonly HotkeyInfo[]>([]);

/** Milliseconds between the two keys of "g d". */
const TOGETHER = 1500;

/** The key before the present one, unless the person typed it or waited too long since. */
let before = '';
let latest = { key: '', at: Number.NEGATIVE_INFINITY };

/** Milliseconds that a key waits for the part of the page that uses it, because that may still load. */
const WAITS = 700;
/** Recent characters that no listener handled, oldest first. A pointer press clears them. */
let unused: { readonly key: string; readonly at: number; readonly event: KeyboardEvent }[] = [];

function forget(): void {
  unused = [];
}

/** Milliseconds. A layer may take longer to begin than a part of the page. */
const WAITS_FOR_LAYER = 2_000;

/** Returns the characters that still wait for a layer, and ends their wait. */
export function takeUnusedKeys(): string[] {
  const waiting = unused.filter(
    ({ at, event }) => performance.now() - at < WAITS_FOR_LAYER && !event.defaultPrevented,
  );
  forget();
  return waiting.map(({ key }) => key);
}

/** Returns whether somebody pressed the key just before it was bound, and ends its wait. */
function takeUnused(keys: string): boolean {
  const last = unused.at(-1);
  const isWaiting =
    last?.key.toLowerCase() === keys.toLowerCase() &&
    performance.now() - last.at < WAITS &&
    !last.event.defaultPrevented;
  if (isWaiting) forget();
  return isWaiting;
}

function remember(event: KeyboardEvent): void {
  if (event.repeat || event.key === 'Shift') return;
  before = event.timeStamp - latest.at < TOGETHER ? latest.key : '';
  const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target));
  latest = { key: isPlain ? event.key.toLowerCase() : '', at: event.timeStamp };
  if (latest.key.length !== 1 || !event.isTrusted) return;
  const pressed = { key: event.key, at: performance.now(), event };
  // At once, because a layer may begin before the function below runs.
  unused = [...unused.filter(({ at }) => pressed.at - at < WAITS_FOR_LAYER), pressed];
  // Afterwards, when every listener had its turn.
  setTimeout(() => {
    // A key that moved the focus into a text field stands there as text.
    if (event.defaultPrevented || isTyping(document.activeElement)) forget();
  });
}

interface HotkeyOptions {
  readonly enabled?: boolean;
  /** True for keys of a form inside a drawer or dialog; page keys are off while one is open. */
  readonly insideLayer?: boolean;
}

/**
 * Binds a key while the component is mounted, and lists it under "?". A character pressed shortly before counts, too,
 * because the part that uses it may still have been loading.
 */
export function useHotkey(keys: string, label: string, act: () => void, options: HotkeyOptions = {}): void {
  const { enabled = true, insideLayer = false } = options;
  const current = useRef(act);
  current.current = act;

  useEffect(() => {
    if (!enabled) return undefined;
    const info = { keys, label };
    shown.set([...shown.get(), info]);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || !matches(event, keys)) return;
      if (!insideLayer && hasOpenLayer()) return;
      if (!keys.startsWith('mod+') && isTyping(event.target)) return;
      if (isCharacter(keys) && !areLetterKeysOn()) return;
      event.preventDefault();
      current.current();
    };
    // Before every other listener: adding the same listener again has no effect.
    window.addEventListener('keydown', remember, { capture: true });
    window.addEventListener('pointerdown', forget, { capture: true });
    window.addEventListener('keydown', onKeyDown);
    const isFree = insideLayer || !hasOpenLayer();
    if (isCharacter(keys) && areLetterKeysOn() && isFree && takeUnused(keys)) current.current();
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      shown.set(shown.get().filter((each) => each !== info));
    };
  }, [keys, label, enabled, insideLayer]);
}

/** Returns the active keys, in the order in which they were bound. */
export function useHotkeyList(): readonly HotkeyInfo[] {
  return shown.use();
}

/** True for shortcuts that need no modifier and that a person could also type (WCAG 2.1.4). */
export function isCharacter(keys: string): boolean {
  return keys.split(' ').every((key) => key.length === 1);
}

function matches(event: KeyboardEvent, keys: string): boolean {
  const withMod = keys.startsWith('mod+');
  if (withMod !== (event.ctrlKey || event.metaKey) || event.altKey) return false;
  // Ignore Shift, because it is part of the character: "?" needs it on one keyboard and not on another.
  const pressed = event.key.toLowerCase();
  if (keys.includes(' ')) return keys.toLowerCase() === `${before} ${pressed}`;
  if (pressed !== (withMod ? keys.slice(4) : keys).toLowerCase()) return false;
  // The second key of "g d" is not "d" alone.
  return withMod || !shown.get().some((each) => each.keys === `${before} ${pressed}`);
}

/** A select uses letters, too: they choose an option. */
function isTyping(target: EventTarget | null): boolean {
  return isTextField(target) || target instanceof HTMLSelectElement;
}

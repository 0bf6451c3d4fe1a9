import { shortcutKeyWords } from './words.ts';

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Returns the keys of a shortcut as people read them: "mod+k" → Ctrl, K; "g d" → G, D. */
export function keyNames(keys: string): readonly string[] {
  return keys.split(/[+ ]/).map((key) => {
    if (key === 'mod') return isMac() ? '⌘' : shortcutKeyWords.control;
    return key.length === 1 ? key.toUpperCase() : key;
  });
}

/** Returns a shortcut as one text: "mod+k" → "Ctrl K", "g d" → "G then D". */
export function shortcutWords(keys: string): string {
  return keyNames(keys).join(keys.includes(' ') ? shortcutKeyWords.sequence : ' ');
}

/** Returns the value of `aria-keyshortcuts`; undefined for two keys in a row, which the attribute cannot express. */
export function ariaShortcut(keys: string): string | undefined {
  if (keys.includes(' ')) return undefined;
  if (!keys.startsWith('mod+')) return keys.toUpperCase();
  const key = keys.slice(4).toUpperCase();
  return `Control+${key} Meta+${key}`;
}

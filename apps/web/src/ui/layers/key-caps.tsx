import classes from './key-caps.module.css';
import { ariaShortcut, keyNames } from './key-words.ts';
import { useLetterKeys } from './letter-keys.ts';
import { isCharacter } from './use-hotkey.ts';

/** Returns the keys if they work now: undefined for single characters that the person switched off. */
export function useWorkingKeys(keys: string | undefined): string | undefined {
  const areLettersOn = useLetterKeys();
  return keys !== undefined && (areLettersOn || !isCharacter(keys)) ? keys : undefined;
}

/** Returns the attribute that tells a screen reader the control's shortcut. */
export function shortcutProps(keys: string | undefined): { readonly 'aria-keyshortcuts'?: string } {
  const value = keys === undefined ? undefined : ariaShortcut(keys);
  return value === undefined ? {} : { 'aria-keyshortcuts': value };
}

/** Shows the keys of a shortcut, if they work; screen readers get them from `aria-keyshortcuts`. */
export function KeyCaps({ of }: { readonly of: string | undefined }) {
  const keys = useWorkingKeys(of);
  if (keys === undefined) return null;
  return (
    <span className={classes.keys} aria-hidden="true">
      {keyNames(keys).map((key, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a shortcut never changes, and "g g" names a key twice
        <kbd className={classes.key} data-key={key} key={place} />
      ))}
    </span>
  );
}

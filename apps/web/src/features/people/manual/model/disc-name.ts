import { discNames } from '../../profile/words.ts';

/** Returns the names of the letters of a DISC type. */
export function discName(letters: string): string {
  return [...letters].map((letter) => discNames[letter] ?? letter).join(' + ');
}

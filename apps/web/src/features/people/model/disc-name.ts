import { discNames } from '../words.profile.ts';

/** Returns the letters of a DISC type as their names. */
export function discName(letters: string): string {
  return [...letters].map((letter) => discNames[letter] ?? letter).join(' + ');
}

import { randomUUID } from 'node:crypto';

/** Returns a title that no other journey, and no earlier try of this one, has used. */
export function newTitle(words: string): string {
  return `${words} ${randomUUID().slice(0, 6)}`;
}

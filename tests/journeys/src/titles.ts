import { randomUUID } from 'node:crypto';

/** A title that no other journey, nor an earlier try of this one, has given to a goal. */
export function newTitle(words: string): string {
  return `${words} ${randomUUID().slice(0, 6)}`;
}

import type { ImportNote } from '@bellwether/contract/people/import';
import { importWords } from '../words.ts';

/** Returns the rows of faults or warnings, by their places in the file. */
export function notesOf(notes: readonly ImportNote[]) {
  return notes.map(({ Row, Column, Message }, at) => ({
    key: `${Row}.${at}`,
    cells: [Row, Column === null ? '' : importWords.columnLabels[Column], Message],
  }));
}

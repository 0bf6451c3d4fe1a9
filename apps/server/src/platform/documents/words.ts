import { onlyTables } from '@bellwether/contract/file.tables';
import { type FoundFile, wrongFileSentence } from '../refusal/words.files.ts';

/** Words in files of several features. */
export const printWords = {
  /** The heading above the charts. */
  glance: 'At a glance',
  /** The chapter of goals without a tree. */
  alone: 'Without a tree',
} as const;

/** Explains why a file is no table that can be read. */
export const tableWords = {
  wrong_kind: (file: FoundFile) => wrongFileSentence(file, onlyTables),
  old_excel: 'This file has a password or is from an old Excel. Please save it as .xlsx or CSV.',
  too_complex: 'This file is too large to be read. Please save only the sheet with the list, as CSV.',
} as const;

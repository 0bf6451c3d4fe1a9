import { onlyTables } from '@bellwether/contract/file.tables';
import { likelihoodLabels, qualityLabels } from '@bellwether/domain/goals/words.rating';
import { chartWriter } from '@bellwether/domain/reports/charts/writer.en';
import { type FoundFile, wrongFileSentence } from '../refusal/words.files.ts';

/** Words in files of several features. */
export const printWords = {
  /** The heading above the charts. */
  glance: 'At a glance',
  /** The chapter of goals without a tree. */
  alone: 'Without a tree',
} as const;

/** What a report says around its rows and charts. It is plain data, because the file is made in another thread. */
export const reportWords = {
  /** Stands between a word and what it is about, before a blank. */
  colon: ':',
  ...printWords,
  contents: 'Contents',
  /** The language's tag, for screen readers. */
  language: 'en',
  page: 'Page {n} of {all}',
  yes: 'Yes',
  no: 'No',
  weekAxis: 'Week of the quarter',
  likelihood: likelihoodLabels,
  quality: qualityLabels,
  columns: chartWriter.columns,
} as const;

/** What the cells of a workbook to fill in say. */
export const cellWords = { choose: 'Please choose one of the list.' } as const;

/** Explains why a file is no table that can be read. */
export const tableWords = {
  wrong_kind: (file: FoundFile) => wrongFileSentence(file, onlyTables),
  old_excel: 'This file has a password or is from an old Excel. Please save it as .xlsx or CSV.',
  too_complex: 'This file is too large to be read. Please save only the sheet with the list, as CSV.',
} as const;

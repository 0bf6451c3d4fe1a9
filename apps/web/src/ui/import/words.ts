import { shownNumber } from '../data/shown.ts';

export const importTableWords = {
  more: (count: string) => `And ${count} more.`,
} as const;

/** What a file is taken for. */
export const readingStepWords = {
  sheet: 'Sheet',
  encoding: 'Encoding',
  encodingHint: 'Please look at the samples below: are their letters right? If not, choose another encoding.',
  samples: 'Samples of the file',
  headingRow: 'Row with the headings',
  readAgain: 'Read again',
} as const;

/** What every import of a file says. */
export const tableImportWords = {
  choose: 'Choose a file',
  reading: 'Checking the file …',
  steps: 'Steps of the import',
  next: 'Next',
  columnsLead: 'Choose what is read of each column. It is remembered for the next file with these headings.',
  notRead: 'Not read',
  noHeading: '(no heading)',
  fieldOf: (heading: string) => `${heading || '(no heading)'} is read as`,
  questionsTitle: 'What the file leaves open',
  rowsOf: (rows: readonly number[]) =>
    rows.length > 5
      ? `Rows ${rows.slice(0, 5).join(', ')} and ${shownNumber(rows.length - 5)} more`
      : `${rows.length === 1 ? 'Row' : 'Rows'} ${rows.join(', ')}`,
  leaveOut: 'Leave out',
  row: 'Row',
  column: 'Column',
  fault: 'What is wrong',
  warning: 'What will differ',
  faultsTitle: 'To be mended in the file',
  warningsTitle: 'Worth a look',
  downloadFaults: 'Download the rows left out',
  failedDownload: 'The file could not be downloaded.',
  other: 'Choose another file',
  gone: 'This file was imported or cancelled already. Please choose it again.',
  loadFailed: 'The import could not be loaded.',
  waiting: 'The import begins …',
  progress: 'Import',
  leave: 'You can leave this page; the import goes on.',
  cancel: 'Cancel import',
  again: 'Import another file',
} as const;

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
  next: 'Next',
} as const;

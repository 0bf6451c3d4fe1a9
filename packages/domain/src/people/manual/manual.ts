/** The largest number of characters in an entry's description. */
export const manualLimits = { description: 5_000 } as const;

/**
 * The numbers of items and own questions (people.28). They are here so that other code need not load the texts.
 */
export const manualCounts = { items: 28, questions: 10 } as const;

/** The fixed sentences about the user manual (texts.9). */
export const manualMessages = {
  onlyPdf: 'Only PDF formats are allowed to upload.',
  failed: 'Something went wrong!',
  discRequired: 'Please select your DISC type.',
  descriptionRequired: 'Please generate a description.',
} as const;

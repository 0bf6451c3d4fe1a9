export { manualMessages } from './words.ts';

/** The largest number of characters in an entry's description. */
export const manualLimits = { description: 5_000 } as const;

/**
 * The numbers of items and own questions (people.28). They are here so that other code need not load the texts.
 */
export const manualCounts = { items: 28, questions: 10 } as const;

export {
  askedLabels,
  carryOverReasonSentences,
  droppedParentSentences,
  goalMessages,
  parentReasonSentences,
  reasonSentences,
  severalReasonSentences,
  takeBackSentence,
  takeBackSentences,
} from './words.ts';

/**
 * The maximum length of each text in characters, counted as the database counts them (texts.1).
 */
export const limits = {
  title: 255,
  measurement: 3000,
  description: 10_000,
  reportingMemo: 255,
  comment: 5000,
  outcome: 3000,
  feedback: 3000,
  theme: 255,
  draftingContext: 3000,
} as const;

/** The text that the user types to enable the Delete Goal button (texts.9). */
export const deleteConfirmation = 'DELETE';

/** The maximum number of goals in one carry-over. */
export const carryOverLimit = 100;

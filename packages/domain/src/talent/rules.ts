export { appraisalMessages, appraisalTexts } from './words.ts';

/** The maximum lengths in characters (texts.3); the review's is of the stored HTML. */
export const appraisalLimits = {
  review: 20_000,
  signature: 255,
  comment: 5_000,
  reason: 2_000,
  statement: 5_000,
  labelName: 60,
  labelDescription: 500,
  prompt: 500,
} as const;

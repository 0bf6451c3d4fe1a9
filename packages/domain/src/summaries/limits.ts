/** Limits of summaries and decks (summaries.4, texts.3). */
export const summaryLimits = {
  /** Characters of one text of a summary. */
  text: 3_000,
  /** Characters of one text of a deck, which has marks behind sentences, such as `[no source]`. */
  markedText: 4_500,
  /** Characters of the further context of a regeneration. */
  context: 3_000,
  /** The goals of one summary or deck at most; later ones are left out of all of its numbers. */
  goals: 1_000,
  goalsPerSummarySlide: 6,
  goalsPerAnnualSlide: 4,
} as const;

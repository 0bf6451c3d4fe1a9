/** The refusals of the calls in this folder, beside the domain's own sentences. */
export const readingWords = {
  any_period_not_offered: 'Every quarter at once is offered for your own goals and for what waits for you.',
} as const;

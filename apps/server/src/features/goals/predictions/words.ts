/** The refusals of the calls in this folder, beside the domain's own sentences. */
export const predictionWords = {
  week_not_open: 'This week is not open for a prediction.',
} as const;

/** The refusals of the calls in this folder, beside the domain's own sentences. */
export const predictionWords = {
  week_not_open: 'This week is not open for a prediction.',
  newer_prediction:
    'Another prediction of this week was given after this one, on another device or by somebody else. It stays.',
} as const;

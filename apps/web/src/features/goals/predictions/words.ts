export const predictionWords = {
  title: 'Weekly update',
  likelihood: 'Likelihood of success',
  quality: 'Quality of success',
  comment: 'Comment (optional)',
  commentHint: 'Enter saves, Shift + Enter begins a new line.',
  previousWeek: 'Previous week',
  nextWeek: 'Next week',
  noEarlierWeek: 'No earlier week is open.',
  noLaterWeek: 'No later week is open.',
  last: 'Last prediction',
  none: 'No prediction was given yet.',
  saved: 'Prediction saved.',
  noOpenWeek: 'No week of this goal is open for a prediction.',
} as const;

/** Returns the title at the end of a run of updates. */
export function stillToPredict(skipped: number): string {
  if (skipped === 0) return 'Your goals are updated.';
  return skipped === 1 ? '1 goal still needs an update.' : `${skipped} goals still need an update.`;
}

/** The fixed sentences of reports 11 and 12 (texts.9). */
export const summaryMessages = {
  noPastQuarter: 'You do not have past quarter to generate report.',
  failedCall: 'Something went wrong!',
  tryAgain: 'Please try again to generate.',
} as const;

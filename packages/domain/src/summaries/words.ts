/** The documents' sentences of reports 11 and 12 (3-strategy-reports-signin §5, §8). */
export const summaryMessages = {
  noPastQuarter: 'You do not have past quarter to generate report.',
  failedCall: 'Something went wrong!',
  tryAgain: 'Please try again to generate.',
} as const;

/** The sentence for a request whose role or flag was taken away while it waited. */
export const reportTakenAway = 'Your rights changed while this report waited. You can no longer make it.';

/** Messages of the reports about appraisals (texts.9). */
export const appraisalReportMessages = {
  noneInPeriod: 'You do not have any appraisals for this period.',
  noPeriods: 'You do not have appraisals to generate reports.',
} as const;

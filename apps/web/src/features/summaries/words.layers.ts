/** The titles of the dialogs, apart from the other words because every page loads them. */
export const summaryTitles = {
  'report-quarterly-summary': 'Quarterly summary',
  'report-annual-summary': 'Annual summary',
} as const;

export type SummaryLayerName = keyof typeof summaryTitles;

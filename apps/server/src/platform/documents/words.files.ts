/** The words of the names of downloaded files: small letters without accents, which every system stores alike. */
export const fileWords = {
  kinds: {
    people: 'people',
    peopleTemplate: 'people-template',
    userManual: 'user-manual',
    goalList: 'goal-list',
    goalTree: 'goal-tree',
    goalTrees: 'goal-trees',
    goalCompliance: 'goal-compliance',
    goalTemplate: 'goal-template',
    appraisal: 'appraisal',
    appraisals: 'appraisals',
    appraisalReport: 'appraisal-report',
    appraisalCompliance: 'appraisal-compliance',
    quarterlySummary: 'quarterly-summary',
    annualSummary: 'annual-summary',
    boardPack: 'board-pack',
  },
  /** Between the first and the last quarter. */
  to: 'to',
  /** Of a report without a quarter. */
  all: 'all',
  /** Before the number of a review cycle. */
  cycle: 'cycle',
} as const;

import type { ReportName } from '@bellwether/domain/reports/reports';

/** The titles of the reports and of their dialogs, apart from the other words because every page loads them. */
export const reportTitles = {
  goalList: 'Goal list',
  goalTree: 'Goal tree',
  goalTrees: 'Goal trees of several quarters',
  goalTemplate: 'Goal planning template',
  quarterlySummary: 'Quarterly summary',
  annualSummary: 'Annual summary',
  people: 'People',
  goalCompliance: 'Goal compliance',
  teamGoalUpdates: 'Team Goal Updates',
  appraisals: 'Employee appraisals',
  appraisalCompliance: 'Appraisal compliance',
  appraisalReport: 'Appraisal report',
} as const satisfies Partial<Readonly<Record<ReportName, string>>>;

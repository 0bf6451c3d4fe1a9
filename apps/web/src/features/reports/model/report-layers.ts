import type { ReportChoice } from '@bellwether/contract/reports/preview';

/** The reports that are a file with choices. */
export type FileReport = ReportChoice['Report'];

/** The report of each dialog. */
export const reportOf = {
  'report-people': 'people',
  'report-goal-list': 'goalList',
  'report-goal-tree': 'goalTree',
  'report-goal-trees': 'goalTrees',
  'report-goal-compliance': 'goalCompliance',
  'report-appraisals': 'appraisals',
  'report-appraisal-compliance': 'appraisalCompliance',
  'report-appraisal-report': 'appraisalReport',
} as const satisfies Readonly<Record<string, FileReport>>;

export type FileReportLayerName = keyof typeof reportOf;

/** The dialog of report 9, which leads to a page. */
export const teamLayerName = 'report-team-goal-updates';

export type ReportLayerName = FileReportLayerName | typeof teamLayerName;

export const fileLayerNames = Object.keys(reportOf) as readonly FileReportLayerName[];

/** Returns the dialog of a report. */
export function layerOfReport(name: FileReport): FileReportLayerName | undefined {
  return fileLayerNames.find((each) => reportOf[each] === name);
}

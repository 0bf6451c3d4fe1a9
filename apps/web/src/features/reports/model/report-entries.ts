import type { ReportName } from '@bellwether/domain/reports/reports';
import type { SummaryLayerName } from '#features/summaries/door.ts';
import type { PlainLink } from '#platform/links.ts';
import { reportTitles } from '../words.layers.ts';
import { type reportGroups, reportTexts } from '../words.reports.ts';
import type { ReportLayerName } from './report-layers.ts';

type PageReport = keyof typeof reportTexts;

/** A row of the page. */
export interface ReportEntry {
  readonly name: PageReport;
  readonly group: keyof typeof reportGroups;
  readonly title: string;
  readonly answers: string;
  readonly description: string;
  readonly note: string;
  /** The dialog or the page that makes the report; absent if the file has no choices and is made at once. */
  readonly opens?: { readonly layer: ReportLayerName | SummaryLayerName } | { readonly link: PlainLink };
}

const rows: readonly Pick<ReportEntry, 'name' | 'group' | 'opens'>[] = [
  { name: 'goalList', group: 'goals', opens: { layer: 'report-goal-list' } },
  { name: 'goalTree', group: 'goals', opens: { layer: 'report-goal-tree' } },
  { name: 'goalTrees', group: 'goals', opens: { layer: 'report-goal-trees' } },
  { name: 'goalTemplate', group: 'goals' },
  { name: 'quarterlySummary', group: 'goals', opens: { layer: 'report-quarterly-summary' } },
  { name: 'annualSummary', group: 'goals', opens: { layer: 'report-annual-summary' } },
  { name: 'people', group: 'people', opens: { layer: 'report-people' } },
  { name: 'goalCompliance', group: 'people', opens: { layer: 'report-goal-compliance' } },
  { name: 'teamGoalUpdates', group: 'people', opens: { layer: 'report-team-goal-updates' } },
  { name: 'appraisals', group: 'talent', opens: { layer: 'report-appraisals' } },
  { name: 'appraisalCompliance', group: 'talent', opens: { layer: 'report-appraisal-compliance' } },
  { name: 'appraisalReport', group: 'talent', opens: { layer: 'report-appraisal-report' } },
];

/** The reports of the page, in order. A report without an entry is not on the page. */
export const reportEntries: readonly ReportEntry[] = rows.map((row) => ({
  ...row,
  title: reportTitles[row.name],
  ...reportTexts[row.name],
}));

/** Returns the entry of a report. */
export function entryOf(name: ReportName): ReportEntry {
  const entry = reportEntries.find((each) => each.name === name);
  if (!entry) throw new Error(`The page has no report ${name}.`);
  return entry;
}

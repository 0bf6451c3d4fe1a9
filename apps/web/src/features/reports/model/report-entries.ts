import { type ReportName, reportRow } from '@bellwether/domain/reports/reports';
import type { SummaryLayerName } from '#features/summaries/door.ts';
import type { PlainLink } from '#platform/links.ts';
import { reportTitles } from '../words.layers.ts';
import { type reportGroups, reportTexts } from '../words.reports.ts';
import { isFileReport, layerOfReport, type ReportLayerName } from './report-layers.ts';

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

/** The dialogs of the reports that are no file with choices. */
const otherLayers: Partial<Readonly<Record<PageReport, ReportLayerName | SummaryLayerName>>> = {
  quarterlySummary: 'report-quarterly-summary',
  annualSummary: 'report-annual-summary',
  teamGoalUpdates: 'report-team-goal-updates',
};

const pageReports = Object.keys(reportTexts) as readonly PageReport[];

/** The reports of the page, in the order of their texts. A report without texts is not on the page. */
export const reportEntries: readonly ReportEntry[] = pageReports.map((name) => {
  const layer = isFileReport(name) ? layerOfReport(name) : otherLayers[name];
  return {
    name,
    group: reportRow(name).group,
    title: reportTitles[name],
    ...reportTexts[name],
    ...(layer ? { opens: { layer } } : {}),
  };
});

/** Returns the entry of a report. */
export function entryOf(name: ReportName): ReportEntry {
  const entry = reportEntries.find((each) => each.name === name);
  if (!entry) throw new Error(`The page has no report ${name}.`);
  return entry;
}

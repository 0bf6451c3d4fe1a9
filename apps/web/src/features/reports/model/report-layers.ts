import type { MadeReport } from '../words.ts';

/** The report of each dialog. The template has none, because there is nothing to choose. */
export const reportOf = {
  'report-people': 'people',
  'report-goal-list': 'goalList',
  'report-goal-tree': 'goalTree',
  'report-goal-trees': 'goalTrees',
  'report-goal-compliance': 'goalCompliance',
} as const satisfies Readonly<Record<string, MadeReport>>;

export type ReportLayerName = keyof typeof reportOf;

export const layerNames = Object.keys(reportOf) as readonly ReportLayerName[];

/** Returns the dialog of a report; undefined if it has none. */
export function layerOfReport(name: MadeReport): ReportLayerName | undefined {
  return layerNames.find((each) => reportOf[each] === name);
}

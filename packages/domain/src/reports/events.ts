import type { ReportName, ReportRhythm } from './reports.ts';

/** Events about reports. They have no subject but the acting person. */
export interface ReportEvents {
  /**
   * A person has read the content of a report in order to make its file, or its page. `rows`: how many rows it has. `periods`:
   * its quarters; empty where it has none, or all.
   */
  'report.made': {
    readonly report: ReportName;
    readonly format: 'excel' | 'pdf' | 'page';
    readonly rows: number;
    readonly periods: readonly number[];
  };
  /** The subject is the schedule, as in the next one. */
  'report.scheduled': { readonly report: ReportName; readonly rhythm: ReportRhythm };
  'report.schedule_removed': { readonly report: ReportName; readonly rhythm: ReportRhythm };
}

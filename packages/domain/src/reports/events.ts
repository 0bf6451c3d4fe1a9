import type { ReportName, ReportRhythm } from './reports.ts';

/** Events about reports. Unless said otherwise, they have no subject. */
export interface ReportEvents {
  /**
   * A person has read the content of a report, in order to make its file or its page. `rows` is the number of rows.
   * `periods` are its quarters, empty if the report has no quarters or covers all of them.
   */
  'report.made': {
    readonly report: ReportName;
    readonly format: 'excel' | 'pdf' | 'page';
    readonly rows: number;
    readonly periods: readonly number[];
  };
  /** The subject is the schedule, also of the next event. */
  'report.scheduled': { readonly report: ReportName; readonly rhythm: ReportRhythm };
  'report.schedule_removed': { readonly report: ReportName; readonly rhythm: ReportRhythm };
}

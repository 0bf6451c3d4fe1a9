import { type FileReportName, reportsTaking } from '@bellwether/domain/reports/reports';

/** The reports that are a file with choices. */
export type FileReport = FileReportName;

/** `goalList` as `goal-list`. */
type Kebab<Text extends string> = Text extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Kebab<Rest>}`
  : '';

/** The dialog of a report: `report-goal-list`. */
export type FileReportLayerName = `report-${Kebab<FileReport>}`;

/** Returns the dialog of a report. */
export function layerOfReport(name: FileReport): FileReportLayerName {
  return `report-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}` as FileReportLayerName;
}

const fileReports: readonly FileReport[] = [
  ...reportsTaking('nothing'),
  ...reportsTaking('quarter'),
  ...reportsTaking('own'),
];

/** The report of each dialog. */
export const reportOf = Object.fromEntries(
  fileReports.map((name) => [layerOfReport(name), name]),
) as Readonly<Record<FileReportLayerName, FileReport>>;

/** Returns whether a report is a file with choices. */
export const isFileReport = (name: string): name is FileReport => fileReports.some((each) => each === name);

/** The dialog of report 9, which leads to a page. */
export const teamLayerName = 'report-team-goal-updates';

export type ReportLayerName = FileReportLayerName | typeof teamLayerName;

export const fileLayerNames = Object.keys(reportOf) as readonly FileReportLayerName[];

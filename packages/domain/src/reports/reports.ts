import { type Day, monthOf, yearOf } from '../calendar/day.ts';
import type { Quarter } from '../calendar/quarter.ts';
import { type CapablePerson, isObserver, opensReading } from '../people/roles/capabilities.ts';

export { appraisalReportMessages, reportTakenAway } from './words.ts';

type Format = 'excel' | 'pdf';

interface ReportRow {
  /** Of reports.1. */
  readonly number: number;
  /** Its group on the page. */
  readonly group: 'goals' | 'people' | 'talent';
  /** Absent: a page, or a file of another kind. */
  readonly formats?: readonly Format[];
  /**
   * What a file is made from: `nothing`, a `quarter`, or choices of its `own`, which the contract and the screen name.
   * Absent: no file of this kind.
   */
  readonly takes?: 'nothing' | 'quarter' | 'own';
  /** Who has it (`visibleReports`). Absent: everybody. */
  readonly about?: 'teams' | 'appraisals' | 'summaries';
}

const either = ['excel', 'pdf'] as const;

/** What is said about each report, in the order of the numbers. */
const reportRows = {
  people: { number: 1, group: 'people', formats: either, takes: 'nothing' },
  goalList: { number: 2, group: 'goals', formats: either, takes: 'own' },
  goalTemplate: { number: 3, group: 'goals' },
  goalTree: { number: 4, group: 'goals', formats: either, takes: 'quarter' },
  goalTrees: { number: 5, group: 'goals', formats: either, takes: 'own' },
  appraisals: { number: 6, group: 'talent', formats: ['excel'], takes: 'own', about: 'appraisals' },
  appraisalCompliance: { number: 7, group: 'talent', formats: ['excel'], takes: 'own', about: 'appraisals' },
  goalCompliance: { number: 8, group: 'people', formats: ['excel'], takes: 'own', about: 'teams' },
  teamGoalUpdates: { number: 9, group: 'people', about: 'teams' },
  appraisalReport: { number: 10, group: 'talent', formats: ['pdf'], takes: 'own', about: 'appraisals' },
  quarterlySummary: { number: 11, group: 'goals', about: 'summaries' },
  annualSummary: { number: 12, group: 'goals', about: 'summaries' },
} as const satisfies Readonly<Record<string, ReportRow>>;

type Rows = typeof reportRows;
export type ReportName = keyof Rows;
/** The reports that are made from what `takes` says. */
type ReportTaking<Takes extends ReportRow['takes']> = {
  [Name in ReportName]: Rows[Name] extends { readonly takes: Takes } ? Name : never;
}[ReportName];
/** The reports that are files with choices. */
export type FileReportName = ReportTaking<'nothing' | 'quarter' | 'own'>;

/** Returns what is said about a report. */
export const reportRow = (name: ReportName): ReportRow => reportRows[name];

/** Every report, in the order of the numbers. */
export const allReports = Object.keys(reportRows) as readonly ReportName[];
const about = (what: ReportRow['about']) => allReports.filter((name) => reportRow(name).about === what);
/** Reports that exist only in companies with appraisals. */
export const aboutAppraisals = about('appraisals');

/** Returns whether a report is made from what `takes` says. */
export function isReportTaking<Takes extends 'nothing' | 'quarter' | 'own'>(
  name: ReportName,
  takes: Takes,
): name is ReportTaking<Takes> {
  return reportRow(name).takes === takes;
}

/** Returns the reports that are made from what `takes` says. */
export const reportsTaking = <Takes extends 'nothing' | 'quarter' | 'own'>(takes: Takes) =>
  allReports.filter((name) => isReportTaking(name, takes)) as ReportTaking<Takes>[];

/** Returns the formats of a report (reports.3). Report 9 is a page to print and has no file. */
export const formatsOf = (name: FileReportName): readonly Format[] => reportRows[name].formats;

/** Returns the reports that a person may make (reports.1), in the order of the page. */
export function visibleReports(
  person: CapablePerson,
  { hasTalent }: { readonly hasTalent: boolean },
): readonly ReportName[] {
  const isHrAdmin = opensReading(person, 'isHrAdmin');
  const leads = person.role === 'ceo' || person.role === 'manager';
  const hidden = new Set<ReportName>();
  const hide = (names: readonly ReportName[]) => {
    for (const name of names) hidden.add(name);
  };
  if (!leads) hide(about('teams'));
  if (!hasTalent || (!leads && !isHrAdmin)) hide(aboutAppraisals);
  if (isObserver(person) && !isHrAdmin && !opensReading(person, 'isOrgAdmin')) hide(about('summaries'));
  return allReports.filter((name) => !hidden.has(name));
}

/**
 * Returns whether report 8 counts the whole company for this person, instead of the own organisation
 * (reports.2).
 */
export function countsCompany(person: CapablePerson): boolean {
  const flags = ['isOrgAdmin', 'isGoalAdmin', 'isHrAdmin'] as const;
  return person.role === 'ceo' || flags.some((flag) => opensReading(person, flag));
}

/** The maximum number of rows of a file (reports.8). */
export const mostRows = { excel: 100_000, pdf: 2_000 } as const;

/** The maximum number of appraisals in a file of report 10. */
export const mostChapters = 200;

/** The maximum number of quarters in a file of report 5 (reports.5). */
export const mostQuarters = 20;

/** The maximum number of people in report 9 (reports.7). */
export const mostTeamUsers = 100;

/** How often a scheduled report is mailed: each week, or after each quarter. */
export const reportRhythms = ['weekly', 'quarterly'] as const;
export type ReportRhythm = (typeof reportRhythms)[number];

/** The maximum number of scheduled reports of a person. */
export const mostSchedules = 20;

const monthsAhead = 3;

/**
 * Returns whether reports offer the quarter: it has begun, or begins within the next three months
 * (reports.9). Reports about appraisals offer ended quarters only, see `hasAppraisals`.
 */
export function isOfferedInReports({ startDate }: Pick<Quarter, 'startDate'>, today: Day): boolean {
  // A quarter begins on the first day of a month, so the months alone decide.
  return monthNumber(startDate) <= monthNumber(today) + monthsAhead;
}

const monthNumber = (day: Day) => yearOf(day) * 12 + monthOf(day);

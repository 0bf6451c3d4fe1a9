import { type Day, monthOf, yearOf } from '../calendar/day.ts';
import type { Quarter } from '../calendar/quarter.ts';
import { type CapablePerson, isObserver, opensReading } from '../people/roles/capabilities.ts';

export { appraisalReportMessages, reportTakenAway } from './words.ts';

/** The numbers of the reports (reports.1), in the order of the page. */
export const reportNumbers = {
  people: 1,
  goalList: 2,
  goalTemplate: 3,
  goalTree: 4,
  goalTrees: 5,
  appraisals: 6,
  appraisalCompliance: 7,
  goalCompliance: 8,
  teamGoalUpdates: 9,
  appraisalReport: 10,
  quarterlySummary: 11,
  annualSummary: 12,
} as const;

export type ReportName = keyof typeof reportNumbers;

const allReports = Object.keys(reportNumbers) as readonly ReportName[];
/** Reports that exist only in companies with appraisals. */
export const aboutAppraisals: readonly ReportName[] = [
  'appraisals',
  'appraisalCompliance',
  'appraisalReport',
];
const summaries: readonly ReportName[] = ['quarterlySummary', 'annualSummary'];
/** Reports about the people of an organisation, for the people who lead one. */
const aboutTeams: readonly ReportName[] = ['goalCompliance', 'teamGoalUpdates'];

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
  if (!leads) hide(aboutTeams);
  if (!hasTalent || (!leads && !isHrAdmin)) hide(aboutAppraisals);
  if (isObserver(person) && !isHrAdmin && !opensReading(person, 'isOrgAdmin')) hide(summaries);
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

/** The formats of the reports (reports.3). Report 9 is a page to print and has no file. */
export const reportFormats = {
  people: ['excel', 'pdf'],
  goalList: ['excel', 'pdf'],
  goalTemplate: ['excel'],
  goalTree: ['excel', 'pdf'],
  goalTrees: ['excel', 'pdf'],
  appraisals: ['excel'],
  appraisalCompliance: ['excel'],
  goalCompliance: ['excel'],
  appraisalReport: ['pdf'],
} as const satisfies Partial<Record<ReportName, readonly ('excel' | 'pdf')[]>>;

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

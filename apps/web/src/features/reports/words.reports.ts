import type { ReportName } from '@bellwether/domain/reports/reports';
import type { SummaryLayerName } from '#features/summaries/door.ts';
import type { PlainLink } from '#platform/links.ts';
import type { ReportLayerName } from './model/report-layers.ts';
import { reportTitles } from './words.layers.ts';

/** A row of the page. */
export interface ReportEntry {
  readonly name: ReportName;
  readonly group: keyof typeof reportGroups;
  readonly title: string;
  /** The question that the report answers. */
  readonly answers: string;
  /** The content of the report. */
  readonly description: string;
  /** Names the people, the time and the kinds of file. */
  readonly note: string;
  /** The dialog or the page that makes the report; absent if the file has no choices and is made at once. */
  readonly opens?: { readonly layer: ReportLayerName | SummaryLayerName } | { readonly link: PlainLink };
}

/** The groups of the page, in order. */
export const reportGroups = { goals: 'Goals', people: 'People', talent: 'Talent' } as const;

/** The reports of the page, in order. A report without an entry is not on the page. */
export const reportEntries: readonly ReportEntry[] = [
  {
    name: 'goalList',
    group: 'goals',
    title: reportTitles.goalList,
    answers: 'Which goals are there, and how do they stand?',
    description: 'Each goal of a quarter with its owner, state, latest prediction and result.',
    note: 'All goals that you see, your own, or one person’s. Excel or PDF.',
    opens: { layer: 'report-goal-list' },
  },
  {
    name: 'goalTree',
    group: 'goals',
    title: reportTitles.goalTree,
    answers: 'What contributes to what?',
    description: 'The goals of a quarter below the goals that they contribute to.',
    note: 'One quarter. The rows of the Excel file fold; the PDF indents them.',
    opens: { layer: 'report-goal-tree' },
  },
  {
    name: 'goalTrees',
    group: 'goals',
    title: reportTitles.goalTrees,
    answers: 'How did the goals follow each other?',
    description: 'The goal tree of each quarter, from one quarter to another.',
    note: 'A sheet or a chapter for each quarter, 20 at most. Excel or PDF.',
    opens: { layer: 'report-goal-trees' },
  },
  {
    name: 'goalTemplate',
    group: 'goals',
    title: reportTitles.goalTemplate,
    answers: 'What belongs into a goal?',
    description: 'A workbook with the columns of the goal form, its choices and one example.',
    note: 'To plan goals before they are entered. Excel.',
  },
  {
    name: 'quarterlySummary',
    group: 'goals',
    title: reportTitles.quarterlySummary,
    answers: 'What went well in the quarter, what did not, and what is to be decided?',
    description: 'Slides with a text for each goal, to edit, present and download.',
    note: 'A completed quarter. PDF or PowerPoint.',
    opens: { layer: 'report-quarterly-summary' },
  },
  {
    name: 'annualSummary',
    group: 'goals',
    title: reportTitles.annualSummary,
    answers: 'What did the quarters of a year bring?',
    description: 'Slides with the year in short, each quarter and its goals, to edit, present and download.',
    note: 'The completed quarters of a year. PDF or PowerPoint.',
    opens: { layer: 'report-annual-summary' },
  },
  {
    name: 'people',
    group: 'people',
    title: reportTitles.people,
    answers: 'Who works where, and for whom?',
    description: 'Everybody with job title, department, manager, contact, role and status.',
    note: 'The people whom you see. Excel or PDF.',
    opens: { layer: 'report-people' },
  },
  {
    name: 'goalCompliance',
    group: 'people',
    title: reportTitles.goalCompliance,
    answers: 'Who owes a goal, an update or a result?',
    description: 'People without goals, without last week’s update, or with goals that are not finalized.',
    note: 'Your organization, or the company for its admins. Excel.',
    opens: { layer: 'report-goal-compliance' },
  },
  {
    name: 'teamGoalUpdates',
    group: 'people',
    title: reportTitles.teamGoalUpdates,
    answers: 'What moved in the team since last week?',
    description: 'The goals of chosen people with their latest prediction, its trend and the result.',
    note: 'Up to 100 people below you. A page to print.',
    opens: { layer: 'report-team-goal-updates' },
  },
  {
    name: 'appraisals',
    group: 'talent',
    title: reportTitles.appraisals,
    answers: 'How were people appraised?',
    description: 'Each appraisal with reviewer, status and ratings.',
    note: 'All ended quarters or one. Everybody, or for managers the people below them. Excel.',
    opens: { layer: 'report-appraisals' },
  },
  {
    name: 'appraisalCompliance',
    group: 'talent',
    title: reportTitles.appraisalCompliance,
    answers: 'Which appraisals are done, running or overdue?',
    description: 'Each person with the status of the appraisal, without ratings.',
    note: 'All ended quarters or one. Excel.',
    opens: { layer: 'report-appraisal-compliance' },
  },
  {
    name: 'appraisalReport',
    group: 'talent',
    title: reportTitles.appraisalReport,
    answers: 'What was written, and about which goals?',
    description: 'Appraisals in full, beside the goals of a quarter.',
    note: 'Everything that a manager wrote, or one person’s appraisal. PDF.',
    opens: { layer: 'report-appraisal-report' },
  },
];

/** Returns the entry of a report. */
export function entryOf(name: ReportName): ReportEntry {
  const entry = reportEntries.find((each) => each.name === name);
  if (!entry) throw new Error(`The page has no report ${name}.`);
  return entry;
}

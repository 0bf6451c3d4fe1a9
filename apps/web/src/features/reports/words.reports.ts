import type { ReportName } from '@bellwether/domain/reports/reports';

interface ReportTexts {
  /** The question that the report answers. */
  readonly answers: string;
  /** The content of the report. */
  readonly description: string;
  /** Names the people, the time and the kinds of file. */
  readonly note: string;
}

/** The groups of the page, in order. */
export const reportGroups = { goals: 'Goals', people: 'People', talent: 'Talent' } as const;

/** The texts of the reports of the page. */
export const reportTexts = {
  goalList: {
    answers: 'Which goals are there, and how do they stand?',
    description: 'Each goal of a quarter with its owner, state, latest prediction and result.',
    note: 'All goals that you see, your own, or one person’s. Excel or PDF.',
  },
  goalTree: {
    answers: 'What contributes to what?',
    description: 'The goals of a quarter below the goals that they contribute to.',
    note: 'One quarter. The rows of the Excel file fold; the PDF indents them.',
  },
  goalTrees: {
    answers: 'How did the goals follow each other?',
    description: 'The goal tree of each quarter, from one quarter to another.',
    note: 'A sheet or a chapter for each quarter, 20 at most. Excel or PDF.',
  },
  goalTemplate: {
    answers: 'What belongs into a goal?',
    description: 'A workbook with the columns of the goal form, its choices and one example.',
    note: 'To plan goals before they are entered. Excel.',
  },
  quarterlySummary: {
    answers: 'What went well in the quarter, what did not, and what is to be decided?',
    description: 'Slides with a text for each goal, to edit, present and download.',
    note: 'A completed quarter. PDF or PowerPoint.',
  },
  annualSummary: {
    answers: 'What did the quarters of a year bring?',
    description: 'Slides with the year in short, each quarter and its goals, to edit, present and download.',
    note: 'The completed quarters of a year. PDF or PowerPoint.',
  },
  people: {
    answers: 'Who works where, and for whom?',
    description: 'Everybody with job title, department, manager, contact, role and status.',
    note: 'The people whom you see. Excel or PDF.',
  },
  goalCompliance: {
    answers: 'Who owes a goal, an update or a result?',
    description: 'People without goals, without last week’s update, or with goals that are not finalized.',
    note: 'Your organization, or the company for its admins. Excel.',
  },
  teamGoalUpdates: {
    answers: 'What moved in the team since last week?',
    description: 'The goals of chosen people with their latest prediction, its trend and the result.',
    note: 'Up to 100 people below you. A page to print.',
  },
  appraisals: {
    answers: 'How were people appraised?',
    description: 'Each appraisal with reviewer, status and ratings.',
    note: 'All ended quarters or one. Everybody, or for managers the people below them. Excel.',
  },
  appraisalCompliance: {
    answers: 'Which appraisals are done, running or overdue?',
    description: 'Each person with the status of the appraisal, without ratings.',
    note: 'All ended quarters or one. Excel.',
  },
  appraisalReport: {
    answers: 'What was written, and about which goals?',
    description: 'Appraisals in full, beside the goals of a quarter.',
    note: 'Everything that a manager wrote, or one person’s appraisal. PDF.',
  },
} as const satisfies Partial<Readonly<Record<ReportName, ReportTexts>>>;

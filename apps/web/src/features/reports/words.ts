import type { ReportName } from '@bellwether/domain/reports/reports';

interface ReportText {
  readonly title: string;
  /** The question that the report answers. */
  readonly answers: string;
  /** What the file holds, and for whom. */
  readonly note: string;
}

/** The reports that this product makes, by name; the others come with their features. */
export const reportTexts = {
  goalList: {
    title: 'Goal list',
    answers: 'Which goals are there, and how do they stand?',
    note: 'One quarter, everybody’s goals or your own. Excel or PDF.',
  },
  goalTemplate: {
    title: 'Goal planning template',
    answers: 'What belongs into a goal?',
    note: 'A workbook to plan goals in before they are entered.',
  },
  goalTree: {
    title: 'Goal tree',
    answers: 'What contributes to what?',
    note: 'One quarter. Excel folds the tree; PDF indents it.',
  },
  goalTrees: {
    title: 'Goal trees of several quarters',
    answers: 'How did the goals follow each other?',
    note: 'A sheet or a chapter for each quarter. Excel or PDF.',
  },
  people: {
    title: 'People',
    answers: 'Who works where, and for whom?',
    note: 'Everybody whom you see. Excel or PDF.',
  },
  goalCompliance: {
    title: 'Goal compliance',
    answers: 'Who owes a goal, an update or a result?',
    note: 'Your organization, or the company for its admins. Excel.',
  },
} as const satisfies Partial<Record<ReportName, ReportText>>;

export type MadeReport = keyof typeof reportTexts;

export const isMade = (name: ReportName): name is MadeReport => name in reportTexts;

/** The groups of the page. */
export const reportGroups: readonly { readonly title: string; readonly reports: readonly MadeReport[] }[] = [
  { title: 'Goals', reports: ['goalList', 'goalTemplate', 'goalTree', 'goalTrees'] },
  { title: 'People', reports: ['people', 'goalCompliance'] },
];

export const reportWords = {
  download: 'Download',
  generate: 'Generate',
  format: 'Format',
  excel: 'Excel',
  pdf: 'PDF',
  quarter: 'Quarter',
  from: 'From',
  to: 'To',
  whose: 'Whose goals',
  everybody: 'All goals that you see',
  mine: 'My goals',
  mode: 'People',
  modes: { '1': 'without goals', '2': 'without an update last week', '3': 'with goals not finalized' },
  started: 'The download has started.',
  quartersFailed: 'The quarters could not be loaded.',
  cancel: 'Cancel',
  notYours: 'This report is not available to you.',
} as const;

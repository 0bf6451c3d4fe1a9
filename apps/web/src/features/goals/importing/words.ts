import type { GoalImportProgress } from '@bellwether/contract/goals/import';
import { goalFieldLabels } from '@bellwether/domain/goals/import/fields';
import type { Meaning } from '@bellwether/domain/goals/import/meanings';
import { likelihoodLabels } from '@bellwether/domain/goals/rating';
import type { DateOrder } from '@bellwether/domain/shared/table/dates';
import { shownNumber } from '#ui/data/shown.ts';

const counted = (count: number, one: string, several: string) =>
  `${shownNumber(count)} ${count === 1 ? one : several}`;
export const goalCount = (count: number) => counted(count, 'goal', 'goals');

type Counts = Pick<GoalImportProgress, 'Goals' | 'CheckIns' | 'Results' | 'Unchanged' | 'RowsLeftOut'>;

/** Says what an import writes or has written. */
export function countsSentence({ Goals, CheckIns, Results, Unchanged, RowsLeftOut }: Counts): string {
  return [
    goalCount(Goals),
    counted(CheckIns, 'check-in', 'check-ins'),
    counted(Results, 'result', 'results'),
    ...(Unchanged > 0 ? [`${shownNumber(Unchanged)} here already`] : []),
    ...(RowsLeftOut > 0 ? [`${counted(RowsLeftOut, 'row', 'rows')} left out`] : []),
  ].join(' · ');
}

const dateOrders: Readonly<Record<DateOrder, string>> = {
  dmy: 'Day first, as in 31.12. or 31/12',
  mdy: 'Month first, as in 12/31',
};

const meanings: Readonly<Record<Meaning, string>> = {
  '4': likelihoodLabels[4],
  '3': likelihoodLabels[3],
  '2': likelihoodLabels[2],
  '1': likelihoodLabels[1],
  '0': likelihoodLabels[0],
  achieved: 'Ended: achieved',
  missed: 'Ended: missed',
  cancelled: 'Ended: shelved',
  closed: 'Ended: its progress says how',
  active: 'Runs',
  draft: 'Draft',
  nothing: 'Says nothing',
};

export const goalImportWords = {
  notYours: 'Only the CEO, org admins and goal admins can import goals.',
  lead: 'Bring the goals of another program or of your own sheet, with their check-ins and outcomes. The file is checked first, and nobody is told. Finished quarters show at once how well your company predicts.',
  drop: 'or drop it here. CSV, .xlsx or .ods, up to 10,000 rows.',
  needsTitle: 'What the file needs',
  needs: [
    'A title, an owner (address, ID or name), and a quarter or dates for each goal.',
    'Check-ins may be one row each, or one column for each week. Words and percent become likelihoods by a table that you can change.',
    'An outcome becomes the result. The parent goal is found by its title or ID.',
  ],
  presets:
    'Known are our planning template, Viva Goals, Lattice, Quantive, 15Five, Betterworks, Culture Amp, Weekdone, Jira and Atlassian Goals, and plain sheets of OKRs.',
  names: { file: 'What is this?', columns: 'Columns', words: 'Words', plan: 'Plan' },
  file: (name: string, rows: number, preset: string | null) =>
    `${name || 'Your file'} has ${counted(rows, 'row', 'rows')}${preset === null ? '' : `, as in ${preset}`}.`,
  fields: goalFieldLabels,
  wordsLead: 'Choose what the words of the file mean. It is remembered for your company.',
  noWords: 'The file has no words for states and check-ins.',
  wordOf: (word: string) => `“${word}” means`,
  wordCount: (count: number) => counted(count, 'cell', 'cells'),
  pleaseChoose: 'Please choose',
  meanings,
  dateOrder: 'Dates',
  dateOrderHint: 'The dates of this file do not tell which number is the day.',
  dateOrders,
  pacesTitle: 'Progress in percent',
  pacesLead:
    'Where a check-in has only a progress, it is compared with the time that is over: 50% after half of the quarter is 100% of the pace.',
  paceLabels: [3, 2, 1, 0].map(
    (at) =>
      `${[likelihoodLabels[1], likelihoodLabels[2], likelihoodLabels[3], likelihoodLabels[4]][at]} from, in % of the pace`,
  ),
  pacesWrong: 'Please enter four numbers, each at most the one before it.',
  savePaces: 'Use these limits',
  ownerAsked: (value: string) => `Nobody is called “${value}”. Whose goals are these?`,
  noOwnerAsked: 'These rows name no owner. Whose goals are these?',
  wordAsked: (value: string) => `What does “${value}” mean?`,
  owner: 'Address, ID or name',
  useOwner: 'Use',
  goalsTitle: 'What comes',
  goal: 'Goal',
  ownerTitle: 'Owner',
  quarter: 'Quarter',
  state: 'Comes as',
  states: { draft: 'Draft', approved: 'Approved', finalized: 'Finalized', shelved: 'Shelved' },
  isPrivate: 'private',
  checkIns: (count: number) => counted(count, 'check-in', 'check-ins'),
  below: (title: string) => `below “${title}”`,
  someLeftOut: (goals: number, rows: number) =>
    `${goalCount(goals)} can be written, ${counted(rows, 'row', 'rows')} cannot. Answer what the file leaves open, or mend these rows and choose the file again. You can also import the other goals alone.`,
  nothing: 'All goals of this file are here already, so there is nothing to import.',
  quarters: (quarters: readonly string[]) =>
    quarters.length < 2 ? quarters.join('') : `${quarters[0]} to ${quarters.at(-1)}`,
  marked: 'Check-ins and results are marked as imported wherever they are shown.',
  start: (count: number) => `Import ${goalCount(count)}`,
  writtenOf: (written: number, goals: number) => `${shownNumber(written)} of ${goalCount(goals)}`,
  ended: {
    cancelled: 'The import was cancelled. Nothing was written.',
    failed: 'The import failed. Nothing was written. Please try again.',
    refused: 'The company changed since the file was checked, so it no longer fits. Nothing was written.',
    undone: 'The import was undone. Its goals are gone.',
  },
  undo: 'Undo the import',
  undoAsk: 'This deletes all goals of this import with their check-ins and results.',
  undoNow: 'Delete these goals',
  undoUntil: 'You can undo the import for 24 hours, as long as nobody has changed or used its goals.',
  keep: 'Keep them',
  seeGoals: 'See the goals',
} as const;

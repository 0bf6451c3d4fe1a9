import type { ImportProgress } from '@bellwether/contract/people/import';
import { personFieldLabels } from '@bellwether/domain/people/plan/fields';
import { shownNumber } from '#ui/data/shown.ts';

export const importWords = {
  notYours: 'Only the CEO and org admins can import people.',
  lead: 'Bring a list of your people as CSV or Excel. It is checked first, and nobody gets an e-mail before you say so.',
  choose: 'Choose a file',
  drop: 'or drop it here. CSV or .xlsx, up to 10,000 people.',
  reading: 'Checking the file …',
  checked: (file: string, rows: number) =>
    `${file} · ${shownNumber(rows)} ${rows === 1 ? 'row' : 'rows'} checked`,
  seeThem: 'See the organization',
  columnsTitle: 'What the file needs',
  columns:
    'The first row has the headings. Name and Email are needed; the other columns may be left out, and then change nothing.',
  match:
    'People are found by External ID, else by Email, so the same file can be imported again to update them.',
  hints: {
    ManagerEmail: 'of somebody in the file or in the company',
    Department: 'goes to its topmost manager; everybody below is shown in it',
    Role: 'CEO, Manager, Individual Contributor or Observer; a new person who has reports becomes a manager',
    Permissions: 'Org Admin, Goal Admin, Goal Manager, HR Admin, with commas between; empty takes them away',
  },
  template: 'Download template',
  exportExcel: 'Export people as Excel',
  exportCsv: 'Export as CSV',
  failedDownload: 'The file could not be downloaded.',
  other: 'Choose another file',
  row: 'Row',
  column: 'Column',
  fault: 'What is wrong',
  warning: 'What will differ',
  person: 'Name',
  email: 'Email',
  act: 'Import will',
  add: 'Add',
  change: 'Change',
  faultsTitle: 'To be mended in the file',
  warningsTitle: 'Worth a look',
  peopleTitle: 'Who is added or changed',
  nothing: 'Everybody in this file is up to date, so there is nothing to import.',
  allOrNothing: 'All rows are imported together, or none. Mend these cells in your file and choose it again.',
  start: (count: number) => `Import ${people(count)}`,
  progress: 'Import',
  waiting: 'The import begins …',
  cancel: 'Cancel import',
  cancelled: 'The import was cancelled. Nobody was added or changed.',
  failed: 'The import failed. Nobody was added or changed. Please try again.',
  refused:
    'The company changed since the file was checked, so it no longer fits. Nobody was added or changed.',
  again: 'Import another file',
  leave: 'You can leave this page; the import goes on.',
  loadFailed: 'The import could not be loaded.',
  columnLabels: personFieldLabels,
} as const;

export function people(count: number): string {
  return `${shownNumber(count)} ${count === 1 ? 'person' : 'people'}`;
}

type Counts = Pick<ImportProgress, 'Added' | 'Changed' | 'Unchanged'>;
const of = (count: number) => shownNumber(count);

/** Says what an import has changed. */
export function countSentence({ Added, Changed, Unchanged }: Counts): string {
  return `${of(Added)} added · ${of(Changed)} changed · ${of(Unchanged)} unchanged`;
}

/** Says what an import would change. */
export function previewSentence({ Added, Changed, Unchanged }: Counts): string {
  return `${of(Added)} to add · ${of(Changed)} to change · ${of(Unchanged)} unchanged`;
}

export const wrongCells = (count: number) =>
  count === 1 ? '1 cell is wrong.' : `${shownNumber(count)} cells are wrong.`;

export const moreRows = (count: number) => `And ${shownNumber(count)} more.`;

export const writtenOf = (written: number, rows: number) =>
  `${shownNumber(written)} of ${shownNumber(rows)} rows`;

export const inviteWords = {
  title: 'Invitations',
  waiting: (count: number) =>
    `${people(count)} ${count === 1 ? 'was' : 'were'} never invited and cannot sign in yet.`,
  none: 'Nobody waits for an invitation.',
  send: (count: number) => `Send ${count === 1 ? 'invitation' : `${shownNumber(count)} invitations`}`,
  begun: (count: number) => `${people(count)} ${count === 1 ? 'is' : 'are'} invited by e-mail now.`,
  onTheirWay: (waiting: number, total: number) =>
    total === 1
      ? 'The invitation is on its way.'
      : `${shownNumber(waiting)} of ${shownNumber(total)} invitations ${waiting === 1 ? 'is on its way' : 'are on their way'}.`,
  allSent: (total: number) =>
    total === 1 ? 'The invitation was sent.' : `All ${shownNumber(total)} invitations were sent.`,
  someSent: (sent: number, total: number) =>
    `${shownNumber(sent)} of ${shownNumber(total)} invitations were sent.`,
  paused: (words: string) =>
    `The mail server takes no mails at present: ${words}. They are sent when it does.`,
  refused: (count: number) => `${count === 1 ? '1 was' : `${shownNumber(count)} were`} refused:`,
  mailsFailed: 'Whether the invitations were sent could not be loaded.',
  failed: 'The invitations were not sent.',
  loadFailed: 'How many people wait for an invitation could not be loaded.',
} as const;

import type { ImportPreview, ImportProgress } from '@bellwether/contract/people/import';
import { personFieldLabels } from '@bellwether/domain/people/plan/fields';
import { shownNumber } from '#ui/data/shown.ts';

export const importWords = {
  notYours: 'Only the CEO and org admins can import people.',
  lead: 'Bring a list of your people as CSV or Excel. It is checked first, and nobody gets an e-mail before you say so.',
  drop: 'or drop it here. CSV, .xlsx or .ods, up to 10,000 people.',
  checked: (file: string, rows: number) =>
    `${file} · ${shownNumber(rows)} ${rows === 1 ? 'row' : 'rows'} checked`,
  seeThem: 'See the organization',
  columnsTitle: 'What the file needs',
  columns:
    'A list of your HR or directory program will do: its columns are found by their headings, and you can choose others. Name and Email are needed; the other columns may be left out, and then change nothing.',
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
  person: 'Name',
  email: 'Email',
  act: 'Import will',
  add: 'Add',
  change: 'Change',
  peopleTitle: 'Who is added or changed',
  nothing: 'Everybody in this file is up to date, so there is nothing to import.',
  mend: 'Answer what the file leaves open, or mend these cells and choose the file again. You can also import the other rows alone.',
  start: (count: number) => `Import ${people(count)}`,
  startTicked: 'Do what is ticked',
  cancelled: 'The import was cancelled. Nobody was added or changed.',
  failed: 'The import failed. Nobody was added or changed. Please try again.',
  refused:
    'The company changed since the file was checked, so it no longer fits. Nobody was added or changed.',
  columnLabels: personFieldLabels,
} as const;

export function people(count: number): string {
  return `${shownNumber(count)} ${count === 1 ? 'person' : 'people'}`;
}

/** Where people land. */
export const importPlaceWords = {
  teamsTitle: 'Where the top teams stand then',
  manager: 'Manager',
  below: (count: number) => people(count),
  isNew: 'new',
  isMoved: 'moves here',
  now: (name: string) => `now ${name}`,
} as const;

type Counts = Pick<ImportProgress, 'Added' | 'Changed' | 'Unchanged'>;
const of = (count: number) => shownNumber(count);

/** Says what an import has changed. */
export function countSentence({
  Added,
  Changed,
  Unchanged,
  Deactivated,
  Reactivated,
  RowsLeftOut,
}: Counts & Pick<ImportProgress, 'Deactivated' | 'Reactivated' | 'RowsLeftOut'>): string {
  return [
    `${of(Added)} added · ${of(Changed)} changed · ${of(Unchanged)} unchanged`,
    ...(Deactivated > 0 ? [`${of(Deactivated)} deactivated`] : []),
    ...(Reactivated > 0 ? [`${of(Reactivated)} activated again`] : []),
    ...(RowsLeftOut > 0 ? [`${of(RowsLeftOut)} left out`] : []),
  ].join(' · ');
}

/** Says what an import would change. */
export function previewSentence({ Added, Changed, Unchanged }: Counts): string {
  return `${of(Added)} to add · ${of(Changed)} to change · ${of(Unchanged)} unchanged`;
}

/** Says what else the file means for people; empty if nothing. */
export function furtherSentence({
  Moved,
  Promoted,
  Left,
  Missing,
}: Pick<ImportPreview, 'Moved' | 'Promoted' | 'Left' | 'Missing'>): string {
  return [
    ...(Moved > 0 ? [`${of(Moved)} with another manager`] : []),
    ...(Promoted > 0 ? [`${of(Promoted)} ${Promoted === 1 ? 'becomes a manager' : 'become managers'}`] : []),
    ...(Left > 0 ? [`${of(Left)} ${Left === 1 ? 'has' : 'have'} left`] : []),
    ...(Missing > 0 ? [`${of(Missing)} not in this file`] : []),
  ].join(' · ');
}

export const wrongCells = (count: number) =>
  count === 1 ? '1 cell is wrong.' : `${shownNumber(count)} cells are wrong.`;

/** Says how many rows can be written, and how many cannot. */
export const writtenOrNot = (written: number, left: number) =>
  `${shownNumber(written)} can be written, ${shownNumber(left)} cannot.`;

export const writtenOf = (written: number, rows: number) =>
  `${shownNumber(written)} of ${shownNumber(rows)} ${rows === 1 ? 'row' : 'rows'}`;

export const inviteWords = {
  title: 'Invitations',
  waiting: (count: number) =>
    `${people(count)} ${count === 1 ? 'was' : 'were'} never invited and cannot sign in yet.`,
  none: 'Nobody waits for an invitation.',
  send: (count: number) => `Send ${count === 1 ? 'invitation' : `${shownNumber(count)} invitations`}`,
  plan: (count: number, at: string) =>
    `Send ${count === 1 ? 'invitation' : `${shownNumber(count)} invitations`} on ${at}`,
  whom: 'Whom',
  everybody: (count: number) => `Everybody who was never invited (${shownNumber(count)})`,
  chosen: 'Chosen departments or roles',
  departments: 'Departments',
  roles: 'Roles',
  choice: (name: string, count: number) => `${name} (${shownNumber(count)})`,
  noDepartment: 'No department',
  nobodyChosen: 'Nobody is chosen.',
  when: 'When',
  now: 'Now',
  later: 'Later',
  at: 'Day and time',
  noTime: 'Please choose a day and a time.',
  planned: (at: string, by: string) => `Invitations are planned for ${at}, by ${by}.`,
  plannedFor: (names: string) => `They go to: ${names}.`,
  takeBack: 'Take back',
  takeBackFailed: 'The plan was not taken back.',
  begun: (count: number) => `${people(count)} ${count === 1 ? 'is' : 'are'} invited by e-mail now.`,
  onTheirWay: (waiting: number, total: number) =>
    total === 1
      ? 'The invitation is on its way.'
      : `${shownNumber(waiting)} of ${shownNumber(total)} invitations ${waiting === 1 ? 'is on its way' : 'are on their way'}.`,
  allSent: (total: number) =>
    total === 1 ? 'The invitation was sent.' : `All ${shownNumber(total)} invitations were sent.`,
  someSent: (sent: number, total: number) =>
    `${shownNumber(sent)} of ${shownNumber(total)} ${total === 1 ? 'invitation was' : 'invitations were'} sent.`,
  paused: (words: string) =>
    `The mail server takes no mails at present: ${words}. They are sent when it does.`,
  refused: (count: number) => `${count === 1 ? '1 was' : `${shownNumber(count)} were`} refused:`,
  mailsFailed: 'Whether the invitations were sent could not be loaded.',
  failed: 'The invitations were not sent.',
  loadFailed: 'How many people wait for an invitation could not be loaded.',
} as const;

export const importStepWords = {
  names: { file: 'What is this?', columns: 'Columns', plan: 'Plan' },
  yourFile: 'Your file',
  file: (name: string, rows: number, preset: string | null) =>
    `${name} has ${shownNumber(rows)} ${rows === 1 ? 'row' : 'rows'}${preset === null ? '' : `, as ${preset} writes them`}.`,
  /** A manager may be named in any way. */
  fields: { ...personFieldLabels, ManagerEmail: 'Manager' },
  emptyDeletes: 'Empty means delete',
  emptyDeletesOf: (heading: string) => `Empty means delete: ${heading}`,
  manager: (value: string) => `Who is the manager “${value}”?`,
  noManager: 'These rows name no manager. Who is it?',
  status: (value: string) => `What does the status “${value}” mean?`,
  statusChoices: { '': 'Please choose', active: 'Active', away: 'On leave', left: 'Has left' },
  person: 'Manager',
  nobodyFound: 'Nobody found',
  leaversTitle: 'Who has left',
  leaversLead:
    'Nobody is deactivated unless you tick them. What they leave behind stays, and falls to their managers.',
  returnersTitle: 'Who is back',
  returnersLead: 'These people are deactivated here, and the file says that they are active.',
  all: 'All',
  deactivate: (name: string) => `Deactivate ${name}`,
  activate: (name: string) => `Activate ${name}`,
  leavesBehind: 'Leaves behind',
  nothingLeft: 'Nothing',
  notInFile: 'not in this file',
  missing: (count: number) =>
    `${people(count)} of your company ${count === 1 ? 'is' : 'are'} not in this file and ${count === 1 ? 'stays' : 'stay'}.`,
  missingTitle: 'Who is not in this file',
  isComplete: 'This file is complete: whoever is missing has left',
  promotedTitle: 'Who becomes a manager',
  promotedLead: 'Somebody reports to them, so they become managers.',
  /** Such as `2 reports, 3 open goals`. */
  behind: ({ Reports, Goals, Waiting, Appraisals }: ImportPreview['Leavers'][number]['LeavesBehind']) =>
    [
      counted(Reports, 'report', 'reports'),
      counted(Goals, 'open goal', 'open goals'),
      counted(Waiting, 'waiting approval', 'waiting approvals'),
      counted(Appraisals, 'open appraisal', 'open appraisals'),
    ]
      .filter((text) => text !== '')
      .join(', '),
} as const;

function counted(count: number, one: string, several: string): string {
  return count === 0 ? '' : `${shownNumber(count)} ${count === 1 ? one : several}`;
}

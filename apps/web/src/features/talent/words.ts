import type { StatusCounts } from '@bellwether/contract/talent/overview';
import { appraisalMessages } from '@bellwether/domain/talent/rules';
import { shownNumber, shownPercent } from '#ui/data/shown.ts';
import type { Stage, StatusFilter } from './model/talent-search.ts';

/** The status of an appraisal, in fixed words (texts.9). */
export const stageLabels: Readonly<Record<Stage, string>> = {
  none: 'Not Started',
  draft: 'Started',
  shared: 'Shared',
  acknowledged: 'Acknowledged',
  completed: 'Completed',
};

/** The matrix' filter by status (texts.9). */
export const matrixStatusLabels = {
  none: 'Unstarted',
  started: 'Started',
  completed: 'Completed',
} as const satisfies Partial<Readonly<Record<StatusFilter, string>>>;

/** Fixed words (texts.9). */
export const talentWords = {
  tabs: {
    overview: 'Appraisals',
    matrix: 'Talent Matrix',
    own: 'My Appraisals',
  },
  ways: 'Talent pages',
  notAuthorized: appraisalMessages.notAuthorized,
  notAuthorizedHint: 'Appraisals are seen by the people above, the CEO and HR admins.',
  notAppraised: 'Nobody writes appraisals about the CEO and observers.',
  openTeams: 'Open Appraisals',
  organizationView: 'Organization View',
  myTeamView: 'My Team View',
  view: 'Whose appraisals',
  tooNew: appraisalMessages.tooNew,
  startsNextQuarter: appraisalMessages.firstQuarter,
  noData: appraisalMessages.noTalentData,
  noReports: 'No direct reports yet.',
  noAppraisals: (quarter: string) => `No appraisals for ${quarter}.`,
  failed: 'The appraisals could not be loaded.',
  periodOrCycle: 'Quarter or review cycle',
  period: 'Quarter',
  periods: 'Appraisal periods',
  progress: (quarter: string) => `Progress of ${quarter}`,
  openTeam: (quarter: string) => `Appraisals of ${quarter}`,
  overdue: 'Overdue',
  overdueCount: (count: number) => `${count} overdue`,
  due: (day: string) => `Due ${day}`,
  excel: 'Excel',
  excelTitle: 'Compliance list',
  earlier: (count: number) => (count === 1 ? 'Show 1 earlier quarter' : `Show ${count} earlier quarters`),
  matrixOf: (quarter: string) => `Talent Matrix of ${quarter}`,
  labels: 'Labels and descriptions',
} as const;

export const teamWords = {
  title: (quarter: string, name: string) => `${name} · ${quarter}`,
  organization: (quarter: string) => `Organization · ${quarter}`,
  groups: { managers: 'Managers', contributors: 'Individual Contributors' },
  employee: 'Employee',
  status: 'Status',
  ratings: 'Ratings',
  actions: 'Actions',
  find: 'Search names',
  direct: 'Direct reports',
  noMatch: 'Nobody fits these filters.',
  clear: 'Show everybody',
  start: 'Start',
  /** The rest of the button's name, for screen readers. */
  ofPerson: (name: string) => ` the appraisal of ${name}`,
  open: 'Open',
  openOf: (name: string) => `Open the appraisal of ${name}`,
  teamOf: (name: string) => `Team of ${name}`,
  percent: (percent: number) => shownPercent(percent),
  matrix: 'Talent Matrix',
} as const;

export const remindWritersWords = {
  overdue: (count: number) =>
    count === 1
      ? '1 overdue appraisal waits for another manager.'
      : `${count} overdue appraisals wait for other managers.`,
  waiting: (count: number) =>
    count === 1 ? '1 appraisal waits for another manager.' : `${count} appraisals wait for other managers.`,
  remind: (managers: number) => `Remind managers (${managers})`,
  tick: (name: string) => `Remind the manager of ${name}`,
  today: 'manager reminded today',
  away: 'manager away',
  done: ({ Reminded, Already, Away }: { Reminded: number; Already: number; Away: number }) =>
    [
      Reminded === 1 ? '1 manager reminded' : `${Reminded} managers reminded`,
      ...(Already > 0 ? [`${Already} already today`] : []),
      ...(Away > 0 ? [`${Away} away`] : []),
    ].join(', '),
} as const;

export const owedWords = {
  title: (quarter: string) => `${quarter}: waiting for you`,
  acts: { write: 'Write the appraisal', share: 'Finish and share the draft', sign: 'Sign and complete' },
  more: 'More direct reports',
  counts: {
    own: 'The counts of My Team View include your own appraisal and those of everybody below you.',
    team: 'The counts of My Team View include everybody below you.',
    organization: 'The counts of Organization View include everybody in the company.',
  },
} as const;

export const gridWords = {
  grid: (primary: string, secondary: string, quarter: string) =>
    `People by ${primary} and ${secondary}, ${quarter}`,
  goToGrid: 'Go to the grid; arrow keys move, Enter filters',
  hideNames: 'Hide names',
  showNames: 'Show names',
  hiddenName: 'A person',
  anyThird: 'All levels',
  status: 'Status',
  anyStatus: 'All',
  list: 'People',
  all: 'All',
  direct: 'Direct reports',
  scope: 'People',
  formerScale: (quarter: string, levels: number) =>
    `${quarter} was rated on ${levels} levels. The company rates on another scale now; these are the words of then.`,
  elsewhere: (levels: number) => `Rated on another scale than these ${levels} levels`,
  unrated: 'Without ratings',
  nobodyInCell: 'Nobody in this cell.',
  legend: 'Legend',
  legendColour: 'The further from the middle, the stronger the colour',
  legendMore: 'A number with +: so many more people; press the cell to list them',
  legendThird: (third: string) => `Number at a face: ${third}, 1 is the lowest`,
  legendMove: 'Line: from the cell of the last quarter, while the pointer is on a face',
  came: (from: string, to: string) => `Last quarter ${from}, now ${to}.`,
  stayed: (at: string) => `${at}, as last quarter.`,
  unknownFormer: 'No ratings in the last quarter.',
} as const;

/** Returns the number of a cell's people who are not drawn: "+24". */
export const moreWords = (count: number) => `+${shownNumber(count)}`;

/** Returns "3 people". */
export function peopleCount(count: number): string {
  return count === 1 ? '1 person' : `${shownNumber(count)} people`;
}

/** The line about appraisals on the first screen of HR. */
export const noticeWords = {
  /** Returns "Appraisals Q1: 34 of 38 done, 1 overdue". */
  progress(quarter: number, counts: StatusCounts): string {
    const { none, draft, shared, acknowledged, completed, overdue } = counts;
    const people = none + draft + shared + acknowledged + completed;
    const done = `Appraisals Q${quarter}: ${completed} of ${people} done`;
    return overdue > 0 ? `${done}, ${overdue} overdue` : done;
  },
} as const;

export const deleteAppraisalLayerWords = {
  cancel: 'Cancel',
} as const;

import { shownNumber } from '#ui/data/shown.ts';
export const orgWords = {
  failed: 'The organization could not be loaded.',
  none: 'There is nobody here yet.',
  structure: 'Org Structure',
  company: 'Edit Company Info',
  importPeople: 'Import people',
  chart: 'Chart',
  list: 'List',
  show: 'Show as',
  chartLabel: 'Org chart',
  listLabel: 'People by manager',
  find: 'Find a person',
  myPlace: 'My place',
  closer: 'Zoom in',
  farther: 'Zoom out',
  fit: 'Show everything',
  print: 'Print',
  path: 'Managers above',
  gone: 'Deactivated',
  absent: 'This person is not in the organization.',
  absentDetail: 'The person is not there, or you may not see them. This is the top of the organization.',
  /** Returns "12 · 340 below" if there are more people below than the direct reports. */
  team: (reports: number, below: number) =>
    below > reports ? `${reports} direct · ${below} below` : `${reports} below`,
  open: (name: string) => `Show the team of ${name}`,
  close: (name: string) => `Hide the team of ${name}`,
  all: (count: number) => `Show all ${count}`,
  help: 'Arrow keys go through the chart, Space opens and closes a team, Enter opens the profile.',
  part: (people: number) =>
    `Your company has ${shownNumber(people)} people. The chart shows those around one person: choose a manager, or find somebody.`,
} as const;

/** The figures that can colour the people of the chart. */
export const markWords = {
  by: 'Colour by',
  byNothing: 'No colours',
  byLikelihood: 'Colour by likelihood',
  byCompliance: 'Colour by compliance',
  hints: {
    likelihood:
      'The middle likelihood of this quarter’s goals, of each person and everybody below. Only goals that you see count.',
    compliance:
      'Up to date: has goals this quarter, predicted them for the latest week, and finalized those of last quarter. Only your organization.',
  },
  failed: 'Likelihood and compliance could not be loaded.',
  noGoals: 'No published goals',
  unpredicted: 'No prediction yet',
  goals: (count: number) => (count === 1 ? '1 goal' : `${count} goals`),
  elsewhere: 'Not in your organization',
  allDone: 'Up to date',
  upToDate: (done: number, people: number) => `${done} of ${people} up to date`,
  open: { goals: 'No goals yet', lastweekgoals: 'Prediction missing', lastgoals: 'Not finalized' },
  bar: (counts: string) => `goals: ${counts}`,
} as const;

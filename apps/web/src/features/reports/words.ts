import { shownNumber } from '#ui/data/shown.ts';
/** Labels and fixed messages (texts.9). */
export const reportWords = {
  answers: 'Answers:',
  download: 'Download',
  generate: 'Generate',
  generateOf: (act: string, title: string) => `${act}: ${title}`,
  lastMade: 'Last made here:',
  notMade: 'Not made here yet',
  usual: {
    ended: 'Usual now: the quarter before has ended.',
    running: 'Usual now: the quarter is running.',
    ending: 'Usual now: the quarter ends soon.',
  },
  none: 'No reports are available to you.',
  notYours: 'This report is not available to you.',
  cancel: 'Cancel',
  required: 'This is required.',

  format: 'Format',
  formats: { excel: 'Excel', pdf: 'PDF' },
  quarter: 'Quarter',
  quarterOrCycle: 'Quarter or review cycle',
  from: 'From',
  to: 'To',
  tooManyQuarters: (most: number) => `Please choose ${most} quarters at most.`,
  quartersFailed: 'The quarters could not be loaded.',
  whose: 'Whose goals',
  goalOwners: { 1: 'All goals that you see', 2: 'My goals', 3: 'One person’s goals' },
  person: 'Person',
  peopleFailed: 'The people could not be loaded.',
  nobodyFound: 'Nobody found.',
  complianceMode: 'People',
  complianceModes: {
    1: 'No goals for the quarter',
    2: 'Predictions not updated last week',
    3: 'Goals not finalized',
  },
  appraisalMode: 'Quarters',
  appraisalModes: { 1: 'All quarters', 2: 'One quarter' },
  appraisalOf: 'Appraisals of',
  appraisalsOf: { 1: 'Managers', 2: 'Users' },
  appraisalPerson: { 1: 'Manager', 2: 'User' },
  related: 'Goals beside the appraisal',
  relatedSame: 'The same quarter',

  teamPeople: 'People below you',
  teamQuick: { direct: 'Direct reports', all: 'Everybody', none: 'Nobody' },
  teamTooMany: (most: number) => `Please choose ${most} people at most.`,
  nobodyBelow: 'Nobody reports to you, so there is no team to show.',
  openTeam: 'Open the page',
  count: (count: number) => (count === 1 ? '1 person' : `${count} people`),
} as const;

export const previewWords = {
  title: 'Preview',
  loading: 'The preview is loading.',
  failed: 'The preview could not be loaded.',
  waits: 'Complete the choices to see how the report begins.',
  more: (count: number) => `and ${shownNumber(count)} more ${count === 1 ? 'row' : 'rows'} in the file`,
  doneOf: (done: number, all: number) => `${done} of ${all}`,
  parts: (count: number) => `${count} parts:`,
  part: (name: string, count: number) => `${name} (${count})`,
  asTable: (rows: number) => `Show as table (${rows === 1 ? '1 row' : `${rows} rows`})`,
  weekAxis: 'Week of the quarter',
  countedBelow: (count: number, below: number, what: 'likely' | 'completed') =>
    `${count} of ${below} below ${what}`,
  moreGoals: (count: number) => `and ${count} more`,
  moreTopGoals: (count: number) => `and ${count} more top ${count === 1 ? 'goal' : 'goals'}`,
} as const;

export const scheduleWords = {
  legend: 'Send me a link',
  weekly: 'Every week',
  quarterly: 'At the quarter’s end',
  hint: 'The mail’s link makes this report with the quarter of that day. Weekly mails come on Mondays.',
  mailsOff: 'You have switched notification mails off, so no mail comes.',
  made: 'The report is scheduled.',
  removed: 'The report is no longer scheduled.',
  title: 'Scheduled',
  empty: 'Nothing is scheduled. In the dialog of a report, you can choose to get a link by mail.',
  failed: 'The scheduled reports could not be loaded.',
  rhythms: { weekly: 'Every week', quarterly: 'At the quarter’s end' },
  next: 'next on',
  paused: 'Paused: your role no longer has this report.',
  remove: 'Delete',
  quarters: (count: number) => (count === 1 ? '1 quarter' : `${count} quarters`),
  linkFailed: 'The scheduled report could not be opened.',
  gone: 'This scheduled report no longer exists, or it belongs to somebody else.',
} as const;

export const teamWords = {
  subtitle: (quarter: string, people: number) => `${quarter} · ${reportWords.count(people)}`,
  page: (page: number, pages: number) => `${page} / ${pages}`,
  goOn: (name: string) => `${name}, continued`,
  noGoals: 'No goals in this quarter.',
  contributes: (title: string) => `Contributes to: ${title}`,
  weeksOld: (weeks: number) => `Status is ${weeks} weeks old`,
  print: 'Print',
  change: 'Change the choices',
  failed: 'The team’s goals could not be loaded.',
  absent: 'You are not authorized!',
  absentHint: 'This page shows the goals of people below you.',
  empty: 'No people are chosen.',
} as const;

export const scheduledLinkWords = {
  loading: 'Loading',
} as const;

export const scheduledPartWords = {
  loading: 'Loading',
} as const;

import { shownPercent } from '#ui/data/shown.ts';
import { layerTitles } from '../words.layers.ts';

/** Fixed words (people.27, texts.9). */
export const manualTabWords = {
  failed: 'The user manual could not be loaded.',
  none: 'No user manual yet',
  noneOf: (name: string) => `${name} has no user manual yet.`,
  why: 'A user manual tells the people around you how you like to work. It takes about ten minutes, and you can stop and go on at any time.',
  connect: 'Connect to Assessment',
  add: layerTitles.addDisc,
  edit: layerTitles.editDisc,
  attach: layerTitles.attachment,
  taking: 'You are taking the assessment',
  takingOf: (name: string) => `${name} is taking the assessment.`,
  partly: 'Partially complete: only your own questions are left',
  partlyOf: (name: string) => `The user manual of ${name} is partially complete.`,
  answered: (answered: number, total: number) => `${answered} of ${total} answered`,
  progress: 'Answered',
  goOn: 'Continue',
  open: 'Open the assessment',
  repeat: 'Take the assessment again',
  repeating: 'You are taking the assessment again. This report stays until you finish.',
  page: 'Open for printing',
  typed: 'Entered manually',
  attachment: 'Attached document',
  download: 'Download PDF',
} as const;

export const connectWords = {
  warning:
    'Connecting the assessment replaces what you entered: the type, the description and the attachment are deleted. This cannot be undone.',
  confirm: 'Connect and replace',
} as const;

export const entryWords = {
  type: 'DISC type',
  choose: 'Choose a type',
  description: 'Description',
  generate: 'Generate description',
  again: 'Generate again',
  replaces: 'Generating replaces the description below.',
  saved: 'Your DISC has been saved.',
  connected: 'Your user manual is connected to the assessment, so nothing can be entered manually.',
  changed: 'Your DISC was changed elsewhere meanwhile. What you typed is kept.',
  load: 'Load the present entry',
  own: 'Only the person can change their user manual.',
} as const;

export const attachmentWords = {
  choose: 'Choose a PDF',
  hint: 'One PDF of at most 10 MB.',
  present: 'A document is attached. A new one replaces it.',
  required: 'Please choose a PDF.',
  remove: 'Remove attachment',
  saved: 'The document has been attached.',
  removed: 'The document has been removed.',
} as const;

export const reportWords = {
  titleOf: (name: string) => `User manual of ${name}`,
  profile: 'DISC profile',
  scales: 'Scales',
  questions: 'In my own words',
  leading: 'As a manager',
  print: 'Print',
  back: 'Back to the profile',
  percent: (share: number) => shownPercent(share),
  weight: (first: string, second: string, total: number) =>
    `${shownPercent(total)} ${first}, ${shownPercent(100 - total)} ${second}`,
  missing: 'There is no user manual to show.',
} as const;

export const questionWords = {
  step: (step: number, total: number) => `${step} of ${total}`,
  progress: 'Progress',
  which: 'Which of these is most like you, and which is least?',
  hint: 'There is no right answer: choose by instinct. Keys 1 to 4 choose the most fitting phrase, then the least fitting one.',
  most: 'Most like me',
  least: 'Least like me',
  mostOf: (phrase: string) => `Most like me: ${phrase}`,
  leastOf: (phrase: string) => `Least like me: ${phrase}`,
  own: 'Choose the answer that people around you should know.',
  back: 'Back',
  next: 'Next',
  later: 'Go on later',
  chooseBoth: 'Please choose one phrase as most and another one as least like you.',
  chooseOne: 'Please choose an answer.',
  ready: 'All questions are answered',
  readyText: 'Finish to see your user manual. Everybody who sees your profile can read it then.',
  open: (count: number) =>
    count === 1 ? 'One question is still open.' : `${count} questions are still open.`,
  firstOpen: 'Answer now',
  finish: 'Finish',
  finished: 'Your user manual is complete.',
  closed: 'There is nothing to answer now. Your profile has the way to the assessment.',
  toProfile: 'Open my profile',
  failed: 'The questions could not be loaded.',
  notSaved: 'Your last answer is not saved yet.',
  tryAgain: 'Try again',
} as const;

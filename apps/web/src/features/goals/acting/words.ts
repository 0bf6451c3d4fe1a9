import type { ReminderType } from '@bellwether/domain/dashboard/reminders';

export const yesOrNo = [
  { value: true, label: 'Yes', hotkey: 'y' },
  { value: false, label: 'No', hotkey: 'n' },
] as const;

export const changedMeanwhile = (name = 'Somebody else') => `${name} changed this goal meanwhile.`;
export const typedIsKept = 'What you typed is kept.';

/** Above a goal of a run: the goal before it was saved. */
export const runWords = { saved: 'Saved', change: 'Change' } as const;

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** The button at the end of a run, for the reminders that are left. */
export const reminderActs: Readonly<Record<ReminderType, (count: number) => string>> = {
  review: (count) => `Review ${count} waiting`,
  finalize: (count) => `Finalize ${counted(count, 'result')}`,
  update: (count) => `Update ${counted(count, 'goal')}`,
  sent_back: (count) => `Edit ${counted(count, 'goal')}`,
  draft: (count) => `Hand in ${counted(count, 'draft')}`,
  add_goal: () => 'Add a Goal',
  action_item: (count) => `View ${counted(count, 'action item')}`,
  appraisal_write: () => 'View appraisals',
  appraisal_sign: () => 'View Appraisal',
  self_review: () => 'Write your self review',
  peer_request: () => 'Answer the request',
  peer_feedback: () => 'Write your feedback',
  calibration: () => 'Open the calibration',
  invitation: () => 'View the invited',
  dispute: (count) => `View ${counted(count, 'dispute')}`,
};

/** The evidence above an answer. */
export const evidenceWords = {
  heading: 'For your answer',
  others: (name: string, quarter: string) => `Other goals of ${name} in ${quarter}`,
  noOthers: (name: string, quarter: string) => `${name} has no other goal in ${quarter}.`,
  siblings: (count: number, more: boolean, parent: string) =>
    `1 of ${count}${more ? '+' : ''} ${count === 1 ? 'goal' : 'goals'} under ${parent}`,
  further: (count: number) => `and ${count} more`,
} as const;

/** The outcome of a goal of a run that was answered, retracted, shelved or deleted before its turn. */
export const noLongerNeeded = 'No longer needed';

/** Returns the title at the end of a run of reviews. */
export const reviewedGoals = (count: number) => `${counted(count, 'goal')} reviewed`;

/** Returns how many goals a run of reviews has left out. */
export function stillWaiting(skipped: number): string {
  if (skipped === 0) return 'Nothing else waits for you.';
  return skipped === 1 ? '1 goal still waits for you.' : `${skipped} goals still wait for you.`;
}

export const actFormWords = {
  comment: 'Comment',
  commentOptional: 'Comment (optional)',
} as const;

export const goalGateWords = {
  notLoaded: 'The goal could not be loaded.',
} as const;

export const goalSummaryWords = {
  private: 'Private',
  alignedUnder: (parent: string) => `Aligned under ${parent}`,
} as const;

export const pendingChangesWords = {
  notLoaded: 'The changes could not be loaded.',
} as const;

export const proposedChangesWords = {
  theProposalChangesNothing: 'The proposal changes nothing.',
} as const;

export const reloadButtonWords = {
  reload: 'Reload',
} as const;

export const runPlaceWords = {
  skip: 'Skip',
  next: 'Next',
  done: 'Done',
  summary: 'Summary',
} as const;

export const goalDifferencesWords = {
  proposed: (label: string) => `Proposed ${label.toLowerCase()}`,
  goal: (parentId: number) => `Goal ${parentId}`,
} as const;

export const neverYoursWords = {
  thisIsNotPossible: 'This is not possible with this goal.',
  observersSeeGoalsAnd: 'Observers see goals and change nothing.',
} as const;

export const takeBackWords = {
  act: 'Take back',
  done: 'Taken back: the goal is what it was before.',
} as const;

export const placeOfRunWords = {
  /** "2 of 5" */
  place: (at: number, of: number) => `${at} of ${of}`,
  /** "Goal 2 of 6" */
  goal: (at: number, of: number) => `Goal ${at} of ${of}`,
  skipped: 'Skipped',
} as const;

/** The parts of a goal in a list of differences. */
export const differenceWords = {
  state: 'State',
  owner: 'Owner',
  private: 'Private',
  yes: 'Yes',
  no: 'No',
  parentGoal: 'Parent goal',
  proposedChanges: 'Proposed changes',
  resultOfOwner: 'Result of the owner',
  resultOfManager: 'Result of the manager',
  completed: 'Completed',
  notCompleted: 'Not completed',
  before: 'Before',
  now: 'Now',
  proposed: 'Proposed',
  edits: { none: 'None', draft: 'Draft', review: 'In review', canceled: 'None' },
} as const;

/** Who may do an act. */
export const whoMayWords = {
  owner: 'the owner',
  ownersManager: 'the owner’s manager',
  ownersManagers: 'the owner’s managers',
  ceo: 'the CEO',
  orgAdmins: 'org admins',
  goalAdmins: 'goal admins',
  goalManagers: 'goal managers',
  only: (people: readonly string[]) =>
    `Only ${[people.slice(0, -1).join(', '), people.at(-1)].filter(Boolean).join(' and ')} can do this.`,
} as const;

import type { Transition } from '@bellwether/contract/goals/goal';
import type { GoalScope, OwnRecord } from '@bellwether/contract/goals/reading';
import type { Person } from '@bellwether/contract/people';
import { viaWords } from '@bellwether/domain/accounts/tokens/words';
import { isRating, likelihoodLabels, type Rating } from '@bellwether/domain/goals/rating';
import { actingWords } from '@bellwether/domain/people/absence/words';
import type { Opinions } from './api.opinions.ts';
import type { Narrowing } from './model/narrowing.ts';

export const scopeLabels: Readonly<Record<GoalScope, string>> = {
  MyGoals: 'My goals',
  DirectReports: 'My direct reports',
  CompanyGoals: 'Company goals',
  ManagerAndPeers: 'My manager and peers',
  All: 'All goals',
};

export type Flag = Exclude<
  keyof Narrowing,
  'people' | 'departments' | 'states' | 'likelihood' | 'quality' | 'objectives'
>;

/** Labels of the on/off filters. */
export const flagLabels: Readonly<Record<Flag, string>> = {
  needsUpdate: 'Needs Update',
  needsReview: 'Needs Review',
  trendingUp: 'Likelihood trending up',
  trendingDown: 'Likelihood trending down',
  qualityTrendingUp: 'Quality trending up',
  qualityTrendingDown: 'Quality trending down',
  followed: 'Followed goals',
  topLevel: 'Top-level goals',
  deactivated: 'Deactivated users',
  excludePrivate: 'Exclude private goals',
  aligned: 'Aligned goals',
  unaligned: 'Unaligned goals',
  deleted: 'Deleted goals',
};

export const emptyWords = {
  noGoals: 'No goals in this quarter.',
  addGoal: 'Add a Goal',
  detail: 'Goal Details',
  notVisible: 'Not visible to you',
  /** The list cannot distinguish the two cases; the goal itself can. */
  parentAway: 'Aligned under a goal that is deleted or not visible to you',
  deletedNote: 'It disappears from here once the child goals are re-assigned.',
} as const;

/** The words of the summary that stands beside the list while no goal is chosen. */
export const summaryWords = {
  count: (count: number, isWhole: boolean) => {
    if (!isWhole) return `The first ${count} goals of this list`;
    return count === 1 ? '1 goal in this list' : `${count} goals in this list`;
  },
  moved: 'Moved since last week',
  notUpdated: 'Not updated',
  waiting: 'Waiting for you',
  showAll: 'Show all',
  more: (count: number) => (count === 1 ? 'and 1 more' : `and ${count} more`),
  calm: 'Nothing moved since last week, and nothing is missing.',
  prediction: (week: number, words: string) => `Week ${week}: ${words}`,
  nothing: 'Nothing waits, so there is nothing to sum up.',
} as const;

/** The last word of a finished goal beside its result. */
export const saidWords = {
  title: 'Last word and result',
  week: (week: number) => `Week ${week}:`,
  never: 'Never predicted',
} as const;

/** How a quarter goes, for people whose list is empty. */
export const introductionWords = {
  lead: 'How a quarter with goals goes:',
  steps: [
    'Write a goal: what you want to reach this quarter, and how you will measure it.',
    'Your manager approves it. The goals of a chief executive are published at once.',
    'Each week you predict in a few seconds how likely and how good the result will be.',
    'At the end you give the result, and your manager agrees or not.',
  ],
  elsewhere: 'Are your goals in another program or a sheet? Bring them with their past:',
  importGoals: 'Import goals',
} as const;

export const groupWords = {
  switch: 'Group by person',
  updated: (updated: number, asked: number) => `${updated} of ${asked} updated`,
  noGoals: 'No goals in this quarter.',
  noMatch: 'No goals in this list.',
  oneToOne: 'Prepare one-to-one',
  newest: 'Newest comment',
} as const;

/** A goal of a one-to-one. */
export const sheetWords = {
  changes: 'Changes',
  show: (count: number) => (count === 1 ? '1 change' : `${count} changes`),
  unchanged: 'Nothing changed since then.',
  moved: (from: string, to: string) => `${from} → ${to}`,
} as const;

/** Returns a name, with the note that the person has left, if so. */
export function ownerName(user: Pick<Person, 'Name' | 'DeactivatedAt'>): string {
  return user.DeactivatedAt === null ? user.Name : `${user.Name} (left)`;
}

/** Returns the line above a draft or a proposed edit that its reviewer sent back. */
export function sentBackBy({ UserName, ForName }: Pick<Transition, 'UserName' | 'ForName'>): string {
  return `Changes requested by ${actingWords(UserName, ForName)}`;
}

/** Returns the count at Goals in the menu for screen readers. */
export function waitingWords(count: number): string {
  return count === 1 ? '1 goal waits for you' : `${count} goals wait for you`;
}

/** The acts of the palette. */
export const paletteWords = {
  add: 'Add Goal',
  update: (count: number) => (count === 1 ? 'Update 1 goal' : `Update ${count} goals`),
  review: (count: number) => `Review ${count} waiting`,
  follow: 'Follow',
  unfollow: 'Stop following',
} as const;

export const historyWords = {
  given: 'Prediction given',
  imported: 'Check-in imported from a file',
  changed: 'Prediction changed',
  /** The object of a comment: "on Week 3", "on Approved". */
  on: (what: string) => `on ${what}`,
  week: (week: number) => `Week ${week}`,
  onResult: { owner: 'on the result of the owner', manager: 'on the result of the manager' },
  result: { owner: 'Result of the owner', manager: 'Result of the manager' },
  dispute: 'Finalized and in dispute: owner and manager do not agree whether the goal was completed.',
  none: { owner: 'nobody', parent: 'no parent goal' },
  notVisible: 'a goal that is not visible to you',
  filters: { all: 'All', comments: 'Comments', predictions: 'Predictions', changes: 'Changes' },
  nothing: {
    comments: 'No comments yet.',
    predictions: 'No predictions yet.',
    changes: 'No changes yet.',
  },
  earlier: (count: number) => `Show earlier (${count})`,
} as const;

export const ownRecordNote = 'Only you see this.';

/** Returns "You said Likely at this point 5 times; 2 came true." */
export function ownRecordWords({ Likelihood, Said, CameTrue }: OwnRecord): string {
  const label = isRating(Likelihood) ? likelihoodLabels[Likelihood] : '';
  const came = CameTrue === 0 ? 'none' : CameTrue;
  return `You said ${label} at this point ${Said} times; ${came} came true.`;
}

/** Returns "Begin here: the owner says Likely, the manager said Not sure before seeing it." */
export function apartWords({ Owner, Manager }: Pick<Opinions, 'Owner' | 'Manager'>): string {
  const label = (level: number | undefined | null) => likelihoodLabels[(level ?? 0) as Rating];
  const when = Manager?.IsBlind ? 'before seeing it' : 'after seeing it';
  return `Begin here: the owner says ${label(Owner)}, the manager said ${label(Manager?.Likelihood)} ${when}.`;
}

/** The run through a list in the side drawer. */
export const sideRunWords = {
  next: 'Next goal of the list',
  previous: 'Previous goal of the list',
  forth: 'Next',
  back: 'Previous',
  place: (at: number, of: number) => `${at} of ${of}`,
} as const;

export const childGoalsWords = {
  notLoaded: 'The child goals could not be loaded.',
  predictionsMatrix: 'Predictions Matrix',
  childGoals: 'Child goals',
  goalsBelowTheDeleted: 'Goals below the deleted goal',
  changeParentGoalOf: (title: string) => `Change parent goal of ${title}`,
  changeParentGoal: 'Change Parent Goal',
} as const;

export const deletedGoalRowWords = {
  restore: (title: string) => `Restore ${title}`,
  theGoalIsRestored: 'The goal is restored.',
  restoreOf: 'Restore',
} as const;

export const detailHeaderWords = {
  editTitle: 'Edit title',
  finalizedAndInDispute: 'Finalized and in dispute',
  seenByTheOwner: "Seen by the owner and the owner's management",
  private: 'Private',
} as const;

export const detailNoticesWords = {
  hideChanges: 'Hide changes',
  viewChanges: 'View changes',
  proposedChangesOfThis: 'Proposed changes of this goal are waiting for approval.',
  changesOfThisGoal: 'Changes of this goal are drafted and not yet submitted for approval.',
} as const;

export const detailsTabWords = {
  parentGoal: 'Parent goal',
  notAlignedUnderAnother: 'Not aligned under another goal.',
  alignedUnderAGoal: 'Aligned under a goal that is not visible to you.',
} as const;

export const distributionBarWords = {
  goalsByLikelihood: 'Goals by likelihood',
} as const;

export const emptyGoalListWords = {
  noGoalsMatch: 'No goals match.',
  clearAll: 'Clear all',
  otherFiltersOrAnother: 'Other filters or another quarter may hold what you look for.',
  noDeletedGoalsIn: 'No deleted goals in this quarter.',
  goalsThatWereDeleted: 'Goals that were deleted can be restored here.',
  nothingWaitsForYou: 'Nothing waits for you.',
  goalsChangesResultsAnd: 'Goals, changes, results and shelving requests that need your answer appear here.',
  aGoalSaysWhat:
    'A goal says what you want to reach this quarter and how it is measured. Each week you predict how it will turn out.',
  chooseAnotherQuarterOr: 'Choose another quarter or other goals above.',
} as const;

export const filterFormWords = {
  departments: 'Departments',
  notLoaded: 'The departments could not be loaded.',
  allDepartments: 'All departments',
  clearDepartments: 'Clear departments',
  whose: 'Whose',
  states: 'States',
  asksFor: 'Asks for',
  likelihoodLevels: 'Likelihood levels',
  likelihoodTrend: 'Likelihood trend',
  qualityLevels: 'Quality levels',
  qualityTrend: 'Quality trend',
  alignment: 'Alignment',
  visibility: 'Visibility',
  clearAll: 'Clear all',
  cancel: 'Cancel',
  apply: 'Apply',
} as const;

export const followButtonWords = {
  youFollowThisGoal: 'You follow this goal',
  followThisGoal: 'Follow this goal',
  follow: 'Follow',
} as const;

export const goalCardWords = {
  youFollowThisGoal: 'You follow this goal',
  private: 'Private',
} as const;

export const goalCardsWords = {
  goals: 'Goals',
} as const;

export const goalDetailWords = {
  thisGoalIsNot: 'This goal is not available.',
  itWasDeletedOr: 'It was deleted, or it is not visible to you.',
  notLoaded: 'The goal could not be loaded.',
  overview: 'Overview',
  details: 'Details',
  historyAndComments: 'History and Comments',
  hierarchy: 'Hierarchy',
} as const;

export const goalListWords = {
  list: 'Goal list',
  notLoaded: 'The goals could not be loaded.',
  theListMayBe: 'The list may be out of date.',
} as const;

export const goalResultsWords = {
  resultOfTheOwner: 'Result of the owner',
  resultOfTheManager: 'Result of the manager',
} as const;

export const goalSideDrawerWords = {
  details: 'Details',
} as const;

export const historyEntryWords = {
  /** By which token of a program the person acted. */
  via: viaWords,
  comments: 'Comments',
  from: 'from',
  to: 'to',
} as const;

export const historyFilterWords = {
  showInTheHistory: 'Show in the history',
} as const;

export const historyTabWords = {
  absentComment: 'This link was for a comment that is not there any more.',
  nothingHasHappenedYet: 'Nothing has happened yet.',
  movesOfTheGoal: 'Moves of the goal, weekly predictions and comments appear here.',
  thisWeek: '· this week',
} as const;

export const listHeadWords = {
  goals: 'Goals',
  quarter: 'Quarter',
  whoseGoals: 'Whose goals:',
  whoseGoalsOf: 'Whose goals',
  notLoaded: 'The other quarters could not be loaded.',
  searchGoalsByTitle: 'Search goals by title',
  searchTitles: 'Search titles',
  filters: 'Filters',
  waitingForMe: 'Waiting for me',
  allQuarters: 'All quarters',
} as const;

export const listSummaryWords = {
  notLoaded: 'The summary could not be loaded.',
} as const;

export const moreMenuWords = {
  more: 'More',
} as const;

export const ownRecordLineWords = {
  yourOwnRecord: 'Your own record',
} as const;

export const peopleFilterWords = {
  people: 'People',
  notLoaded: 'The people could not be loaded.',
  everybody: 'Everybody',
  clearPeople: 'Clear people',
} as const;

export const personGroupsWords = {
  notLoaded: 'The goals could not be loaded.',
} as const;

export const predictionLinesWords = {
  weeklyPredictions: 'Weekly predictions',
  comments: 'Comments',
  week: 'Week',
} as const;

export const goalActsWords = {
  edit: 'Edit',
  comment: 'Comment',
  requestApproval: 'Request Approval',
  publish: 'Publish',
  retract: 'Retract',
  discardEdits: 'Discard Edits',
  reviewGoal: 'Review Goal',
  reviewProposedChanges: 'Review Proposed Changes',
  finalize: 'Finalize',
  editResult: 'Edit Result',
  retractResult: 'Retract Result',
  requestToShelve: 'Request to Shelve',
  shelve: 'Shelve',
  reviewShelvingRequest: 'Review Shelving Request',
  changeGoalOwnership: 'Change Goal Ownership',
  deleteGoal: 'Delete Goal',
  update: 'Update',
  addAContributingGoal: 'Add a Contributing Goal',
  copy: 'Copy',
} as const;

export const goalBadgesWords = {
  inDispute: 'In dispute',
  needsReview: 'Needs Review',
  needsUpdate: 'Needs Update',
  needsFinalization: 'Needs Finalization',
  changesRequested: 'Changes requested',
  atRisk: 'At Risk',
  pendingEdits: 'Pending edits',
} as const;

export const goalsPageWords = {
  theGoalThatYou: 'The goal that you choose in the list is shown here.',
  addGoal: 'Add Goal',
  back: 'Back',
} as const;

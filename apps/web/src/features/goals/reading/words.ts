import type { ListedGoal, Transition } from '@bellwether/contract/goals/goal';
import type { GoalScope, OwnRecord } from '@bellwether/contract/goals/reading';
import type { Person } from '@bellwether/contract/people';
import { isRating, likelihoodLabels, type Rating } from '@bellwether/domain/goals/rating';
import type { Opinions } from './api.opinions.ts';
import type { Narrowing } from './model/narrowing.ts';

export const scopeLabels: Readonly<Record<GoalScope, string>> = {
  MyGoals: 'My goals',
  DirectReports: 'My direct reports',
  CompanyGoals: 'Company goals',
  ManagerAndPeers: 'My manager and peers',
  All: 'All goals',
};

type Flag = Exclude<
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

export const isFlag = (key: string): key is Flag => key in flagLabels;

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

/** The sheet for a one-to-one. */
export const oneToOneWords = {
  title: (name: string) => `One-to-one with ${name}`,
  since: 'Changes since',
  last: 'At first the day of your last one-to-one.',
  first: 'At first the last two weeks.',
  hold: 'Mark as held today',
  held: 'The next sheet starts from today.',
  print: 'Print',
  changes: 'Changes',
  unchanged: 'Nothing changed since then.',
  notes: 'Notes',
  notReport: 'This person is not one of your direct reports.',
  reportsOnly: 'You can prepare a one-to-one with people who report to you.',
} as const;

/** Returns a name, with the note that the person has left, if so. */
export function ownerName(user: Pick<Person, 'Name' | 'DeactivatedAt'>): string {
  return user.DeactivatedAt === null ? user.Name : `${user.Name} (left)`;
}

/** Returns the line above a card's title; null for goals without parent. */
export function parentLine(goal: Pick<ListedGoal, 'ParentId' | 'ParentGoalTitle' | 'ParentUser'>) {
  if (goal.ParentId === 0) return null;
  if (goal.ParentGoalTitle === null) return emptyWords.parentAway;
  return goal.ParentUser ? `${goal.ParentGoalTitle} · ${goal.ParentUser.Name}` : goal.ParentGoalTitle;
}

/** Returns the line above a draft or a proposed edit that its reviewer sent back. */
export function sentBackBy({ UserName }: Pick<Transition, 'UserName'>): string {
  return `Changes requested by ${UserName}`;
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

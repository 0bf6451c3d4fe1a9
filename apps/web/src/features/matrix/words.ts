export const matrixWords = {
  title: 'Predictions Matrix',
  previousGoal: 'Previous Goal',
  nextGoal: 'Next Goal',
  previousWeek: 'Previous week',
  nextWeek: 'Next week',
  currentWeek: 'Current week',
  noEarlierWeek: 'This is the first week of the quarter.',
  noLaterWeek: 'The next week has not begun.',
  findGoal: 'Search goals by title',
  /** Stands inside the search field, which is too narrow for the label. */
  findShort: 'Search titles',
  noMatrix: 'No predictions to show yet',
  noMatrixReason:
    'The matrix shows where a goal and everything aligned below it stand each week: how likely, and how good. It begins with your first approved goal of the quarter.',
  allCompanyGoals: 'All company goals',
  addGoal: 'Add a Goal',
  noCompanyGoals:
    'Your goals without a parent goal are the company goals. With the first one, the matrix shows it and everything aligned below it.',
  notVisible: 'Not visible to you',
  deleted: 'This goal has been deleted.',
  changeParent: 'Change Parent Goal',
  deletedNote: 'It disappears from here once the child goals are re-assigned.',
  updated: 'Updated',
  updatedReason: 'Predicted in this week. The others keep their last prediction.',
  counts: {
    goal: 'This goal and the published goals below it that you see.',
    company: 'The company goals and the published goals below them that you see.',
  },
  movement: 'Show movement',
  unlikely: 'Called unlikely',
  unpredicted: 'Not predicted yet',
  withResult: 'Finalized',
  alone: 'Goals that are aligned under this one appear here, each with its place in the grid.',
  own: 'This goal',
  noTrail: 'No prediction in the last weeks',
} as const;

/** Returns "Level 2", or the words for the page's goal itself. */
export function levelWords(generation: number): string {
  return generation === 0 ? 'This goal' : `Level ${generation}`;
}

export function goalCount(count: number): string {
  return count === 1 ? '1 goal' : `${count} goals`;
}

/** Returns "Goal 2 of 5" (matrix.1); for another person's goal, the number of own goals. */
export function walkWords(index: number, total: number): string {
  if (index >= 0) return `Goal ${index + 1} of ${total}`;
  return total === 1 ? 'Your 1 goal' : `Your ${total} goals`;
}

export const goalFinderWords = {
  theGoalsCouldNot: 'The goals could not be searched.',
  noGoalHasThese: 'No goal has these words in its title.',
} as const;

export const goalListHeadWords = {
  goalsOfTheMatrix: 'Goals of the matrix',
  level: 'Level',
  allLevels: 'All levels',
  state: 'State',
  allStates: 'All states',
} as const;

export const goalRowWords = {
  commentsOnThisPrediction: 'Comments on this prediction',
  inDispute: 'In dispute',
} as const;

export const goalRowsWords = {
  goals: 'Goals',
} as const;

export const goalWalkWords = {
  yourGoals: 'Your goals',
} as const;

export const matrixBoardWords = {
  matrix: 'Matrix',
  goalsByLikelihoodAnd: (week: string) => `Goals by likelihood and quality, ${week}`,
  goalList: 'Goal list',
  noGoalsHere: 'No goals here',
  showAllGoals: 'Show all goals',
  nothingInThisWeek: 'Nothing in this week fits what is chosen.',
} as const;

export const matrixGridWords = {
  likelihood: '↑ Likelihood',
  quality: 'Quality →',
} as const;

export const matrixSubjectWords = {
  parentGoal: 'Parent goal:',
  private: 'Private',
} as const;

export const trailCaptionWords = {
  week: (from: number) => `Week ${from}`,
  weeks: (from: number, to: number) => `Weeks ${from}–${to}`,
} as const;

export const treeLinesWords = {
  fold: 'Fold',
  unfold: 'Unfold',
} as const;

export const movementPartWords = {
  noGoalMovedIn: 'No goal moved in this week.',
} as const;

export const companyMatrixPageWords = {
  notLoaded: 'The matrix could not be loaded.',
  notYours: 'Only the CEO sees all company goals in one matrix.',
  eachGoal: 'You can open the matrix of each goal that you see.',
} as const;

export const matrixPageWords = {
  thisGoalIsNot: 'This goal is not available.',
  goToGoals: 'Go to goals',
  itWasDeletedIs:
    'It was deleted, is not visible to you, or the week in the address is not one of its quarter.',
  itWasDeletedOr: 'It was deleted, or it is not visible to you.',
  notLoaded: 'The matrix could not be loaded.',
} as const;

export const noMatrixPageWords = {
  goToGoals: 'Go to goals',
} as const;

export const searchingWords = { searching: 'Searching…' } as const;

/** A list of goals, in words. */
export const rowTexts = {
  under: (parent: string) => `under ${parent}`,
  comments: (count: number) => (count === 1 ? 'comment' : 'comments'),
  changeParentOf: (title: string) => `Change Parent Goal of ${title}`,
  show: (count: number) => `Show ${goalCount(count)}`,
  shown: (count: number) => `${goalCount(count)} shown`,
  shownOf: (shown: number, all: number) => `${shown} of ${goalCount(all)}`,
  below: (count: number, title: string) => `${goalCount(count)} below ${title}`,
  andMore: (count: number) => `and ${count} more`,
  next: 'Next goal in the list',
  previous: 'Previous goal in the list',
} as const;

export const gridTexts = {
  goTo: 'Go to the grid; arrow keys move, Enter filters',
  cell: (words: string, count: number, isOwn: boolean) =>
    `${words}: ${goalCount(count)}${isOwn ? ', this goal among them' : ''}`,
} as const;

/** Returns "3 goals moved in this week: 2 less likely, 1 more likely". */
export function movedWords(total: number, less: number, more: number, inQuality: number): string {
  const parts = [
    ...(less > 0 ? [`${less} less likely`] : []),
    ...(more > 0 ? [`${more} more likely`] : []),
    ...(inQuality > 0 ? [`${inQuality} in quality only`] : []),
  ];
  return `${goalCount(total)} moved in this week: ${parts.join(', ')}`;
}

/** Returns "Week 3 Unsure · Okay" or "weeks 5–7 Likely · Good", a step of a trail. */
export function stayWords(from: number, to: number, cell: string, isFirst: boolean): string {
  const week = isFirst ? 'Week' : 'week';
  return `${from === to ? `${week} ${from}` : `${week}s ${from}–${to}`} ${cell}`;
}

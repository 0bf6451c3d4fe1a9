export const ownershipWords = {
  change: 'Change Goal Ownership',
  newOwner: 'New owner',
  explanation: 'The goal with its history goes to the new owner, who predicts and finalizes it from now on.',
  changed: 'The goal has a new owner.',
} as const;

export const parentWords = {
  select: 'Select parent goal',
  change: 'Change parent goal',
  remove: 'Remove parent',
  removed: 'The goal has no parent any more.',
  changed: 'Parent goal changed.',
  everyone: 'Everyone',
  allQuarters: 'All possible quarters',
  /** The candidates that come first: goals of the owner's manager, or one's own. */
  ofOwner: (name: string) => `Goals of ${name}`,
  others: 'All goals',
  none: 'No goals found.',
  noneHint: 'Look in another quarter, or search for another owner or title.',
} as const;

export const deleteWords = {
  title: 'Delete Goal',
  explanation:
    'The goal disappears from every list, with its predictions and history. Only a goal admin can restore it.',
  prompt: 'Type DELETE to confirm',
  reason: 'Type DELETE first.',
  deleted: 'Goal deleted.',
} as const;

/** Returns what happens to the goals below a deleted one (goals.27). */
export function childrenWords(childCount: number): string {
  if (childCount === 0) return 'No goals are aligned below it.';
  const goals =
    childCount === 1 ? 'The goal aligned below it stays' : `The ${childCount} goals aligned below it stay`;
  return `${goals}, under a placeholder “This goal has been deleted.” that disappears once the child goals are re-assigned.`;
}

export const changeParentWords = {
  cancel: 'Cancel',
  save: 'Save',
} as const;

export const deleteGoalWords = {
  cancel: 'Cancel',
} as const;

export const ownerSelectWords = {
  clear: 'Clear',
  nobodyFound: 'Nobody found.',
  notLoaded: 'The people could not be loaded.',
} as const;

export const parentPickerWords = {
  owner: 'Owner',
  quarter: 'Quarter',
  title: 'Title',
  search: 'Search',
  notLoaded: 'The goals could not be loaded.',
  parentGoal: 'Parent goal',
} as const;

export const quarterSelectWords = {
  notLoaded: 'The other quarters could not be loaded.',
} as const;

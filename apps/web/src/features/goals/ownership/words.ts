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

/** The sentence of each move of a goal in its history (goals.2). */
export const goalMoveSentences = {
  createGoal: 'Draft created',
  publishGoal: 'Published',
  submitGoal: 'Submitted for approval',
  approveGoal: 'Approved',
  requestGoalChanges: 'Changes requested',
  retractGoal: 'Canceled request',
  finalizeGoal: 'Results submitted for review',
  finalizeGoalAlone: 'Finalized',
  reviewResult: 'Results reviewed and finalized',
  retractResult: 'Results retracted',
  editResult: 'Results changed',
  editReviewedResult: 'Results review changed',
  requestShelving: 'Submitted shelving request',
  withdrawShelving: 'Canceled shelving request',
  denyShelving: 'Shelving denied',
  approveShelving: 'Shelving approved',
  shelveGoal: 'Shelved',
  reactivateGoal: 'Unshelved',
  changeGoalOwner: 'Owner changed',
  changeParentGoal: 'Parent goal changed',
  deleteGoal: 'Deleted',
  restoreGoal: 'Restored',
  takeBack: 'Taken back',
} as const;

/** The same of a goal's edit. */
export const goalEditMoveSentences = {
  createGoalEdit: 'Draft edits created',
  submitGoalEdit: 'Submitted edits for approval',
  retractGoalEdit: 'Canceled goal edits',
  requestGoalEditChanges: 'Changes requested',
  discardGoalEdit: 'Canceled draft edits',
  approveGoalEdit: 'Edits approved',
  publishGoalEdit: 'Edits published',
  cancelGoalEdit: 'Canceled edits awaiting approval',
} as const;

/** Parts of a history that stand outside of the weeks, and moves that are in no table. */
export const historyWords = {
  before: 'Before the quarter',
  after: 'After the quarter',
  changed: 'Changed',
  changedTo: (to: string) => `Changed to ${to}`,
  changedFrom: ({ from, to }: { readonly from: string; readonly to: string }) =>
    `Changed from ${from} to ${to}`,
} as const;

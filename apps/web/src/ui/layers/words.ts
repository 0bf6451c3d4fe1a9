export const keyboardHelpWords = {
  keys: 'Keys',
} as const;

export const openedDialogWords = {
  close: 'Close',
} as const;

export const openedDrawerWords = {
  close: 'Close',
} as const;

export const unsavedQuestionWords = {
  youHaveUnsavedChanges: 'You have unsaved changes.',
  discardLeavesWithoutThem: 'Discard leaves without them. Continue keeps you here.',
  discard: 'Discard',
  continueIt: 'Continue',
} as const;

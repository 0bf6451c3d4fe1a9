export const keyboardHelpWords = {
  keys: 'Keys',
  listTheKeys: 'List the keys',
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

export const shortcutKeyWords = {
  control: 'Ctrl',
  /** Stands between two keys that are pressed one after the other, as in "G then D". */
  sequence: ' then ',
} as const;

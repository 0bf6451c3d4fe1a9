export const saveFormWords = {
  cancel: 'Cancel',
  save: 'Save',
} as const;

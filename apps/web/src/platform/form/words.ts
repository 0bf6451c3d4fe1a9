export const saveFormWords = {
  cancel: 'Cancel',
} as const;

export const commentWords = {
  add: 'Add a comment',
} as const;

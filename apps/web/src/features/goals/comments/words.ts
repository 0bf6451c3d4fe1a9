export const commentWords = {
  add: 'Add a comment',
  /** Said to screen readers; everybody else sees the comment in its place. */
  posted: 'Comment posted.',
  changed: 'Comment changed.',
} as const;

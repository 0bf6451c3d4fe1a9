export const commentWords = {
  add: 'Add a comment',
  /** Said to screen readers; everybody else sees the comment in its place. */
  posted: 'Comment posted.',
  changed: 'Comment changed.',
} as const;

export const commentFormWords = {
  comment: 'Comment',
  addAComment: 'Add a comment',
  cancel: 'Cancel',
  save: 'Save',
} as const;

export const commentItemWords = {
  editComment: 'Edit comment',
  deleteComment: 'Delete comment',
} as const;

export const commentThreadWords = {
  comments: 'Comments',
  comment: 'Comment',
} as const;

export const deleteCommentWords = {
  cancel: 'Cancel',
  deleteIt: 'Delete',
} as const;

export const newCommentWords = {
  notLoaded: 'The goal could not be loaded.',
} as const;

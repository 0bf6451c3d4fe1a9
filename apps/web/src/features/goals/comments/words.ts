export const commentWords = {
  add: 'Add a comment',
  ask: 'Ask the owner',
  /** The question with which a dialog to ask begins. */
  question: 'What changed?',
  /** Said to screen readers; everybody else sees the comment in its place. */
  posted: 'Comment posted.',
  changed: 'Comment changed.',
} as const;

export const sentenceWords = {
  none: 'No reason given',
  ask: 'Ask',
  say: 'Say why',
  about: (title: string) => `: ${title}`,
  said: (text: string) => `“${text}”`,
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
  /** Between the name of the author and what is commented. */
  commented: 'commented',
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

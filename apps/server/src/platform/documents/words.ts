/** Words in files of several features. */
export const printWords = {
  /** The heading above the charts. */
  glance: 'At a glance',
  /** The chapter of goals without a tree. */
  alone: 'Without a tree',
} as const;

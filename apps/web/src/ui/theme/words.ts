export const selectWords = {
  nothingFound: 'Nothing found',
} as const;

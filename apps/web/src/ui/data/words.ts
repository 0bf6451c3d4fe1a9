export const changeListWords = {
  empty: 'Empty',
} as const;

export const loadMoreWords = {
  notLoaded: 'More could not be loaded.',
  loadMore: 'Load More',
} as const;

export const asOfWords = {
  asOf: (time: string) => `As of ${time}`,
} as const;

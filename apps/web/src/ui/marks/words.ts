export const chipWords = {
  removeFilter: (children: string) => `Remove filter ${children}`,
  clearAll: 'Clear all',
} as const;

export const ratingLineWords = {
  noPredictionYet: 'No prediction yet',
  result: 'Result:',
} as const;

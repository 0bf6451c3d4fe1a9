export const chipWords = {
  removeFilter: (filter: string) => `Remove filter ${filter}`,
  clearAll: 'Clear all',
} as const;

export const ratingLineWords = {
  noPredictionYet: 'No prediction yet',
  result: 'Result:',
} as const;

export const leftTagWords = { left: 'Left' } as const;

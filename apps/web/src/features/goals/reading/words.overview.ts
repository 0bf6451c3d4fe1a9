export const latestUpdateWords = {
  title: 'Latest update',
} as const;

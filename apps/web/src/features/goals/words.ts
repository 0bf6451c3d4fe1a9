export const layersWords = {
  filters: 'Filters',
} as const;

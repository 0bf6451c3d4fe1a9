/** The palette, whose button says "Find". */
export const findWords = {
  name: 'Find goals, people and actions',
  hint: 'Find goals, people and actions',
  actions: 'Actions',
  recent: 'Recent goals',
  here: 'This goal',
  places: 'Places and colours',
  verbs: (name: string) => `With ${name}`,
  searching: 'Searching…',
  nothing: 'Nothing found',
  failed: 'The search failed.',
} as const;

export const keyWords = {
  letters: 'Single-letter keys',
  lettersHint: 'Such as U for Update. The key ? lists them all.',
} as const;

export const menuWords = { more: 'More' } as const;

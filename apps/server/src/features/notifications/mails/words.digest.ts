/** What a digest says beside what happened. */
export const digestMailWords = {
  sign: 'It is your turn to sign.',
  /** In a cycle without signatures. */
  acknowledge: 'It waits for you to read and acknowledge it.',
  review: (count: number) => (count === 1 ? 'Review the goal' : `Review ${count} goals`),
  waits: 'What waits for you',
  happened: 'What happened',
  all: 'All notifications',
  open: 'Open your notifications',
} as const;

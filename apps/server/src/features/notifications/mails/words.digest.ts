/** What a digest says beside what happened. */
export const digestMailWords = {
  /** A waiting appraisal of a quarter, by the title of the thing. */
  appraisal: ({ title, quarter, isOwn }: { title: string; quarter: string; isOwn: boolean }) =>
    `${title} ${isOwn ? 'of' : 'for'} ${quarter}`,
  sign: 'It is your turn to sign.',
  review: (count: number) => (count === 1 ? 'Review the goal' : `Review ${count} goals`),
  happened: 'What happened',
  all: 'All notifications',
  open: 'Open your notifications',
} as const;

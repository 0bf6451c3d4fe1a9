/** What a phone shows of the installed application. */
export const manifestWords = {
  /** `company`: "Harbor & Pine". */
  name: (company: string) => `${company} · Bellwether`,
  shortName: 'Bellwether',
  description: 'Quarterly goals, and one minute a week to say how they are going.',
  myWeek: 'My week',
  review: 'Review',
} as const;

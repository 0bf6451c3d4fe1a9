export const calendarWords = {
  /** The name of the calendar. */
  name: (company: string) => `Bellwether: ${company}`,
  quarterEnds: (quarter: string) => `${quarter} ends`,
  due: (title: string) => `Due: ${title}`,
  /** The week as it is labelled. */
  update: (week: string) => `Update your goals: ${week}`,
  /** The entry of an own absence. */
  away: 'Away',
  calendar_read_too_often: 'This calendar was read too often. Please try again later.',
} as const;

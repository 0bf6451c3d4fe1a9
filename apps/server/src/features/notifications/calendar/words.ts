export const calendarWords = {
  /** The entry of an own absence. */
  away: 'Away',
  calendar_read_too_often: 'This calendar was read too often. Please try again later.',
} as const;

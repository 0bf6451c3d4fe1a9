export const calendarWords = {
  calendar_read_too_often: 'This calendar was read too often. Please try again later.',
} as const;

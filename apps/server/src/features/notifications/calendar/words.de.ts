import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const calendarWords: Translated<typeof english.calendarWords> = {
  name: (company) => `Bellwether: ${company}`,
  quarterEnds: (quarter) => `${quarter} endet`,
  due: (title) => `Fällig: ${title}`,
  update: (week) => `Ziele aktualisieren: ${week}`,
  away: 'Abwesend',
  calendar_read_too_often: 'Dieser Kalender wurde zu oft gelesen. Bitte versuchen Sie es später erneut.',
};

import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const calendarWords: Translated<typeof english.calendarWords> = {
  name: (company) => `Bellwether : ${company}`,
  quarterEnds: (quarter) => `Fin du ${quarter}`,
  due: (title) => `À faire : ${title}`,
  update: (week) => `Mettre à jour vos objectifs : ${week}`,
  away: 'Absence',
  calendar_read_too_often: 'Cet agenda a été lu trop souvent. Réessayez plus tard.',
};

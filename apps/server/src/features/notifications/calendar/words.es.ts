import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const calendarWords: Translated<typeof english.calendarWords> = {
  name: (company) => `Bellwether: ${company}`,
  quarterEnds: (quarter) => `Termina ${quarter}`,
  due: (title) => `Vence: ${title}`,
  update: (week) => `Actualizar sus objetivos: ${week}`,
  away: 'Ausente',
  calendar_read_too_often: 'Este calendario se ha leído demasiadas veces. Inténtelo más tarde.',
};

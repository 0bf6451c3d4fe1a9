import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const reminderWords: Translated<typeof english.reminderWords> = {
  appraisalsDue: (day, cycle) =>
    cycle === '' ? `Évaluations à faire pour le ${day}` : `Évaluations « ${cycle} » à faire pour le ${day}`,
};

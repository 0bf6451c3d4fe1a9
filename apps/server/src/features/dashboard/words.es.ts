import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const reminderWords: Translated<typeof english.reminderWords> = {
  appraisalsDue: (day, cycle) =>
    cycle === '' ? `Evaluaciones que vencen el ${day}` : `Evaluaciones de «${cycle}» que vencen el ${day}`,
};

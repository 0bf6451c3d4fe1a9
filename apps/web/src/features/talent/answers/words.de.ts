import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const answerWords: Translated<typeof english.answerWords> = {
  goals: 'Die Ziele des Zeitraums stehen neben diesem Formular.',
  failed: 'Die Fragen konnten nicht geladen werden.',
};

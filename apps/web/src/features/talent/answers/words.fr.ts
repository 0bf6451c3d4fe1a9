import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const answerWords: Translated<typeof english.answerWords> = {
  goals: 'Les objectifs de la période figurent à côté de ce formulaire.',
  failed: 'Impossible de charger les questions.',
};

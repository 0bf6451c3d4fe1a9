import type { Translated } from '../locale/language.ts';
import type * as english from './words.texts.ts';

export const goalTextLabels: Translated<typeof english.goalTextLabels> = {
  title: 'Titre',
  objective: 'Objectif (OKR)',
  measurement: 'Mesure',
  keyResults: 'Résultats clés',
  description: 'Description',
  reportingMemo: 'Note de suivi',
};

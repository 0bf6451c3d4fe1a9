import type { Translated } from '../locale/language.ts';
import type * as english from './words.states.ts';

export const goalStateLabels: Translated<typeof english.goalStateLabels> = {
  draft: 'Entwurf',
  review: 'In Prüfung',
  approved: 'Freigegeben',
  finalized: 'Abgeschlossen',
  results_in_review: 'Ergebnisse in Prüfung',
  shelving_in_review: 'Zurückstellung in Prüfung',
  shelved: 'Zurückgestellt',
};

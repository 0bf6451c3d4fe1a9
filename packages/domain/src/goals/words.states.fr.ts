import type { Translated } from '../locale/language.ts';
import type * as english from './words.states.ts';

export const goalStateLabels: Translated<typeof english.goalStateLabels> = {
  draft: 'Brouillon',
  review: 'En examen',
  approved: 'Validé',
  finalized: 'Clôturé',
  results_in_review: 'Résultats en examen',
  shelving_in_review: 'Mise en réserve en examen',
  shelved: 'En réserve',
};

import type { Translated } from '../locale/language.ts';
import type * as english from './words.states.ts';

export const goalStateLabels: Translated<typeof english.goalStateLabels> = {
  draft: 'Borrador',
  review: 'En revisión',
  approved: 'Aprobado',
  finalized: 'Cerrado',
  results_in_review: 'Resultados en revisión',
  shelving_in_review: 'Solicitud de aparcar en revisión',
  shelved: 'Aparcado',
};

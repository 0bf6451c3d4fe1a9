import type { Translated } from '../locale/language.ts';
import type * as english from './words.rating.ts';

export const likelihoodLabels: Translated<typeof english.likelihoodLabels> = {
  0: 'Nada probable',
  1: 'Poco probable',
  2: 'Incierto',
  3: 'Probable',
  4: 'Muy probable',
};

export const threeLikelihoodLabels: Translated<typeof english.threeLikelihoodLabels> = {
  0: 'Nada probable',
  2: 'Incierto',
  4: 'Muy probable',
};

export const qualityLabels: Translated<typeof english.qualityLabels> = {
  0: 'Muy mala',
  1: 'Mala',
  2: 'Aceptable',
  3: 'Buena',
  4: 'Muy buena',
};

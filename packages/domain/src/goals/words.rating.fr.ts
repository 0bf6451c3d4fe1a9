import type { Translated } from '../locale/language.ts';
import type * as english from './words.rating.ts';

export const likelihoodLabels: Translated<typeof english.likelihoodLabels> = {
  0: 'Pas du tout',
  1: 'Plutôt non',
  2: 'Incertain',
  3: 'Probable',
  4: 'Très probable',
};

export const threeLikelihoodLabels: Translated<typeof english.threeLikelihoodLabels> = {
  0: 'Pas du tout',
  2: 'Incertain',
  4: 'Très probable',
};

export const qualityLabels: Translated<typeof english.qualityLabels> = {
  0: 'Très mauvaise',
  1: 'Mauvaise',
  2: 'Correcte',
  3: 'Bonne',
  4: 'Très bonne',
};

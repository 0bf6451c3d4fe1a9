import type { Translated } from '../locale/language.ts';
import type * as english from './words.rating.ts';

export const likelihoodLabels: Translated<typeof english.likelihoodLabels> = {
  0: 'Gar nicht',
  1: 'Eher nicht',
  2: 'Unsicher',
  3: 'Wahrscheinlich',
  4: 'Sehr wahrscheinlich',
};

export const threeLikelihoodLabels: Translated<typeof english.threeLikelihoodLabels> = {
  0: 'Gar nicht',
  2: 'Unsicher',
  4: 'Sehr wahrscheinlich',
};

export const qualityLabels: Translated<typeof english.qualityLabels> = {
  0: 'Sehr schlecht',
  1: 'Schlecht',
  2: 'Okay',
  3: 'Gut',
  4: 'Sehr gut',
};

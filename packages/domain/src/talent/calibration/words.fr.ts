import type { Translated } from '../../locale/language.ts';
import type * as english from './words.ts';

export const calibrationMessages: Translated<typeof english.calibrationMessages> = {
  required: 'Ce champ est obligatoire.',
  guideWrong: 'Indiquez un pourcentage entier pour chaque niveau, 100 au total.',
  nobody: 'Choisissez un groupe.',
};

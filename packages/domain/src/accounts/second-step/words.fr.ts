import type { Translated } from '../../locale/language.ts';
import type * as english from './words.ts';

export const secondStepSettingWords: Translated<typeof english.secondStepSettingWords> = {
  label: 'Seconde étape après le mot de passe',
  says: 'Qui doit confirmer la connexion par une clé d’accès ou un code. Une personne qui n’en a pas les configure à la page suivante. Effet immédiat.',
};

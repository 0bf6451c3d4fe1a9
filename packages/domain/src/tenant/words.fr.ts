import type { Translated } from '../locale/language.ts';
import type * as english from './words.ts';

export const privacySettingWords: Translated<typeof english.privacySettingWords> = {
  group: 'Confidentialité et conditions',
  keepYears: 'Années de conservation des évaluations après effacement',
  keepYearsSays:
    'Comptées à partir du jour où le compte de la personne a été désactivé ; 0 : elles sont effacées avec ses données. À partir du prochain effacement.',
  privacyUrl: 'Votre politique de confidentialité',
  privacyUrlSays:
    'L’adresse https de votre propre page, que la page de confidentialité indique. Effet immédiat ; vide : aucune.',
  termsUrl: 'Vos conditions',
  termsUrlSays:
    'L’adresse https de votre propre page, que la page des conditions indique. Effet immédiat ; vide : aucune.',
};

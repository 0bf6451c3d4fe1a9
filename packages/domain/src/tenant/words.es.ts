import type { Translated } from '../locale/language.ts';
import type * as english from './words.ts';

export const privacySettingWords: Translated<typeof english.privacySettingWords> = {
  group: 'Privacidad y condiciones',
  keepYears: 'Años que se conservan las evaluaciones de personas borradas',
  keepYearsSays:
    'Contados desde el día en que se desactivó a la persona; 0: se borran con la persona. A partir del siguiente borrado.',
  privacyUrl: 'Su política de privacidad',
  privacyUrlSays:
    'La dirección https de su propia página, que la página de privacidad indica. Inmediato; vacío: ninguna.',
  termsUrl: 'Sus condiciones',
  termsUrlSays:
    'La dirección https de su propia página, que la página de condiciones indica. Inmediato; vacío: ninguna.',
};

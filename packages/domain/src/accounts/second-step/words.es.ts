import type { Translated } from '../../locale/language.ts';
import type * as english from './words.ts';

export const secondStepSettingWords: Translated<typeof english.secondStepSettingWords> = {
  label: 'Segundo paso tras la contraseña',
  says: 'Quién debe confirmar el inicio de sesión con una llave de acceso o un código. Quien aún no tenga ninguno lo configura en la página siguiente. Inmediato.',
};

import type { Translated } from '../../locale/language.ts';
import type * as english from './words.ts';

const tooEasy = 'Esta contraseña es demasiado fácil de adivinar.';

export const easyMessages: Translated<typeof english.easyMessages> = {
  common: `${tooEasy} Es muy común, o una común con pequeños cambios.`,
  company: `${tooEasy} Contiene el nombre de la empresa.`,
  person: `${tooEasy} Contiene su nombre.`,
  mailbox: `${tooEasy} Contiene el nombre de su dirección de correo.`,
};

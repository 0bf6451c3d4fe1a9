import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const secondStepWords: Translated<typeof english.secondStepWords> = {
  second_step_refused:
    'No ha funcionado. Puede que el código sea incorrecto, ya se haya usado o sea demasiado antiguo. Inténtelo de nuevo o vuelva a iniciar sesión.',
  code_wrong: 'Este código no es correcto. Compruebe el reloj de su dispositivo y pruebe con el siguiente.',
  codes_are_on: 'Los códigos ya están activados. Desactívelos primero.',
  codes_not_begun: 'Empiece de nuevo: no hay ningún secreto que confirmar.',
  no_second_step: 'No tiene segundo paso. Añada primero una llave de acceso o una aplicación.',
  last_step: 'Su empresa exige un segundo paso, y este es el último que tiene. Añada primero otro.',
  own_reset: 'Para su propio segundo paso, use su página Seguridad.',
  nothing_to_reset: 'Esta persona no tiene segundo paso.',
};

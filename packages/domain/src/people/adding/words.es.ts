import type { Translated } from '../../locale/language.ts';
import type * as english from './words.ts';

export const employeeMessages: Translated<typeof english.employeeMessages> = {
  nameRequired: 'Escriba el nombre completo.',
  emailInvalid: 'Escriba un correo válido.',
  managerRequired: 'Seleccione un responsable directo.',
  managerOrObserver: 'Elija Responsable u Observación.',
  observerManager: 'Quien solo observa no tiene responsable directo.',
};

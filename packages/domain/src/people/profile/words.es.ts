import type { Translated } from '../../locale/language.ts';
import type * as english from './words.ts';

export const profileMessages: Translated<typeof english.profileMessages> = {
  nameRequired: 'Escriba un nombre.',
  jobTitleRequired: 'Escriba un puesto.',
  emailRequired: 'Escriba un correo.',
  emailInvalid: 'Escriba un correo válido.',
  linkedinInvalid: 'La URL de LinkedIn no es válida.',
  responsibilityRequired: 'Escriba algo.',
  startDateInvalid: 'Escriba una fecha válida.',
  zoneUnknown: 'Seleccione una zona horaria.',
  observerWithTies:
    'El rol de observación no se puede dar a quien tiene personas a cargo o responsable directo.',
  contributorWithReports:
    'El rol de colaboración no se puede dar a quien tiene personas a cargo o responsable directo.',
  ceoFirst: 'Asigne primero la dirección general a otra persona.',
  goalAdminOrManager: 'Solo es posible Admin. de objetivos o Gestión de objetivos.',
};

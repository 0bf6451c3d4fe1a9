import type { Translated } from '../locale/language.ts';
import type * as english from './words.ts';

export const reminderButtons: Translated<typeof english.reminderButtons> = {
  review: 'Revisar',
  finalize: 'Cerrar resultados',
  update: 'Actualizar',
  sent_back: 'Editar',
  add_goal: 'Añadir objetivo',
  draft: 'Editar',
  action_item: 'Ver',
  appraisal_write: 'Ver',
  appraisal_sign: 'Ver evaluación',
  self_review: 'Escribir',
  peer_feedback: 'Escribir',
  peer_request: 'Responder',
  calibration: 'Abrir',
  dispute: 'Ver',
  invitation: 'Invitar de nuevo',
};

import type { Translated } from '@bellwether/domain/locale/language';
import { cycleMessages } from '@bellwether/domain/talent/cycles/words.es';
import { peerMessages } from '@bellwether/domain/talent/peers/words.es';
import type * as english from './words.ts';

export const peerWords: Translated<typeof english.peerWords> = {
  not_open: 'La opinión de pares aún no está abierta.',
  shared: 'La evaluación está compartida, así que la opinión de pares está cerrada.',
  left: 'Esta persona está desactivada.',
  is_manager: 'A quien escribe la evaluación de una persona no se le pide opinión como par.',
  observer: 'Las personas observadoras no dan opinión.',
  giver_left: 'Esta persona está desactivada.',
  self: 'A nadie se le pregunta por su propio trabajo.',
  proposed: 'El responsable directo aún no ha decidido sobre esto.',
  asked: 'Acepte primero la solicitud.',
  accepted: 'La solicitud ya está aceptada.',
  handed_in: 'La opinión ya está enviada.',
  declined: 'La solicitud se ha rechazado.',
  refused: 'El responsable directo no ha pedido esto.',
  withdrawn: 'La solicitud se ha retirado.',
  someone_declined: 'Alguna de estas personas ha rechazado la solicitud.',
  someone_handed_in: 'No se puede omitir a alguien que ya ha enviado su opinión.',
  too_few: peerMessages.tooFew,
  too_many: peerMessages.tooMany,
  person_unknown: 'A una de estas personas no se le puede preguntar.',
  required: cycleMessages.required,
  question_unknown: 'Esta pregunta ya no se hace.',
  not_pooled: 'En este ciclo, la persona evaluada lee directamente lo que se escribe.',
};

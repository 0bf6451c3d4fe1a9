import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.peers.ts';

export const peerAnswerWords: Translated<typeof english.peerAnswerWords> = {
  accept: 'Aceptar',
  decline: 'Rechazar',
  acceptOf: (name) => `Aceptar: ${name}`,
  declineOf: (name) => `Rechazar: ${name}`,
  accepted: 'Aceptada. Ya puede escribir.',
  declined: 'Rechazada. Se avisa al responsable directo.',
};

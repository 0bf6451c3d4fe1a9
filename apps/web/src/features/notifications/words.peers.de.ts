import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.peers.ts';

export const peerAnswerWords: Translated<typeof english.peerAnswerWords> = {
  accept: 'Annehmen',
  decline: 'Ablehnen',
  acceptOf: (name) => `Annehmen: ${name}`,
  declineOf: (name) => `Ablehnen: ${name}`,
  accepted: 'Angenommen. Sie können jetzt schreiben.',
  declined: 'Abgelehnt. Die Führungskraft wird benachrichtigt.',
};

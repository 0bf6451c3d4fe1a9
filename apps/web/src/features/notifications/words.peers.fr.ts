import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.peers.ts';

export const peerAnswerWords: Translated<typeof english.peerAnswerWords> = {
  accept: 'Accepter',
  decline: 'Refuser',
  acceptOf: (name) => `Accepter : ${name}`,
  declineOf: (name) => `Refuser : ${name}`,
  accepted: 'C’est accepté. Vous pouvez maintenant écrire.',
  declined: 'C’est refusé. Le manager en est informé.',
};

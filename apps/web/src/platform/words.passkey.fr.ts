import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.passkey.ts';

export const passkeyFailures: Translated<typeof english.passkeyFailures> = {
  known: 'Cet appareil a déjà une clé d’accès pour ce compte.',
  notDone: 'La clé d’accès n’a pas répondu. Réessayez, ou continuez sans elle.',
};

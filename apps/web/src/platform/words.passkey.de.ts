import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.passkey.ts';

export const passkeyFailures: Translated<typeof english.passkeyFailures> = {
  known: 'Auf diesem Gerät gibt es bereits einen Passkey für dieses Konto.',
  notDone: 'Der Passkey hat nicht geantwortet. Bitte versuchen Sie es erneut, oder fahren Sie ohne ihn fort.',
};

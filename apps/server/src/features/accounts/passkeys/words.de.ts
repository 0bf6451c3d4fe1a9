import { secondStepLimits } from '@bellwether/domain/accounts/second-step/second-step';
import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const passkeyWords: Translated<typeof english.passkeyWords> = {
  passkey_refused: 'Dieser Passkey konnte nicht geprüft werden. Bitte versuchen Sie es erneut.',
  passkey_unknown: 'Mit diesem Passkey kann man sich hier nicht anmelden. Bitte verwenden Sie Ihr Passwort.',
  passkey_known: 'Dieser Passkey steht schon in Ihrer Liste.',
  too_many_passkeys: `Sie haben ${secondStepLimits.passkeys} Passkeys. Bitte entfernen Sie zuerst einen.`,
  last_step:
    'Ihr Unternehmen verlangt einen zweiten Schritt, und dies ist Ihr letzter. Bitte fügen Sie zuerst einen anderen hinzu.',
};

import { secondStepLimits } from '@bellwether/domain/accounts/second-step/second-step';
import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const passkeyWords: Translated<typeof english.passkeyWords> = {
  passkey_refused: 'Cette clé d’accès n’a pas pu être vérifiée. Réessayez.',
  passkey_unknown: 'Cette clé d’accès ne permet pas de se connecter ici. Utilisez votre mot de passe.',
  passkey_known: 'Cette clé d’accès figure déjà dans votre liste.',
  too_many_passkeys: `Vous avez ${secondStepLimits.passkeys} clés d’accès. Retirez-en d’abord une.`,
  last_step:
    'Votre entreprise exige une seconde étape, et celle-ci est votre dernière. Ajoutez-en d’abord une autre.',
};

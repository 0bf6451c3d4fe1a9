import { secondStepLimits } from '@bellwether/domain/accounts/second-step/second-step';

/** Why a call about passkeys is refused, by code. */
export const passkeyWords = {
  passkey_refused: 'This passkey could not be checked. Please try again.',
  /** For signing in alone: the same for every failure. */
  passkey_unknown: 'This passkey does not sign in here. Please use your password.',
  passkey_known: 'This passkey is in your list already.',
  too_many_passkeys: `You have ${secondStepLimits.passkeys} passkeys. Please remove one first.`,
  last_step: 'Your company requires a second step, and this is your last one. Please add another one first.',
} as const;

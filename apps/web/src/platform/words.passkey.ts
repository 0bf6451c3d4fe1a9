/** Why a passkey did not answer. */
export const passkeyFailures = {
  known: 'This device has a passkey for this account already.',
  notDone: 'The passkey did not answer. Please try again, or go on without it.',
} as const;

/** The company's setting about the second step. */
export const secondStepSettingWords = {
  label: 'Second step after the password',
  says: 'Who must confirm the sign-in by a passkey or a code. Whoever has none sets it up at the next page. At once.',
} as const;

export const passkeySignInWords = {
  signIn: 'Sign in with a passkey',
} as const;

export const invitationPageWords = {
  welcome: (name: string) => `Welcome, ${name}`,
  chooseAPassword: 'Choose a password to begin.',
  /** Before the link to what is accepted. */
  iAcceptThe: 'I accept the',
  termsAndConditions: 'Terms and Conditions',
  privacyPolicy: 'Privacy Policy',
  acceptInvitation: 'Accept invitation',
} as const;

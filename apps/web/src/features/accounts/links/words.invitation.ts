export const invitationPageWords = {
  welcome: (name: string) => `Welcome, ${name}`,
  termsAndConditions: 'Terms and Conditions',
  privacyPolicy: 'Privacy Policy',
  acceptInvitation: 'Accept invitation',
} as const;

export const TERMS_REQUIRED = 'Please accept the Terms and Conditions';

export const PRIVACY_REQUIRED = 'Please accept the Privacy Policy.';

export const resetHint =
  'Enter the e-mail that you sign in with. You will get a link to choose a new password.';

export const unlockHint =
  'Too many wrong passwords lock an account for a while. Enter the e-mail that you sign in with, and you will get a link that unlocks it at once.';

export const CHECK_MAIL = 'Check your e-mail';

export const resetSent =
  'If there is an account with this e-mail, a link to choose a new password is on its way.';

export const unlockSent = 'If there is an account with this e-mail, a link that unlocks it is on its way.';

export const linkSent = 'It works once, for one hour. If nothing arrives, look into your spam folder too.';

export const BACK_TO_LOGIN = 'Back to Log in';

export const CHOOSE_PASSWORD = 'Choose a new password';

export const PASSWORD_CHANGED = 'Password changed successfully!!';

/** Returns who invites: the company itself, or one of its people. */
export function invitedTo(company: string, invitedBy: string): string {
  return invitedBy === company ? `${company} invited you.` : `${invitedBy} invited you to ${company}.`;
}

export const CRITERIA = {
  length: 'At least 8 characters',
  cases: 'Lower and upper case letters',
  digit: 'A digit',
  special: 'A special character',
} as const;

export const linkRequestFormWords = {
  email: 'Email',
  send: 'Send',
} as const;

export const newPasswordFieldsWords = {
  password: 'Password',
  confirmPassword: 'Confirm password',
} as const;

export const passwordMeterWords = {
  met: 'met',
  missing: 'missing',
  strength: (strength: string) => `Strength: ${strength}`,
  aStrongPasswordHas: 'A strong password has:',
} as const;

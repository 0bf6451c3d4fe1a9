/** Why an account's call is refused, by code. */
export const accountWords = {
  /** The same for a wrong password, an unknown e-mail and a locked account (decisions §6). */
  sign_in_refused: 'Your email or password is incorrect, or your account is locked.',
  /** The screen replaces it by its own sentence (3-strategy-reports-signin §8). */
  tenant_deactivated: 'Your tenant is deactivated.',
  too_many_attempts: 'Too many attempts. Please wait a moment and try again.',
  invitation_invalid: 'This invitation link is not valid any more. Please ask for a new one.',
  /** decisions-2 Z7. */
  password_too_easy: 'This password is too easy to guess.',
  /** When the password is asked again (decisions-2 X2). */
  password_wrong: 'Your password is not correct.',
  /** When the password is changed (2-people §8). */
  old_password_wrong: 'Old password not matched!!',
} as const;

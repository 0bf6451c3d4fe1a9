/** Why an account's call is refused, by code. */
export const accountWords = {
  /** The same sentence for a wrong password, an unknown e-mail and a locked account (decisions §6). */
  sign_in_refused: 'Your email or password is incorrect, or your account is locked.',
  /** The screen shows its own sentence instead (3-strategy-reports-signin §8). */
  tenant_deactivated: 'Your tenant is deactivated.',
  too_many_attempts: 'Too many attempts. Please wait a moment and try again.',
  invitation_invalid: 'This invitation link is not valid any more. Please ask for a new one.',
  /** 3-strategy-reports-signin §8; the confirmation of an e-mail says the same as the unlock. */
  reset_invalid: 'Reset password link expired!!',
  unlock_invalid: 'Unlock link expired!!',
  confirm_invalid: 'Unlock link expired!!',
  /** decisions-2 Z7. */
  password_too_easy: 'This password is too easy to guess.',
  /** For calls that ask for the password again (decisions-2 X2). */
  password_wrong: 'Your password is not correct.',
  /** When the password is changed (2-people §8). */
  old_password_wrong: 'Old password not matched!!',
} as const;

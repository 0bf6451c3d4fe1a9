/** Why an account's call is refused, by code. */
export const accountWords = {
  /** The same sentence for a wrong password, an unknown e-mail and a locked account (accounts.2). */
  sign_in_refused: 'Your email or password is incorrect, or your account is locked.',
  /** The screen shows its own sentence instead (texts.9). */
  tenant_deactivated: 'Your tenant is deactivated.',
  /** While the company's people sign in at a provider (accounts.17). */
  sign_in_elsewhere: (provider: string) => `Your company signs in with ${provider}. Please use it.`,
  /** For a deactivation, while the company's people sign in at a provider (accounts.17). */
  last_keepers: (provider: string) =>
    `This is one of the last two people who can sign in without ${provider}. Please name somebody else in Settings → Connections first.`,
  too_many_attempts: 'Too many attempts. Please wait a moment and try again.',
  invitation_invalid: 'This invitation link is not valid any more. Please ask for a new one.',
  /** The confirmation of an e-mail says the same as the unlock (texts.9). */
  reset_invalid: 'Reset password link expired!!',
  unlock_invalid: 'Unlock link expired!!',
  confirm_invalid: 'Unlock link expired!!',
  /** For *This was not me* (accounts.10). */
  not_me_used: 'This link was used already: the change was taken back, and all sessions have ended.',
  not_me_expired:
    'This link was for taking back a change of your e-mail address, and does not work any more. Please tell the org admin of your company.',
  not_me_invalid:
    'This link is not valid. It was for taking back a change of your e-mail address; if you got several mails about the change, use the newest one.',
  /** The domain's sentence, which the screens show, too (accounts.9). */
  password_too_easy: (sentence: string) => sentence,
  /** For calls that ask for the password again (accounts.7). */
  password_wrong: 'Your password is not correct.',
  /** When the password is changed (texts.9). */
  old_password_wrong: 'Old password not matched!!',
} as const;

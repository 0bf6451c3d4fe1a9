/** The same for a wrong password, an unknown e-mail and a locked account (decisions §6). */
export const signInRefused = 'Your email or password is incorrect, or your account is locked.';
/** The screen replaces it by its own sentence (3-strategy-reports-signin §8). */
export const tenantDeactivated = 'Your tenant is deactivated.';
export const tooManyAttempts = 'Too many attempts. Please wait a moment and try again.';
export const invitationInvalid = 'This invitation link is not valid any more. Please ask for a new one.';
/** decisions-2 Z7. */
export const passwordTooEasy = 'This password is too easy to guess.';

/** What the product does, beside the sign-in; index.html says it, too. */
export const PRODUCT_LINE = 'Quarterly goals, and one minute a week to say how they are going.';

/** Fixed messages (texts.9). */
export const EMAIL_REQUIRED = 'Please input your email!';

export const EMAIL_INVALID = 'Please enter valid email';

export const PASSWORD_REQUIRED = 'Please input your password!';

export const CONFIRM_REQUIRED = 'Please enter your password to confirm.';

export const CONFIRM_DIFFERS = 'New password does not match.';

export const LOST_PASSWORD = 'Lost your password?';

export const LOCKED_OUT = 'Locked out of your account?';

export const endedLinkWords = {
  /** What a link was for; above its way to a new one. */
  purposes: {
    invitation: 'It was for choosing your first password.',
    reset: 'It was for choosing a new password: it works once, for one hour, and only the newest link works.',
    unlock: 'It was for unlocking your account: it works once, for one hour, and only the newest link works.',
    email:
      'This link was for confirming a new e-mail address, and does not work any more: it was used, it is over, or the change was taken back. To confirm the address, save it again in your profile.',
  },
  renew: 'Send a new link',
  /** The same whether a mail follows or not. */
  renewed:
    'If this invitation is still open, a new link is on its way to the address that was invited. Look into your spam folder too.',
} as const;

export const UNLOCKED = 'Your account unlocked successfully!!';

export const EMAIL_CONFIRMED = 'Your email address confirmed successfully!!';

/**
 * Returns the sentence after the server ended the session. `isTextKept`: a draft waits in this browser; a
 * sign-out in another tab deletes it.
 */
export function sessionEnded(isTextKept: boolean): string {
  const ended = 'Your session has ended. Sign in again to go on where you were';
  return isTextKept ? `${ended}; what you typed is kept.` : `${ended}.`;
}

/** Replaces the server's sentence at the sign-in (texts.9). */
export const COMPANY_NOT_ACTIVE = 'Your company is not active, contact support for assistance.';

export const DEMO_PASSWORD = 'Bellwether-demo-1';

/** The demo company's accounts: the name before the @, and the person's role. */
export const DEMO_ACCOUNTS: ReadonlyArray<{ name: string; role: string }> = [
  { name: 'contributor', role: 'Contributor' },
  { name: 'peer', role: 'Contributor, same lead' },
  { name: 'lead', role: 'Team lead' },
  { name: 'manager', role: 'Manager of leads' },
  { name: 'ceo', role: 'Chief executive' },
  { name: 'goaladmin', role: 'Goal admin' },
  { name: 'goalmanager', role: 'Goal manager' },
  { name: 'hradmin', role: 'HR admin' },
  { name: 'orgadmin', role: 'Org admin' },
  { name: 'observer', role: 'Observer' },
];

export const demoAccountsWords = {
  demoAccounts: 'Demo accounts',
  /** Before the password. */
  chooseOne: 'Choose one and log in. The password of all is',
  startYourOwnCompany: 'Start your own company',
} as const;

export const signInFormWords = {
  email: 'Email',
  password: 'Password',
  signingIn: 'Signing in…',
  logIn: 'Log in',
} as const;

export const signedOutFrameWords = {
  termsAndConditions: 'Terms and Conditions',
  privacyPolicy: 'Privacy Policy',
} as const;

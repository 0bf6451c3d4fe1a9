import type { ArrivalFault } from './arrival-faults.ts';

export { type ArrivalFault, arrivalFaults } from './arrival-faults.ts';

/** Why a provider's settings are refused. */
export const providerMessages = {
  nameRequired: 'Please enter a name!',
  issuerRequired: 'Please enter the issuer!',
  clientRequired: 'Please enter the client id!',
  domainInvalid: 'Please enter domains such as example.com.',
} as const;

/** Why a sign-in at a provider ended without a session, by code. The sign-in page and the trial show these sentences. */
export const arrivalMessages = {
  provider_down: ({ help }: { readonly help: string }) =>
    `Your company's sign-in did not answer. Try again or write to ${help}.`,
  org_admin: 'your org admin',
  provider_refused: 'Your company’s sign-in refused you or was cancelled.',
  answer_invalid: 'The answer of your company’s sign-in is not valid. Please start again.',
  attempt_over:
    'This sign-in was used already, took too long, or began in another browser. Please start again.',
  provider_off: 'This way to sign in is switched off.',
  deactivated: 'Your account here is deactivated. Please ask your org admin.',
  no_email: 'Your company’s sign-in did not tell your e-mail address. Please ask your org admin.',
  unverified:
    'Your company’s sign-in does not say that your e-mail address is verified. Please ask your org admin.',
  linked_elsewhere:
    'The person with your e-mail address signs in with another account of your company’s sign-in. Please ask your org admin.',
  unknown: 'Nobody here has your e-mail address. Please ask your org admin to add you.',
  not_addable: 'You could not be added here. Please ask your org admin.',
  other_person: 'You signed in as somebody else. Please use your own account.',
  not_fresh: 'Your company’s sign-in did not ask you again. Please sign in there once more.',
} as const satisfies Readonly<Record<ArrivalFault | 'org_admin', unknown>>;

/** Why an act on the providers of sign-ins is refused, and what a trial says. */
export const providerWords = {
  too_many: 'A company has at most 10 ways to sign in.',
  address_not_allowed: 'Please enter an address that begins with https://.',
  not_reachable: 'The provider did not answer at this address, or describes another issuer.',
  secret_again: 'Please enter the client secret again, because the issuer or the client id is another one.',
  kind_fixed: 'The kind cannot change. Please add another way to sign in.',
  metadata_required: 'Please give the metadata of the provider, as a text or by its https address.',
  metadata_invalid:
    'This is not the metadata of a SAML provider with an address to sign in and a certificate.',
  domain_taken: (domain: string) => `${domain} leads to another way to sign in.`,
  needs_break_glass:
    'Please name at least two active people who keep their password, so that a fault of the provider locks nobody out.',
  break_glass_unknown: 'Everybody here must be an active person of your company with a password.',
  enforced_off: 'Only a way to sign in that is switched on can be enforced.',
  domains_required: 'Anybody can have an account at Google. Please name the domains whose people are added.',
  manager_unknown: 'Please choose an active person who can have reports.',
  ticket_over:
    'This sign-in was used already, took too long, or began in another browser. Please start again.',
  would_sign_in: (name: string) => `This would sign in ${name}.`,
  would_link: (name: string) => `This would sign in ${name}, and link both from then on.`,
  would_create: 'Nobody here has this address. This would add a contributor.',
} as const;

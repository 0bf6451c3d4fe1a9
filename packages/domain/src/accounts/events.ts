type NoDetail = Readonly<Record<string, never>>;

/** Events about an account and their details; the subject is the person. */
export interface AccountEvents {
  /** `isMailed`: the link goes by mail; false where a command prints it. */
  'account.invited': { readonly invitation: number; readonly isMailed: boolean };
  /** Invitations are to be sent later, or not after all; the subject is null. */
  'account.invitations_planned': { readonly count: number };
  'account.invitations_unplanned': NoDetail;
  'account.invitation_accepted': NoDetail;
  /** `provider`: the company's sign-in by which the person came; absent: by the password. */
  'account.signed_in': { readonly provider?: number };
  'account.signed_out': NoDetail;
  /** The subject is null where nobody has that e-mail. */
  'account.sign_in_failed': { readonly isLocked: boolean };
  /** The password was asked again (accounts.7). */
  'account.password_confirmed': { readonly isLocked: boolean };
  'account.password_refused': { readonly isLocked: boolean };
  /** A link was asked for by somebody who is not signed in; its mail follows. */
  'account.reset_requested': { readonly link: number };
  'account.unlock_requested': { readonly link: number };
  /** By the person: in the settings, or by a reset link. */
  'account.password_changed': NoDetail;
  /** The old address took a change by somebody else back with *This was not me*; `change`: the row of the change. */
  'account.email_contested': {
    readonly change: number;
    readonly isPutBack: boolean;
    readonly needsPassword: boolean;
  };
  /** The lock was taken off by a mailed link. */
  'account.unlocked': NoDetail;
  /** One session, by its id, or all others. */
  'account.session_ended': { readonly session: number };
  /** The secret link of the person's calendar. */
  'account.calendar_link_made': NoDetail;
  'account.calendar_link_removed': NoDetail;
  'account.other_sessions_ended': { readonly count: number };
  /** A person's sessions, by the command line or by the provider at which they signed in. */
  'account.sessions_ended': { readonly count: number };
  /** A token of a program; the subject is its person or owner. */
  'account.token_made': { readonly token: number; readonly isCompany: boolean };
  'account.token_ended': { readonly token: number; readonly isCompany: boolean };
  /** A provider of sign-ins (accounts.15); the subject is null. */
  'account.provider_added': { readonly provider: number };
  'account.provider_changed': {
    readonly provider: number;
    readonly isOn: boolean;
    readonly isEnforced: boolean;
    /** Another issuer, address, certificate or right to name people: other people may come by it. */
    readonly isTrustChanged?: boolean;
  };
  'account.provider_removed': { readonly provider: number };
  /** A domain was proved by its DNS record. */
  'account.domain_claimed': { readonly provider: number };
  /** A person signs in with a subject of a provider from now on. `isFirst`: nobody has used the account before. */
  'account.identity_linked': { readonly provider: number; readonly isFirst?: boolean };
  /** A provider sent somebody who was not here, and the company lets it add people. */
  'account.person_arrived': { readonly provider: number };
  /** The person signed in again at the provider, in place of the password (accounts.7). */
  'account.presence_proved': { readonly provider: number };
  /** A password was used although the company's people sign in elsewhere (accounts.17). */
  'account.break_glass_used': NoDetail;
  /** The token ends by itself in `count` days. */
  'account.token_ends': { readonly token: number; readonly count: number };
  'account.company_token_ends': { readonly token: number; readonly count: number };
  /** The subject left, and owns `count` tokens of the company. */
  'account.token_owner_left': { readonly count: number };
  /** Passkeys and the second step of the person (accounts.18, accounts.19). */
  'account.passkey_added': { readonly passkey: number };
  'account.passkey_removed': { readonly passkey: number };
  /** A passkey was used in place of the password. */
  'account.passkey_confirmed': NoDetail;
  'account.codes_switched_on': NoDetail;
  'account.codes_switched_off': NoDetail;
  'account.recovery_codes_made': NoDetail;
  'account.recovery_code_used': NoDetail;
  'account.second_step_failed': { readonly isLocked: boolean };
  /** By an org admin; the subject is the person. */
  'account.second_step_reset': NoDetail;
  /** The command line printed a link; no mail follows. */
  'account.reset_link_made': { readonly link: number };
}

import type { InvitedPerson, LinkOwner, Session } from '@bellwether/contract/accounts';
import type { ContestedChange, ContestResult } from '@bellwether/contract/accounts/links';
import type { SignInWays } from '@bellwether/contract/accounts/sign-in-ways';
import {
  acceptInvitation,
  checkInvitation,
  renewInvitation,
  signIn,
} from '@bellwether/contract/calls/accounts';
import {
  checkNotMe,
  checkPasswordReset,
  confirmEmail,
  notMe,
  requestPasswordReset,
  requestUnlock,
  resetPassword,
  unlockAccount,
} from '@bellwether/contract/calls/accounts/links';
import { getSignInWays } from '@bellwether/contract/calls/accounts/sign-in-ways';
import { readMailSwitches, switchMailsByLink } from '@bellwether/contract/calls/notifications/mails';
import type { MailSwitches } from '@bellwether/contract/notifications/mails';
import { ProblemError } from '@bellwether/contract/problem';
import type { StoppableMails } from '@bellwether/domain/notifications/mails/mail-switches';
import { api } from '#platform/api.ts';
import { deviceSecret } from '#platform/device.ts';
import { acceptSession } from '#platform/session-store.ts';

export interface Credentials {
  readonly userName: string;
  readonly password: string;
  /** The tenant's subdomain. */
  readonly domain: string;
}

/** Signs in and stores the session. @throws ProblemError with the server's sentence. */
export async function signInWith(credentials: Credentials): Promise<Session> {
  const session = await api.call(signIn, { body: { ...credentials, device: deviceSecret() } });
  acceptSession(session);
  return session;
}

/**
 * Reads the providers at which people of this company sign in. Without an answer the page shows the password alone, which is
 * the way of most companies.
 */
export async function loadSignInWays(): Promise<SignInWays> {
  try {
    return await api.call(getSignInWays, { params: { id: '0' } });
  } catch (error) {
    if (error instanceof ProblemError) return { data: [], SupportEmail: null };
    throw error;
  }
}

/**
 * Reads the invited person and the inviting one.
 * @throws ProblemError 404 if the link no longer works.
 */
export function readInvitation(token: string): Promise<InvitedPerson> {
  return api.call(checkInvitation, { body: { Token: token } });
}

/** Asks for a new invitation by an earlier link. The reply is the same whether a mail follows or not. */
export async function renewInvitationOf(token: string): Promise<void> {
  await api.call(renewInvitation, { body: { Token: token } });
}

/** Sets the first password and signs in. @throws ProblemError */
export async function acceptInvitationWith(token: string, password: string): Promise<Session> {
  const body = { Token: token, Password: password, Device: deviceSecret() };
  const session = await api.call(acceptInvitation, { body });
  acceptSession(session);
  return session;
}

/** Asks for a mail with a link to choose a new password. @throws ProblemError */
export async function requestPasswordResetFor(email: string, domain: string): Promise<void> {
  await api.call(requestPasswordReset, { body: { Email: email, domain } });
}

/** Asks for a mail with a link that unlocks the account. @throws ProblemError */
export async function requestUnlockFor(email: string, domain: string): Promise<void> {
  await api.call(requestUnlock, { body: { Email: email, domain } });
}

/**
 * Reads the person of a reset link.
 * @throws ProblemError 404 if the link no longer works.
 */
export function checkResetLink(token: string): Promise<LinkOwner> {
  return api.call(checkPasswordReset, { body: { Token: token } });
}

/** Sets a new password; every session of the account ends. @throws ProblemError */
export async function resetPasswordWith(token: string, password: string): Promise<void> {
  await api.call(resetPassword, { body: { Token: token, Password: password } });
}

/**
 * Unlocks the account of a link.
 * @throws ProblemError 404 if the link no longer works.
 */
export async function unlockWith(token: string): Promise<void> {
  await api.call(unlockAccount, { body: { Token: token } });
}

/**
 * Confirms the e-mail address of a link.
 * @throws ProblemError 404 if the link no longer works.
 */
export async function confirmEmailWith(token: string): Promise<void> {
  await api.call(confirmEmail, { body: { Token: token } });
}

/**
 * Reads the change of address that a link takes back.
 * @throws ProblemError 404 with a sentence of its own for a used, an expired and an unknown link.
 */
export function readContestedChange(token: string): Promise<ContestedChange> {
  return api.call(checkNotMe, { body: { Token: token } });
}

/** Takes a change of address back. @throws ProblemError 404 as `readContestedChange`. */
export function contestWith(token: string): Promise<ContestResult> {
  return api.call(notMe, { body: { Token: token } });
}

/**
 * Reads which mails the person of a link gets.
 * @throws ProblemError 404 if this installation did not sign the link.
 */
export function readMailSwitchesOf(token: string): Promise<MailSwitches> {
  return api.call(readMailSwitches, { body: { Token: token } });
}

/** Switches one kind of mails by a link. @throws ProblemError 404 as `readMailSwitchesOf`. */
export function switchMailsWith(token: string, mails: StoppableMails, isOn: boolean): Promise<MailSwitches> {
  return api.call(switchMailsByLink, { body: { Token: token, Mails: mails, IsOn: isOn } });
}

import { acceptInvitation, checkInvitation, type Session, signIn } from '@bellwether/contract/accounts';
import { api } from '#platform/api.ts';
import { acceptSession } from '#platform/session-store.ts';

export interface Credentials {
  readonly userName: string;
  readonly password: string;
  /** The tenant's subdomain. */
  readonly domain: string;
}

/** Signs in and stores the session. @throws ProblemError with the server's sentence. */
export async function signInWith(credentials: Credentials): Promise<Session> {
  const session = await api.call(signIn, { body: credentials });
  acceptSession(session);
  return session;
}

/** Reads who is invited, and by whom. @throws ProblemError 404 if the link no longer works. */
export function readInvitation(token: string): Promise<{ Name: string; InvitedBy: string }> {
  return api.call(checkInvitation, { body: { Token: token } });
}

/** Sets the first password and signs in. @throws ProblemError */
export async function acceptInvitationWith(token: string, password: string): Promise<Session> {
  const session = await api.call(acceptInvitation, { body: { Token: token, Password: password } });
  acceptSession(session);
  return session;
}

import type { Session } from '@bellwether/contract/accounts';
import { restoreSession, signOut } from '@bellwether/contract/calls/accounts';
import type { ReplyOf } from '@bellwether/contract/endpoint';
import { ProblemError } from '@bellwether/contract/problem';
import { useSyncExternalStore } from 'react';
import { api } from './api.ts';
import {
  acceptSession,
  draftScope,
  forgetSession,
  onSessionChange,
  readToken,
  sessionState,
} from './session-store.ts';

let restoring: Promise<Session | undefined> | undefined;

/**
 * Returns the session of the stored token, read once per page load.
 * @returns undefined if nobody is signed in or the token is no longer valid.
 * @throws ProblemError if the server could not answer; the token may still be valid.
 */
export function ensureSession(): Promise<Session | undefined> {
  const now = sessionState();
  if (now.status === 'signed-in') return Promise.resolve(now.session);
  if (!readToken()) return Promise.resolve(undefined);
  restoring ??= restore().finally(() => {
    restoring = undefined;
  });
  return restoring;
}

async function restore(): Promise<Session | undefined> {
  try {
    const session = await api.call(restoreSession, {});
    acceptSession(session);
    return session;
  } catch (error) {
    // The API client has already ended the session.
    if (error instanceof ProblemError && (error.status === 401 || error.status === 403)) return undefined;
    throw error;
  }
}

/**
 * Reads the signed-in person's session again, because a new week or quarter may have begun or the role may
 * have changed.
 * @throws ProblemError if the server could not answer; an ended session ends here, too.
 */
export async function renewSession(): Promise<Session> {
  const session = await api.call(restoreSession, {});
  // If the person signed out meanwhile, do not sign them in again.
  if (readToken() === session.Token) acceptSession(session);
  return session;
}

/** Shows at once what the person has just changed in their own profile; the server has saved it. */
export function updateSessionProfile(changes: Partial<Session['Profile']>): void {
  const now = sessionState();
  if (now.status !== 'signed-in') return;
  acceptSession({ ...now.session, Profile: { ...now.session.Profile, ...changes } });
}

/** A provider that signed the session in, and where it ends its own. */
export type LeftProvider = NonNullable<ReplyOf<typeof signOut>['Provider']>;

/** Ends the session here and on the server; it ends here even if the server cannot be reached. */
export async function leaveSession(): Promise<LeftProvider | undefined> {
  const ended = readToken() ? api.call(signOut, {}) : undefined;
  const reply = await ended?.catch((error: unknown) => {
    console.warn('The server did not answer the sign-out; the token ends there by itself.', error);
  });
  forgetSession();
  return reply?.Provider ?? undefined;
}

/** Returns the signed-in person, period and tenant. Only for components inside the signed-in shell. */
export function useSession(): Session {
  const state = useSyncExternalStore(onSessionChange, sessionState);
  // The shell stays mounted a moment longer than the session, until the sign-in page is shown.
  if (state.status === 'signed-in') lastSession = state.session;
  if (!lastSession) throw new Error('useSession outside of the signed-in shell');
  return lastSession;
}

/** Returns the signed-in person as the owner of what this browser stores. Only inside the signed-in shell. */
export function useDraftScope(): string {
  return draftScope(useSession());
}

let lastSession: Session | undefined;

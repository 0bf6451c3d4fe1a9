import { restoreSession, type Session, signOut } from '@bellwether/contract/accounts';
import { ProblemError } from '@bellwether/contract/problem';
import { useSyncExternalStore } from 'react';
import { api } from './api.ts';
import { acceptSession, forgetSession, onSessionChange, readToken, sessionState } from './session-store.ts';

let restoring: Promise<Session | undefined> | undefined;

/**
 * The session of the stored token, asked for once per page load.
 * @returns undefined where nobody is signed in or the token no longer counts.
 * @throws ProblemError where the server could not answer: the token may still be good.
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
    // The client has already ended the session then.
    if (error instanceof ProblemError && (error.status === 401 || error.status === 403)) return undefined;
    throw error;
  }
}

/**
 * Reads the session of the signed-in person anew: another week or quarter may have begun, the role may have changed.
 * @throws ProblemError where the server could not answer; a session that has ended is ended here too.
 */
export async function renewSession(): Promise<Session> {
  const session = await api.call(restoreSession, {});
  // Whoever signed out meanwhile stays signed out.
  if (readToken() === session.Token) acceptSession(session);
  return session;
}

/** Shows at once what the person has just changed of the own profile; the server has saved it. */
export function updateSessionProfile(changes: Partial<Session['Profile']>): void {
  const now = sessionState();
  if (now.status !== 'signed-in') return;
  acceptSession({ ...now.session, Profile: { ...now.session.Profile, ...changes } });
}

/** Ends the session here and on the server; a server that cannot be reached does not keep anybody signed in here. */
export async function leaveSession(): Promise<void> {
  const ended = readToken() ? api.call(signOut, {}) : Promise.resolve();
  await ended.catch((error: unknown) => {
    console.warn('The server did not answer the sign-out; the token ends there by itself.', error);
  });
  forgetSession();
}

/** The signed-in person, period and tenant. Only for components inside the signed-in shell. */
export function useSession(): Session {
  const state = useSyncExternalStore(onSessionChange, sessionState);
  // The shell outlives the session by the moment that the way to the sign-in page takes.
  if (state.status === 'signed-in') lastSession = state.session;
  if (!lastSession) throw new Error('useSession outside of the signed-in shell');
  return lastSession;
}

let lastSession: Session | undefined;

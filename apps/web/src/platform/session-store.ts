import type { Session } from '@bellwether/contract/accounts';
import { clearDrafts, isDraftKey, openDrafts, removeOldDrafts } from '#ui/form/draft-store.ts';

const TOKEN_KEY = 'bw.token';
/**
 * Who was signed in last, so that a sign-out knows whose drafts to forget: before the session is restored, and after the
 * server has ended it. Absent after a sign-out.
 */
const PERSON_KEY = 'bw.person';
const SCHEME_KEY = 'bw.scheme';

/** Why nobody is signed in: never was, said so, or the server ended it. */
export type SessionState =
  | { readonly status: 'signed-out'; readonly because: 'start' | 'sign-out' }
  /** `person`: whose drafts may wait for the next sign-in, as `draftScope` names them. */
  | { readonly status: 'signed-out'; readonly because: 'ended'; readonly person: string }
  /** A token is kept, and the server has not yet answered for it. */
  | { readonly status: 'restoring' }
  | { readonly status: 'signed-in'; readonly session: Session };

type Listener = (state: SessionState) => void;

let state: SessionState = readToken() ? { status: 'restoring' } : { status: 'signed-out', because: 'start' };
const listeners = new Set<Listener>();

function become(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener(next);
}

/** Who is signed in now, or why nobody is. */
export function sessionState(): SessionState {
  return state;
}

/** @returns the call that ends the subscription. */
export function onSessionChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The stored token, sent as the Authorization header; undefined = signed out. */
export function readToken(): string | undefined {
  return localStorage.getItem(TOKEN_KEY) ?? undefined;
}

/** Whose drafts are kept: tenant and person. */
export function draftScope(session: Session): string {
  return `${session.Tenant.Id}.${session.Profile.Id}`;
}

/** After a sign-in, a restored session or an accepted invitation. */
export function acceptSession(session: Session): void {
  localStorage.setItem(TOKEN_KEY, session.Token);
  localStorage.setItem(PERSON_KEY, draftScope(session));
  openDrafts(draftScope(session));
  removeOldDrafts();
  become({ status: 'signed-in', session });
}

/** The server ended the session (401 or 403): everything stored goes, but drafts stay seven days for when the same person returns. */
export function endSession(): void {
  if (state.status === 'signed-out') return;
  const person =
    state.status === 'signed-in' ? draftScope(state.session) : (localStorage.getItem(PERSON_KEY) ?? '');
  clearStorage();
  if (person) localStorage.setItem(PERSON_KEY, person);
  become({ status: 'signed-out', because: 'ended', person });
}

/** The person signed out: their drafts go too, because the next one at this machine may be somebody else. */
export function forgetSession(): void {
  const person = localStorage.getItem(PERSON_KEY);
  // Before the token, whose removal other tabs see: they tell by the person whether the session ended or was left.
  localStorage.removeItem(PERSON_KEY);
  if (person) clearDrafts(person);
  clearStorage();
  become({ status: 'signed-out', because: 'sign-out' });
}

function clearStorage(): void {
  for (const key of Object.keys(localStorage)) {
    if (!isDraftKey(key) && key !== SCHEME_KEY) localStorage.removeItem(key);
  }
}

/**
 * Follows what other tabs of this browser do: a sign-out there ends it here, another person's sign-in reloads.
 * @returns the call that ends it.
 */
export function followOtherTabs(reload: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== TOKEN_KEY && event.key !== null) return;
    const token = readToken();
    if (!token) endWithOtherTab();
    else if (state.status !== 'signed-in' || state.session.Token !== token) reload();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** The session ended in another tab; where it was left there, its drafts are gone and this tab must write none. */
function endWithOtherTab(): void {
  const wasLeft = localStorage.getItem(PERSON_KEY) === null;
  const person = state.status === 'signed-in' ? draftScope(state.session) : undefined;
  endSession();
  if (!wasLeft) return;
  if (person) clearDrafts(person);
  localStorage.removeItem(PERSON_KEY);
}

import type { Session } from '@bellwether/contract/accounts';
import { isPseudo, type Locale, localeOf } from '@bellwether/domain/locale/locales';
import { browserStore, type StorageState, storageState } from '#ui/data/browser-store.ts';
import { pageLocale, setReaderLocale } from '#ui/data/reader-locale.ts';
import { store } from '#ui/data/store.ts';
import { clearDrafts, isDraftKey, openDrafts, removeOldDrafts } from '#ui/form/draft-store.ts';
import { DEVICE_KEY } from './device.ts';
import { forgetLastMade, isLastMadeKey } from './exports/last-made.ts';
import { forgetAnswers, forgetWaiting } from './offline/forget-offline.ts';
import { clearOffline } from './offline/offline-state.ts';
import { followLanguage } from './page-language.ts';

const TOKEN_KEY = 'bw.token';
/**
 * The person who was signed in last, so that a sign-out knows whose drafts to delete: before the session is
 * restored, and after the server has ended it. Absent after a sign-out.
 */
const PERSON_KEY = 'bw.person';
/** What belongs to this browser and outlasts a session: the colour scheme, single-letter keys, and the device. */
const BROWSER_KEYS: readonly string[] = ['bw.scheme', 'bw.keys', DEVICE_KEY];

/** Why nobody is signed in: no sign-in yet, signed out, or ended by the server. */
export type SessionState =
  | { readonly status: 'signed-out'; readonly because: 'start' | 'sign-out' }
  /** `person`: whose drafts may wait for the next sign-in, in the form of `draftScope`. */
  | { readonly status: 'signed-out'; readonly because: 'ended'; readonly person: string }
  /** A token is stored, and the server has not confirmed it yet. */
  | { readonly status: 'restoring' }
  | { readonly status: 'signed-in'; readonly session: Session };

type Listener = (state: SessionState) => void;

const state = store<SessionState>(
  readToken() ? { status: 'restoring' } : { status: 'signed-out', because: 'start' },
);

function become(next: SessionState): void {
  if (next.status === 'signed-out') clearOffline();
  state.set(next);
}

/** Returns who is signed in now, or why nobody is. */
export const sessionState = state.get;

/** @returns the function that ends the subscription. */
export function onSessionChange(listener: Listener): () => void {
  return state.subscribe(() => listener(state.get()));
}

/** Returns the stored token, sent as the Authorization header; undefined = signed out. */
export function readToken(): string | undefined {
  return browserStore.get(TOKEN_KEY) ?? undefined;
}

/** Returns the person who was signed in last, as `draftScope`; undefined after a sign-out. */
export function readPerson(): string | undefined {
  return browserStore.get(PERSON_KEY) ?? undefined;
}

/** Returns how well this browser keeps the session. If not `kept`, the session ends with this tab. */
export function sessionStorageState(): StorageState {
  return storageState(TOKEN_KEY);
}

/** Returns the owner of stored drafts: tenant and person. */
export function draftScope(session: Session): string {
  return `${session.Tenant.Id}.${session.Profile.Id}`;
}

/** Returns the locale in which the person reads: the own choice, else the company's. A pseudo page keeps its own. */
export function localeOfSession({ Profile, Tenant }: Session): Locale {
  const page = pageLocale();
  return isPseudo(page) ? page : localeOf(Profile.Locale, Tenant.Locale);
}

/** Starts the session after a sign-in, a restored session or an accepted invitation. */
export function acceptSession(session: Session): void {
  const isAnother = readPerson() !== draftScope(session);
  if (isAnother || readToken() !== session.Token) forgetAnswers();
  if (isAnother) forgetWaiting();
  browserStore.set(TOKEN_KEY, session.Token);
  browserStore.set(PERSON_KEY, draftScope(session));
  const locale = localeOfSession(session);
  setReaderLocale(locale);
  openDrafts(draftScope(session));
  removeOldDrafts();
  become({ status: 'signed-in', session });
  followLanguage(locale);
}

/**
 * Ends the session because the server refused it (401 or 403): clears the storage, except drafts, which stay
 * seven days for the same person, updates that wait for the network, and the days of the last reports.
 */
export function endSession(): void {
  const now = state.get();
  if (now.status === 'signed-out') return;
  const person = now.status === 'signed-in' ? draftScope(now.session) : (browserStore.get(PERSON_KEY) ?? '');
  clearStorage();
  forgetAnswers();
  if (person) browserStore.set(PERSON_KEY, person);
  become({ status: 'signed-out', because: 'ended', person });
}

/**
 * Ends the session because the person signed out: deletes the drafts, too, because another person may use
 * this machine next.
 */
export function forgetSession(): void {
  const person = browserStore.get(PERSON_KEY);
  // Remove this before the token: when the token goes, other tabs check this key to see whether the session
  // ended or the person signed out.
  browserStore.remove(PERSON_KEY);
  if (person) {
    clearDrafts(person);
    forgetLastMade(person);
  }
  clearStorage();
  forgetAnswers();
  forgetWaiting();
  become({ status: 'signed-out', because: 'sign-out' });
}

function clearStorage(): void {
  for (const key of browserStore.keys()) {
    if (!isDraftKey(key) && !isLastMadeKey(key) && !BROWSER_KEYS.includes(key)) browserStore.remove(key);
  }
}

/**
 * Follows other tabs of this browser: a sign-out there ends the session here, another person's sign-in
 * reloads the page.
 * @returns the function that ends it.
 */
export function followOtherTabs(reload: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== TOKEN_KEY && event.key !== null) return;
    const token = readToken();
    const now = state.get();
    if (!token) endWithOtherTab();
    else if (now.status !== 'signed-in' || now.session.Token !== token) reload();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/**
 * Ends the session here after it ended in another tab. After a sign-out there, the drafts are deleted and
 * this tab must write none.
 */
function endWithOtherTab(): void {
  const wasLeft = browserStore.get(PERSON_KEY) === null;
  const now = state.get();
  const person = now.status === 'signed-in' ? draftScope(now.session) : undefined;
  endSession();
  if (!wasLeft) return;
  if (person) {
    clearDrafts(person);
    forgetLastMade(person);
  }
  forgetWaiting();
  browserStore.remove(PERSON_KEY);
}

/** Deletes what an earlier session left, if the browser was closed before it was deleted. */
export function forgetLeftOvers(): void {
  if (readToken()) return;
  forgetAnswers();
  if (readPerson() === undefined) forgetWaiting();
}

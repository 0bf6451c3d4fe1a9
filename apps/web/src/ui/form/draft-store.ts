import { serverNow } from '../data/server-clock.ts';

/** Unsaved text in the browser's storage, per person and tenant (`scope`), so that it survives reload and crash. */
const PREFIX = 'bw.draft.';
const MAX_AGE = 7 * 24 * 60 * 60 * 1000;

interface StoredDraft {
  readonly at: number;
  readonly value: unknown;
}

/** Whose drafts were cleared by a sign-out: forms that close after it must not write theirs again. */
const closedScopes = new Set<string>();

const storageKey = (scope: string, key: string) => `${PREFIX}${scope}.${key}`;

/** The draft's value, or undefined where there is none, it is older than seven days or cannot be read. */
export function readDraft(scope: string, key: string, now = serverNow()): unknown {
  const text = localStorage.getItem(storageKey(scope, key));
  if (text === null) return undefined;
  const stored = parse(text);
  if (!stored || isOld(stored, now)) {
    localStorage.removeItem(storageKey(scope, key));
    return undefined;
  }
  return stored.value;
}

/**
 * @returns false where the browser's storage is full or closed, or the person has signed out: the text then lives as long as
 * the page.
 */
export function writeDraft(scope: string, key: string, value: unknown, now = serverNow()): boolean {
  if (closedScopes.has(scope)) return false;
  try {
    localStorage.setItem(storageKey(scope, key), JSON.stringify({ at: now, value } satisfies StoredDraft));
    return true;
  } catch (error) {
    console.warn('The draft could not be kept in this browser.', error);
    return false;
  }
}

/** Forgets one draft, where there is one. */
export function removeDraft(scope: string, key: string): void {
  localStorage.removeItem(storageKey(scope, key));
}

/** Accepts drafts of a person again, after a sign-in. */
export function openDrafts(scope: string): void {
  closedScopes.delete(scope);
}

/** Forgets every draft of one person (explicit sign-out) and accepts none until `openDrafts`. */
export function clearDrafts(scope: string): void {
  closedScopes.add(scope);
  for (const key of keysWith(`${PREFIX}${scope}.`)) localStorage.removeItem(key);
}

/** Forgets every draft, whoever's it is, that is older than seven days or cannot be read. */
export function removeOldDrafts(now = serverNow()): void {
  for (const key of keysWith(PREFIX)) {
    const stored = parse(localStorage.getItem(key) ?? '');
    if (!stored || isOld(stored, now)) localStorage.removeItem(key);
  }
}

/** Whether anything of one person is kept. */
export function hasDrafts(scope: string): boolean {
  return keysWith(`${PREFIX}${scope}.`).length > 0;
}

/** Whether a storage key holds a draft: the end of a session clears the storage around them. */
export function isDraftKey(key: string): boolean {
  return key.startsWith(PREFIX);
}

function keysWith(prefix: string): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
}

function isOld({ at }: StoredDraft, now: number): boolean {
  return now - at > MAX_AGE;
}

function parse(text: string): StoredDraft | undefined {
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== 'object' || stored === null || !('at' in stored) || !('value' in stored))
      return undefined;
    return typeof stored.at === 'number' ? { at: stored.at, value: stored.value } : undefined;
  } catch {
    // Another program, or an older version, wrote the key: there is no draft to give back.
    return undefined;
  }
}

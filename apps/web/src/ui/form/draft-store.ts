import { browserStore } from '../data/browser-store.ts';
import { serverNow } from '../data/server-clock.ts';

/** Unsaved text in the browser's storage, per person and tenant (`scope`), so that it survives reload and crash. */
const PREFIX = 'bw.draft.';
const MAX_AGE = 7 * 24 * 60 * 60 * 1000;

interface StoredDraft {
  readonly at: number;
  readonly value: unknown;
}

/** People whose drafts were deleted by a sign-out: forms that close later must not write theirs again. */
const closedScopes = new Set<string>();

const storageKey = (scope: string, key: string) => `${PREFIX}${scope}.${key}`;

/** Returns the draft's value; undefined if it does not exist, is older than seven days or cannot be read. */
export function readDraft(scope: string, key: string, now = serverNow()): unknown {
  const text = browserStore.get(storageKey(scope, key));
  if (text === null) return undefined;
  const stored = parse(text);
  if (!stored || isOld(stored, now)) {
    browserStore.remove(storageKey(scope, key));
    return undefined;
  }
  return stored.value;
}

/**
 * Stores a draft.
 * @returns false if the browser's storage is full or closed, or the person has signed out; the text then
 *   lives only as long as the page.
 */
export function writeDraft(scope: string, key: string, value: unknown, now = serverNow()): boolean {
  if (closedScopes.has(scope)) return false;
  return browserStore.set(storageKey(scope, key), JSON.stringify({ at: now, value } satisfies StoredDraft));
}

/** Deletes a draft, if it exists. */
export function removeDraft(scope: string, key: string): void {
  browserStore.remove(storageKey(scope, key));
}

/** Accepts drafts of a person again, after a sign-in. */
export function openDrafts(scope: string): void {
  closedScopes.delete(scope);
}

/** Deletes every draft of one person (explicit sign-out) and accepts none until `openDrafts`. */
export function clearDrafts(scope: string): void {
  closedScopes.add(scope);
  for (const key of keysWith(`${PREFIX}${scope}.`)) browserStore.remove(key);
}

/** Deletes every draft, of every person, that is older than seven days or cannot be read. */
export function removeOldDrafts(now = serverNow()): void {
  for (const key of keysWith(PREFIX)) {
    const stored = parse(browserStore.get(key) ?? '');
    if (!stored || isOld(stored, now)) browserStore.remove(key);
  }
}

/** Whether any draft of one person is stored. */
export function hasDrafts(scope: string): boolean {
  return keysWith(`${PREFIX}${scope}.`).length > 0;
}

/** Whether a storage key belongs to a draft: the end of a session clears all other keys. */
export function isDraftKey(key: string): boolean {
  return key.startsWith(PREFIX);
}

function keysWith(prefix: string): string[] {
  return browserStore.keys().filter((key) => key.startsWith(prefix));
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
    // Another program, or an older version, wrote the key, so no draft is restored.
    return undefined;
  }
}

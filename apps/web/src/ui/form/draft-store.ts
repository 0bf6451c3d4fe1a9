/** Unsaved text in the browser's storage, per person and tenant (`scope`), so that it survives reload and crash. */
const PREFIX = 'bw.draft.';
const MAX_AGE = 30 * 24 * 60 * 60 * 1000;

interface StoredDraft {
  readonly at: number;
  readonly value: unknown;
}

const storageKey = (scope: string, key: string) => `${PREFIX}${scope}.${key}`;

/** The draft's value, or undefined where there is none, it is older than 30 days or cannot be read. */
export function readDraft(scope: string, key: string, now = Date.now()): unknown {
  const text = localStorage.getItem(storageKey(scope, key));
  if (text === null) return undefined;
  const stored = parse(text);
  if (!stored || now - stored.at > MAX_AGE) {
    localStorage.removeItem(storageKey(scope, key));
    return undefined;
  }
  return stored.value;
}

/** @returns false where the browser's storage is full or closed: the text then lives as long as the page. */
export function writeDraft(scope: string, key: string, value: unknown, now = Date.now()): boolean {
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

/** Forgets every draft of one person (explicit sign-out), or of everybody where no scope is given. */
export function clearDrafts(scope?: string): void {
  const prefix = scope === undefined ? PREFIX : `${PREFIX}${scope}.`;
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
}

/** Whether anything of one person is kept. */
export function hasDrafts(scope: string): boolean {
  return Object.keys(localStorage).some((key) => key.startsWith(`${PREFIX}${scope}.`));
}

/** Whether a storage key holds a draft: the end of a session clears the storage around them. */
export function isDraftKey(key: string): boolean {
  return key.startsWith(PREFIX);
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

import { useCallback, useSyncExternalStore } from 'react';
import { onSessionChange } from '#platform/session-store.ts';

/** What one call drafts: a whole goal, or one of its texts alone. */
export type DraftPart = 'goal' | 'measurement' | 'description';

/** What was suggested so far for one form; plain text. */
export interface Suggestions {
  /** Titles, each with the measurement that fits it. */
  readonly goals: ReadonlyArray<{ readonly title: string; readonly measurement: string }>;
  /** Measurements that were asked for alone, for the title in the form. */
  readonly measurements: readonly string[];
  /** Empty while none was suggested. */
  readonly description: string;
  /** What the engine says about itself; empty where it says nothing. */
  readonly notice: string;
}

export interface DraftWork {
  readonly suggestions: Suggestions;
  /** Goals that gave way to newer suggestions, oldest first: they can still be chosen, and new drafts avoid them. */
  readonly earlier: Suggestions['goals'];
  /** What was drafted last: it stands first. */
  readonly latest: DraftPart;
  readonly running: DraftPart | null;
  readonly failure: { readonly part: DraftPart; readonly error: unknown } | null;
  /** Something came while the form was closed: it is shown as soon as the form is opened again. */
  readonly isUnseen: boolean;
}

const nothing: DraftWork = {
  suggestions: { goals: [], measurements: [], description: '', notice: '' },
  earlier: [],
  latest: 'goal',
  running: null,
  failure: null,
  isUnseen: false,
};

// Beside the components, because drafting takes a while: it goes on when its panel or drawer is closed, and what it
// found is there when the form is opened again.
const works = new Map<string, DraftWork>();
const calls = new Map<string, AbortController>();
const listeners = new Map<string, Set<() => void>>();

function become(key: string, work: DraftWork | undefined): void {
  if (work) works.set(key, work);
  else works.delete(key);
  for (const listener of listeners.get(key) ?? []) listener();
}

/** The drafting of one form. */
export const workOf = (key: string): DraftWork => works.get(key) ?? nothing;

/**
 * Makes one call and keeps what it answers, unless it is cancelled before. A second call of the same form takes the
 * place of the first.
 * @returns `done`, `failed`, or `cancelled` where the answer no longer counts.
 */
export async function runDraft(
  key: string,
  part: DraftPart,
  call: (signal: AbortSignal) => Promise<Partial<Suggestions>>,
): Promise<'done' | 'failed' | 'cancelled'> {
  calls.get(key)?.abort();
  const controller = new AbortController();
  calls.set(key, controller);
  become(key, { ...workOf(key), running: part, failure: null });
  try {
    const found = await call(controller.signal);
    if (controller.signal.aborted) return 'cancelled';
    const { suggestions, earlier } = workOf(key);
    become(key, {
      suggestions: { ...suggestions, ...found },
      earlier: found.goals ? [...earlier, ...suggestions.goals] : earlier,
      latest: part,
      running: null,
      failure: null,
      isUnseen: !isWatched(key),
    });
    return 'done';
  } catch (error) {
    if (controller.signal.aborted) return 'cancelled';
    become(key, {
      ...workOf(key),
      running: null,
      failure: { part, error },
      isUnseen: !isWatched(key),
    });
    return 'failed';
  } finally {
    if (calls.get(key) === controller) calls.delete(key);
  }
}

/** Every title that was suggested for a form, oldest first. */
export function pastTitles({ suggestions, earlier }: DraftWork): string[] {
  return [...new Set([...earlier, ...suggestions.goals].map(({ title }) => title))];
}

/** Ends the running call; what was suggested before stays. */
export function cancelDraft(key: string): void {
  calls.get(key)?.abort();
  calls.delete(key);
  if (works.has(key)) become(key, { ...workOf(key), running: null });
}

/** The person has the panel before them. */
export function markSeen(key: string): void {
  if (workOf(key).isUnseen) become(key, { ...workOf(key), isUnseen: false });
}

/** Puts the message of a failed call away. */
export function dismissFailure(key: string): void {
  become(key, { ...workOf(key), failure: null });
}

/** Ends and forgets everything about a form: it was saved. */
export function forgetDraft(key: string): void {
  calls.get(key)?.abort();
  calls.delete(key);
  if (works.has(key)) become(key, undefined);
}

// What one person drafted is never shown to the next.
onSessionChange((state) => {
  if (state.status !== 'signed-out') return;
  for (const key of [...works.keys()]) forgetDraft(key);
});

/** Whether the form is on the screen. */
export const isWatched = (key: string): boolean => (listeners.get(key)?.size ?? 0) > 0;

function watch(key: string, listener: () => void): () => void {
  const ofKey = listeners.get(key) ?? new Set();
  listeners.set(key, ofKey.add(listener));
  return () => ofKey.delete(listener);
}

/** The drafting of one form, as it goes on. */
export function useDraftWork(key: string): DraftWork {
  const subscribe = useCallback((listener: () => void) => watch(key, listener), [key]);
  return useSyncExternalStore(subscribe, () => workOf(key));
}

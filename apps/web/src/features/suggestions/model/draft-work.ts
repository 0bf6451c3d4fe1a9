import { useCallback, useSyncExternalStore } from 'react';
import { onSessionChange } from '#platform/session-store.ts';

/** The subject of one call: a whole goal, or one of its texts. */
export type DraftPart = 'goal' | 'measurement' | 'description';

/** All suggestions so far for one form; plain text. */
export interface Suggestions {
  /** Titles, each with its measurement. */
  readonly goals: ReadonlyArray<{ readonly title: string; readonly measurement: string }>;
  /** Measurements requested alone, for the title in the form. */
  readonly measurements: readonly string[];
  /** Empty without a suggestion. */
  readonly description: string;
  /** The engine's notice about itself; empty without one. */
  readonly notice: string;
  /** Templates wrote the latest part because the model gave nothing. */
  readonly isFallback: boolean;
}

export interface DraftWork {
  readonly suggestions: Suggestions;
  /**
   * Goals replaced by newer suggestions, oldest first: they can still be chosen, and new drafts avoid them.
   */
  readonly earlier: Suggestions['goals'];
  /** The part that was drafted last, shown first. */
  readonly latest: DraftPart;
  readonly running: DraftPart | null;
  readonly failure: { readonly part: DraftPart; readonly error: unknown } | null;
  /** Whether a reply came while the form was closed; it is shown when the form opens again. */
  readonly isUnseen: boolean;
}

const nothing: DraftWork = {
  suggestions: { goals: [], measurements: [], description: '', notice: '', isFallback: false },
  earlier: [],
  latest: 'goal',
  running: null,
  failure: null,
  isUnseen: false,
};

// Kept outside the components, because drafting takes a while: it continues when its panel or drawer closes,
// and its result is shown when the form opens again.
const works = new Map<string, DraftWork>();
const calls = new Map<string, AbortController>();
const listeners = new Map<string, Set<() => void>>();

function become(key: string, work: DraftWork | undefined): void {
  if (work) works.set(key, work);
  else works.delete(key);
  for (const listener of listeners.get(key) ?? []) listener();
}

/** Returns the drafting state of one form. */
export const workOf = (key: string): DraftWork => works.get(key) ?? nothing;

/**
 * Sends one call and stores its reply, unless it is cancelled first. A second call of the same form replaces
 * the first.
 * @returns `done`, `failed`, or `cancelled` if the reply no longer counts.
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

/** Returns every title that was suggested for a form, oldest first. */
export function pastTitles({ suggestions, earlier }: DraftWork): string[] {
  return [...new Set([...earlier, ...suggestions.goals].map(({ title }) => title))];
}

/** Ends the running call; earlier suggestions stay. */
export function cancelDraft(key: string): void {
  calls.get(key)?.abort();
  calls.delete(key);
  if (works.has(key)) become(key, { ...workOf(key), running: null });
}

/** Records that the person sees the panel. */
export function markSeen(key: string): void {
  if (workOf(key).isUnseen) become(key, { ...workOf(key), isUnseen: false });
}

/** Removes the message of a failed call. */
export function dismissFailure(key: string): void {
  become(key, { ...workOf(key), failure: null });
}

/** Ends and deletes everything about a form after its save. */
export function forgetDraft(key: string): void {
  calls.get(key)?.abort();
  calls.delete(key);
  if (works.has(key)) become(key, undefined);
}

// One person's drafts must never be shown to the next person.
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

/** Returns the drafting state of one form, and follows its changes. */
export function useDraftWork(key: string): DraftWork {
  const subscribe = useCallback((listener: () => void) => watch(key, listener), [key]);
  return useSyncExternalStore(subscribe, () => workOf(key));
}

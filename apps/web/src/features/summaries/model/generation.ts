import { useSyncExternalStore } from 'react';
import { onSessionChange } from '#platform/session-store.ts';
import { serverNow } from '#ui/data/server-clock.ts';
import { generateSummary } from '../api.ts';
import { type SummarySubject, subjectKey } from './subject.ts';
import { keepSummary } from './summary-store.ts';

/** The generation of one summary. */
export interface Generation {
  readonly isRunning: boolean;
  /** Why the last one failed. */
  readonly failure: { readonly error: unknown } | null;
}

const IDLE: Generation = { isRunning: false, failure: null };

// Kept outside the components, because writing takes a while: it continues when the person leaves the page.
const states = new Map<string, Generation>();
const calls = new Map<string, AbortController>();
const listeners = new Set<() => void>();

function become(key: string, state: Generation): void {
  states.set(key, state);
  for (const listener of listeners) listener();
}

onSessionChange(({ status }) => {
  if (status !== 'signed-out') return;
  for (const call of calls.values()) call.abort();
  calls.clear();
  states.clear();
});

/**
 * Generates a summary and keeps it in this browser; a second start while one runs does nothing.
 * @returns undefined if it was canceled or ran already.
 */
export async function startGeneration(
  scope: string,
  subject: SummarySubject,
): Promise<'done' | 'failed' | undefined> {
  const key = subjectKey(subject);
  if (calls.has(key)) return undefined;
  const call = new AbortController();
  calls.set(key, call);
  become(key, { isRunning: true, failure: null });
  try {
    const reply = await generateSummary(subject, call.signal);
    if (call.signal.aborted) return undefined;
    keepSummary(scope, subject, { ...reply, at: serverNow() });
    end(key, null);
    return 'done';
  } catch (error) {
    if (call.signal.aborted) return undefined;
    end(key, { error });
    return 'failed';
  }
}

function end(key: string, failure: Generation['failure']): void {
  calls.delete(key);
  become(key, { isRunning: false, failure });
}

/** Ends a running generation; nothing changes. */
export function cancelGeneration(subject: SummarySubject): void {
  const key = subjectKey(subject);
  calls.get(key)?.abort();
  end(key, null);
}

/** Follows the generation of a summary. */
export function useGeneration(subject: SummarySubject): Generation {
  const key = subjectKey(subject);
  return useSyncExternalStore(subscribe, () => states.get(key) ?? IDLE);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

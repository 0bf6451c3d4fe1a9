import { onSessionChange } from '#platform/session-store.ts';
import { serverNow } from '#ui/data/server-clock.ts';
import { store } from '#ui/data/store.ts';
import { generateSummary } from '../api.ts';
import { type SummarySubject, subjectKey } from './subject.ts';
import { keepSummary } from './summary-store.ts';

/** The generation of one summary. */
export interface Generation {
  readonly isRunning: boolean;
  /** The error of the last generation; null if it did not fail. */
  readonly failure: { readonly error: unknown } | null;
}

const IDLE: Generation = { isRunning: false, failure: null };

// The state is outside of the components, so that the generation continues when the person leaves the page.
const states = store<ReadonlyMap<string, Generation>>(new Map());
const calls = new Map<string, AbortController>();

function become(key: string, state: Generation): void {
  states.set(new Map(states.get()).set(key, state));
}

onSessionChange(({ status }) => {
  if (status !== 'signed-out') return;
  for (const call of calls.values()) call.abort();
  calls.clear();
  states.set(new Map());
});

/**
 * Generates a summary and stores it in this browser. Does nothing if a generation already runs.
 * @returns undefined if it was canceled or was already running.
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

/** Cancels a running generation; the summary stays as it was. */
export function cancelGeneration(subject: SummarySubject): void {
  const key = subjectKey(subject);
  calls.get(key)?.abort();
  end(key, null);
}

/** Returns the state of a summary's generation, and renders again when it changes. */
export function useGeneration(subject: SummarySubject): Generation {
  const key = subjectKey(subject);
  return states.use((now) => now.get(key) ?? IDLE);
}

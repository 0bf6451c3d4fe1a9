import {
  annualSummarySchema,
  quarterlySummarySchema,
  type SummarySentence,
  summarySentenceSchema,
} from '@bellwether/contract/summaries';
import { useCallback, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { onSessionChange } from '#platform/session-store.ts';
import { readDraft, removeDraft, writeDraft } from '#ui/form/draft-store.ts';
import { type SummarySubject, subjectKey } from './subject.ts';

const instant = z.number();
const madeSchema = z.union([
  z.object({ kind: z.literal('quarter'), at: instant, data: quarterlySummarySchema }),
  z.object({ kind: z.literal('year'), at: instant, data: annualSummarySchema }),
]);
/** A generated summary, and when it was generated (milliseconds of the server's clock). */
export type MadeSummary = z.output<typeof madeSchema>;

const editsSchema = z.object({
  /** Texts that replace the drafted ones. */
  texts: z.record(z.string(), z.string()),
  /** The sentences of texts that were written anew. */
  sentences: z.record(z.string(), z.array(summarySentenceSchema)),
  /** Further contexts that are typed and not sent yet. */
  contexts: z.record(z.string(), z.string()),
});
/** The person's changes, by the key of the text. */
export type SummaryEdits = z.output<typeof editsSchema>;

const NO_EDITS: SummaryEdits = { texts: {}, sentences: {}, contexts: {} };

/** A summary in this browser: nothing of it is stored on the server (decisions-2 G5). */
export interface KeptSummary {
  readonly made: MadeSummary | undefined;
  readonly edits: SummaryEdits;
}

// Summaries in memory, because the browser's storage may be full; the storage is for after a reload.
const kept = new Map<string, KeptSummary>();
const listeners = new Set<() => void>();

/** The summaries of `kept` that another tab has changed. */
const changedElsewhere = new Set<string>();

window.addEventListener('storage', ({ key }) => {
  for (const name of kept.keys())
    if (key === null || key.endsWith(`.${name}`) || key.endsWith(`.${name}.edits`))
      changedElsewhere.add(name);
  for (const listener of listeners) listener();
});

function become(name: string, next: KeptSummary): void {
  kept.set(name, next);
  for (const listener of listeners) listener();
}

onSessionChange(({ status }) => {
  if (status === 'signed-out') kept.clear();
});

const madeKey = subjectKey;
const editsKey = (subject: SummarySubject) => `${subjectKey(subject)}.edits`;

/** Returns the summary of a person (`scope`) that this browser keeps. */
export function keptSummary(scope: string, subject: SummarySubject): KeptSummary {
  const name = `${scope}.${subjectKey(subject)}`;
  const known = kept.get(name);
  if (known && !changedElsewhere.delete(name)) return known;
  const made = madeSchema.safeParse(readDraft(scope, madeKey(subject)));
  const edits = editsSchema.safeParse(readDraft(scope, editsKey(subject)));
  const read: KeptSummary = {
    made: made.success ? made.data : undefined,
    edits: made.success && edits.success ? edits.data : NO_EDITS,
  };
  // Write both, so that both expire seven days from now and edits never outlive their summary.
  if (read.made && !known) writeDraft(scope, madeKey(subject), read.made);
  kept.set(name, read);
  return read;
}

/** Keeps a new summary and drops the edits of the former one. */
export function keepSummary(scope: string, subject: SummarySubject, made: MadeSummary): void {
  writeDraft(scope, madeKey(subject), made);
  removeDraft(scope, editsKey(subject));
  become(`${scope}.${subjectKey(subject)}`, { made, edits: NO_EDITS });
}

/** Keeps changes of a summary. */
export function keepEdits(scope: string, subject: SummarySubject, change: Partial<Changes>): void {
  const { made, edits } = keptSummary(scope, subject);
  const next: SummaryEdits = {
    texts: { ...edits.texts, ...change.texts },
    sentences: { ...edits.sentences, ...change.sentences },
    contexts: { ...edits.contexts, ...change.contexts },
  };
  writeDraft(scope, editsKey(subject), next);
  become(`${scope}.${subjectKey(subject)}`, { made, edits: next });
}

interface Changes {
  readonly texts: Readonly<Record<string, string>>;
  readonly sentences: Readonly<Record<string, SummarySentence[]>>;
  readonly contexts: Readonly<Record<string, string>>;
}

/** Returns the summary that this browser keeps, and follows its changes. */
export function useKeptSummary(scope: string, subject: SummarySubject): KeptSummary {
  const { kind, id, audience } = subject;
  const snapshot = useCallback(() => keptSummary(scope, { kind, id, audience }), [scope, kind, id, audience]);
  return useSyncExternalStore(subscribe, snapshot);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

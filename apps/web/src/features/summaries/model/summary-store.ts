import {
  annualSummarySchema,
  quarterlySummarySchema,
  type SummarySentence,
  summarySentenceSchema,
} from '@bellwether/contract/summaries';
import { useCallback } from 'react';
import * as z from 'zod/mini';
import { onSessionChange } from '#platform/session-store.ts';
import { store } from '#ui/data/store.ts';
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
  /** The edited texts, which replace the drafted ones. */
  texts: z.record(z.string(), z.string()),
  /** The sentences of texts that were written again. */
  sentences: z.record(z.string(), z.array(summarySentenceSchema)),
  /** Typed further contexts that were not sent yet. */
  contexts: z.record(z.string(), z.string()),
});
/** The person's changes, by the key of the text. */
export type SummaryEdits = z.output<typeof editsSchema>;

const NO_EDITS: SummaryEdits = { texts: {}, sentences: {}, contexts: {} };

/** Returns whether nothing was edited. */
export function isEmpty({ texts, sentences, contexts }: SummaryEdits): boolean {
  return [texts, sentences, contexts].every((each) => Object.keys(each).length === 0);
}

/** A drafted summary, which is in this browser alone, with its edits, which the server stores (summaries.5). */
export interface KeptSummary {
  readonly made: MadeSummary | undefined;
  readonly edits: SummaryEdits;
}

// Keep summaries in memory, too, because the browser's storage may be full. The storage is needed after a reload.
const kept = new Map<string, KeptSummary>();
/** Tells the followers that `kept` has changed: the number of its changes. */
const changes = store(0);

/** The summaries of `kept` that changed in another tab. */
const changedElsewhere = new Set<string>();

window.addEventListener('storage', ({ key }) => {
  for (const name of kept.keys())
    if (key === null || key.endsWith(`.${name}`) || key.endsWith(`.${name}.edits`))
      changedElsewhere.add(name);
  changes.set(changes.get() + 1);
});

function become(name: string, next: KeptSummary): void {
  kept.set(name, next);
  changes.set(changes.get() + 1);
}

onSessionChange(({ status }) => {
  if (status === 'signed-out') kept.clear();
});

const editsKey = (subject: SummarySubject) => `${subjectKey(subject)}.edits`;

/** Returns the summary of a person (`scope`) that this browser keeps. */
export function keptSummary(scope: string, subject: SummarySubject): KeptSummary {
  const name = `${scope}.${subjectKey(subject)}`;
  const known = kept.get(name);
  if (known && !changedElsewhere.delete(name)) return known;
  const made = madeSchema.safeParse(readDraft(scope, subjectKey(subject)));
  const edits = editsSchema.safeParse(readDraft(scope, editsKey(subject)));
  const read: KeptSummary = {
    made: made.success ? made.data : undefined,
    edits: made.success && edits.success ? edits.data : NO_EDITS,
  };
  // Write both again, so that both expire seven days from now and edits never outlive their summary.
  if (read.made && !known) writeDraft(scope, subjectKey(subject), read.made);
  kept.set(name, read);
  return read;
}

/**
 * Stores a new summary. The edits of the previous one are dropped; those of another visit, of which this browser has no
 * summary any more, stay.
 */
export function keepSummary(scope: string, subject: SummarySubject, made: MadeSummary): void {
  const former = keptSummary(scope, subject);
  writeDraft(scope, subjectKey(subject), made);
  removeDraft(scope, editsKey(subject));
  become(`${scope}.${subjectKey(subject)}`, { made, edits: former.made ? NO_EDITS : former.edits });
}

/** Shows edits that the server stores. */
export function showEdits(scope: string, subject: SummarySubject, edits: SummaryEdits): void {
  removeDraft(scope, editsKey(subject));
  become(`${scope}.${subjectKey(subject)}`, { ...keptSummary(scope, subject), edits });
}

/** Drops the edits of this browser, which the server has now. */
export function dropBuffer(scope: string, subject: SummarySubject): void {
  removeDraft(scope, editsKey(subject));
}

/**
 * Changes edits of a summary. This browser keeps them until `useStoredEdits` has stored them, so that a reload within its pause
 * loses nothing.
 */
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

/** Returns the summary that this browser stores, and renders again when it changes. */
export function useKeptSummary(scope: string, subject: SummarySubject): KeptSummary {
  const { kind, id, audience } = subject;
  const snapshot = useCallback(() => keptSummary(scope, { kind, id, audience }), [scope, kind, id, audience]);
  return changes.use(snapshot);
}

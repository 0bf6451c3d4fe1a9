import {
  getAnnualSummary,
  getQuarterlySummary,
  makeAnnualDeck,
  makeQuarterlyDeck,
  regenerateAnnualSummary,
  regenerateGoalSummary,
  regenerateQuarterSummary,
} from '@bellwether/contract/calls/summaries';
import type { ReceivedFile } from '@bellwether/contract/file';
import { ProblemError } from '@bellwether/contract/problem';
import type { DeckTexts, Regenerated } from '@bellwether/contract/summaries';
import { useMutation } from '@tanstack/react-query';
import { api } from '#platform/api.ts';
import { isAbsent } from '#platform/problem.ts';
import type { SummaryReply, TextKey } from './model/deck.ts';
import type { SummarySubject } from './model/subject.ts';
import { summaryWords } from './words.ts';

/** Thrown if the server had nothing to write from; the message says why. */
export class NothingWritten extends Error {}

/**
 * Generates a summary. Each call counts as one of the day's drafts, and the signal cancels it.
 * @throws NothingWritten with the server's message, ProblemError for a failed call.
 */
export async function generateSummary(
  { kind, id, audience }: SummarySubject,
  signal: AbortSignal,
): Promise<SummaryReply> {
  const reply: SummaryReply =
    kind === 'quarter'
      ? {
          kind,
          data: await api.call(getQuarterlySummary, { params: { periodId: String(id), audience }, signal }),
        }
      : { kind, data: await api.call(getAnnualSummary, { params: { year: String(id), audience }, signal }) };
  if (!reply.data.Success) throw new NothingWritten(reply.data.Message);
  return reply;
}

interface Rewrite {
  readonly text: TextKey;
  readonly context: string;
}

/** Writes one text again. Fails with NothingWritten or ProblemError. */
export function useRegenerate(subject: SummarySubject) {
  return useMutation({
    async mutationFn(rewrite: Rewrite): Promise<Regenerated> {
      const reply = await orChanged(rewritten(subject, rewrite));
      if (!reply.Success) throw new NothingWritten(reply.Message);
      return reply;
    },
  });
}

/** Replaces a 404 by a message that the goals have changed since the summary was generated. */
async function orChanged<Reply>(call: Promise<Reply>): Promise<Reply> {
  try {
    return await call;
  } catch (error) {
    if (!isAbsent(error)) throw error;
    throw new ProblemError({ status: 404, detail: summaryWords.changed, errors: [] });
  }
}

function rewritten({ kind, id, audience }: SummarySubject, { text, context }: Rewrite): Promise<Regenerated> {
  const body = { Context: context };
  const [of, about = ''] = text.split('.');
  if (of === 'goal')
    return api.call(regenerateGoalSummary, {
      params: { periodId: String(id), goalId: about, audience },
      body,
    });
  if (kind === 'year' && of === 'first')
    return api.call(regenerateAnnualSummary, { params: { year: String(id), audience }, body });
  const periodId = of === 'period' ? about : String(id);
  return api.call(regenerateQuarterSummary, { params: { periodId, audience }, body });
}

/** Makes the deck's file. */
export function downloadDeck(
  { kind, id, audience }: SummarySubject,
  body: DeckTexts,
  signal: AbortSignal,
): Promise<ReceivedFile> {
  return orChanged(
    kind === 'quarter'
      ? api.call(makeQuarterlyDeck, { params: { periodId: String(id), audience }, body, signal })
      : api.call(makeAnnualDeck, { params: { year: String(id), audience }, body, signal }),
  );
}

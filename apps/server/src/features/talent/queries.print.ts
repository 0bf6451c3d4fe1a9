import { instantToIso } from '@bellwether/domain/calendar/instant';
import { tenantDay } from '@bellwether/domain/calendar/tenant-day';
import { formatDay } from '@bellwether/domain/locale/dates';
import { fileNameOf, quarterInName } from '#platform/documents/file-name.ts';
import {
  type PrintedBlock,
  type PrintedDocument,
  printedWordsOf,
} from '#platform/documents/printed-document.ts';
import { reportWords } from '#platform/documents/words.ts';
import { conflict, notFound } from '#platform/refusal/problem.ts';
import { shownRichTexts } from '#platform/rich-text/stored-rich-text.ts';
import type { Scope } from '#platform/session/scope.ts';
import { type HeldAppraisal, holdAppraisal, todayOf } from './access.ts';
import { ratingFacts, scaleOfRow, wordsOfRatings } from './presenter.ratings.ts';
import { type AppraisalParts, currentSignatures } from './presenter.ts';
import type { Ordered } from './queries.documents.ts';
import { partsOf } from './queries.ts';
import type { ClosingRow, SignatureRow } from './statements.history.ts';
import { appraisalReasonWords, printWords } from './words.ts';

/** What was stored when the appraisal was completed, and the blocks that tell how. */
interface Completion {
  readonly names: Pick<SignatureRow, 'employee_name' | 'reviewer_name' | 'period_label'>;
  readonly comment: string;
  readonly blocks: readonly PrintedBlock[];
}

/**
 * Returns a completed appraisal for printing, with the names and words of its completion; the ratings are included only
 * if the acting person may read them (talent.14).
 * @throws HttpProblem 404 if the person may not read the appraisal, 409 if it is not completed.
 */
export async function printOf(scope: Scope, appraisalId: number): Promise<Ordered<PrintedDocument>> {
  const held = await holdAppraisal(scope, appraisalId);
  const { row, period, readsRatings } = held;
  if (row.state !== 'completed') throw conflict(appraisalReasonWords, row.state);
  const parts = await partsOf(scope, held);
  const { names, comment, blocks } = completionOf(scope, held, parts);
  // A completed appraisal can no longer be edited, so this is the text of the completion.
  const { review } = await shownRichTexts({ review: row.review });
  const { printedRichText } = await import('#platform/rich-text/printed-rich-text.ts');
  const ratings = readsRatings ? wordsOfRatings(row, scaleOfRow(row, parts)) : undefined;
  const words = scope.language.words(printWords);
  return {
    name: `${fileNameOf(scope, 'appraisal', quarterInName(period))}.pdf`,
    content: {
      title: `${words.title} ${names.employee_name}`,
      subtitle: names.period_label,
      company: scope.tenant.name,
      day: todayOf(scope),
      words: printedWordsOf(scope.language.words(reportWords)),
      blocks: [
        {
          kind: 'facts',
          facts: [[words.reviewer, names.reviewer_name], ...ratingFacts(ratings, scope.language)],
        },
        heading(parts.settings.labels.form.review.name),
        ...printedRichText(review),
        heading(words.comment),
        paragraph(comment === '' ? words.noComment : comment),
        ...blocks,
      ],
    },
  };
}

const heading = (text: string): PrintedBlock => ({ kind: 'heading', level: 1, text });
const paragraph = (text: string): PrintedBlock => ({ kind: 'paragraph', texts: [{ text }] });

function completionOf(scope: Scope, held: HeldAppraisal, parts: AppraisalParts): Completion {
  if (parts.closing) return closedBlocks(scope, held, parts.closing);
  const words = scope.language.words(printWords);
  const current = currentSignatures(held, parts);
  const signatures = parts.signatures.filter(({ id }) => current.has(id)).reverse();
  if (!held.facts.hasSignatures) return confirmedBlocks(scope, signatures);
  const signed = signatures.find(({ kind }) => kind === 'manager');
  if (!signed) throw notFound();
  return {
    names: signed,
    comment: signatures.find(({ kind }) => kind === 'employee')?.comment ?? '',
    blocks: [
      heading(words.signatures),
      paragraph(words.signed(held.readsRatings)),
      {
        kind: 'facts',
        facts: signatures.map((signature) => [
          words.signedBy[signature.kind],
          `${signature.sign} (${signature.signer_name}), ${signedOn(scope, signature.signed_at)}`,
        ]),
      },
    ],
  };
}

/** The acknowledgement of an appraisal without signatures, which is frozen like a signature. */
function confirmedBlocks(scope: Scope, [confirmed]: readonly SignatureRow[]): Completion {
  if (!confirmed) throw notFound();
  const words = scope.language.words(printWords);
  return {
    names: confirmed,
    comment: confirmed.comment,
    blocks: [
      heading(words.acknowledgement),
      paragraph(words.withoutSignatures),
      {
        kind: 'facts',
        facts: [[words.acknowledgedBy, `${confirmed.signer_name}, ${signedOn(scope, confirmed.signed_at)}`]],
      },
    ],
  };
}

function closedBlocks(scope: Scope, { row }: HeldAppraisal, closing: ClosingRow): Completion {
  const words = scope.language.words(printWords);
  const { statement, stated_at: statedAt } = closing;
  return {
    names: closing,
    comment: row.employee_comment,
    blocks: [
      heading(words.signatures),
      paragraph(words.closed),
      {
        kind: 'facts',
        facts: [
          [words.signedBy.employee, words.notSigned],
          [words.closedBy, `${closing.closer_name}, ${signedOn(scope, closing.closed_at)}`],
          [words.reason, closing.reason],
        ],
      },
      heading(words.statement),
      ...(statement === null || statedAt === null
        ? [paragraph(words.noStatement)]
        : [paragraph(statement), paragraph(signedOn(scope, statedAt))]),
    ],
  };
}

/** Returns the day in the company's time zone, followed by the exact instant. */
function signedOn({ tenant, person }: Scope, at: number): string {
  return `${formatDay(tenantDay(at, tenant.calendar.zone), { locale: person.locale })} (${instantToIso(at)})`;
}

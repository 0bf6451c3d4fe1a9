import { pdfMediaType, pptxMediaType } from '@bellwether/contract/file';
import * as summaries from '@bellwether/contract/summaries';
import type { EventDetails } from '@bellwether/domain/shared/events';
import type { SuggestionEngine } from '@bellwether/domain/suggestions/words';
import type { ServerContext } from '#platform/context.ts';
import { fileNameOf, quarterInName } from '#platform/documents/file-name.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import { type Outside, type Route, waitingRoute } from '#platform/http/route.ts';
import type { SentFile } from '#platform/http/sent-file.ts';
import type { LanguageModel, ModelFault } from '#platform/llm/language-model.ts';
import { openModel } from '#platform/llm/open-model.ts';
import { notFound } from '#platform/refusal/problem.ts';
import { onStandby } from '#platform/session/on-standby.ts';
import type { Scope } from '#platform/session/scope.ts';
import { countDraft, noteFault } from '../suggestions/access.drafts.ts';
import { strangersOf } from '../suggestions/access.strangers.ts';
import { longestMilliseconds } from './commands.model.ts';
import {
  rewriteGoal,
  rewriteQuarter,
  rewriteYear,
  type WritingAttempt,
  writeQuarter,
  writeYear,
} from './commands.ts';
import { annualContent, type DeckContent, deckOf, quarterlyContent } from './presenter.deck.ts';
import { presentAnnual, presentQuarterly, presentRegenerated } from './presenter.ts';
import { coverPictures } from './queries.pictures.ts';
import { quarterFacts, type SummaryFacts, yearFacts } from './queries.ts';

/**
 * Returns the calls of reports 11 and 12. The configured model writes the texts; without a model the built-in
 * templates write them. The request's transaction reads the goals, and the texts are written after it.
 */
export function summaryRoutes(context: ServerContext, model = openModel(context.config.ai)): Route[] {
  const writer = { context, model };
  return [...deckRoutes(context), ...quarterRoutes(writer), ...yearRoutes(writer)];
}

/** Who writes the texts: the model, or without one the templates. */
interface Writer {
  readonly context: ServerContext;
  readonly model: LanguageModel | undefined;
}

function deckRoutes(context: ServerContext): Route[] {
  return [
    waitingRoute(summaries.makeQuarterlyDeck, async (scope, { params, body }) => {
      const { facts, period } = await quarterAsked(scope, params);
      const content = quarterlyContent(scope, facts, body);
      const fileName = fileNameOf(scope, 'quarterlySummary', quarterInName(period));
      return deckFile(context, scope, content, { fileName, ...madeOf('quarterly', params, body.Format) });
    }),
    waitingRoute(summaries.makeAnnualDeck, async (scope, { params, body }) => {
      const facts = await yearAsked(scope, params);
      const content = annualContent(scope, params.year, facts, body);
      const fileName = fileNameOf(scope, 'annualSummary', String(params.year));
      return deckFile(context, scope, content, { fileName, ...madeOf('annual', params, body.Format) });
    }),
  ];
}

function quarterRoutes(writer: Writer): Route[] {
  return [
    waitingRoute(summaries.getQuarterlySummary, async (scope, { params }) => {
      const { facts, period } = await quarterAsked(scope, params);
      const { pictures, language } = scope;
      return counted(writer, scope, facts, {
        ...madeOf('quarterly', params, 'texts'),
        further: '',
        write: (attempt) => writeQuarter(period, facts.goals, attempt),
        present: (written) => presentQuarterly({ pictures, language }, facts, written),
      });
    }),
    waitingRoute(summaries.regenerateGoalSummary, async (scope, { params, body }) => {
      const { facts, period } = await quarterAsked(scope, params);
      const goal = facts.goals.find(({ id }) => id === params.goalId);
      if (!goal) throw notFound();
      const { language } = scope;
      return counted(writer, scope, facts, {
        ...madeOf('quarterly', params, 'text'),
        further: body.Context,
        write: (attempt) => rewriteGoal(period, goal, attempt),
        present: (text) => presentRegenerated(language, facts, text),
      });
    }),
    waitingRoute(summaries.regenerateQuarterSummary, async (scope, { params, body }) => {
      const { facts, period } = await quarterAsked(scope, params);
      const { language } = scope;
      return counted(writer, scope, facts, {
        ...madeOf('quarterly', params, 'text'),
        further: body.Context,
        write: (attempt) => rewriteQuarter(period, facts.goals, attempt),
        present: (text) => presentRegenerated(language, facts, text, true),
      });
    }),
  ];
}

function yearRoutes(writer: Writer): Route[] {
  return [
    waitingRoute(summaries.getAnnualSummary, async (scope, { params }) => {
      const facts = await yearAsked(scope, params);
      const { pictures, language } = scope;
      return counted(writer, scope, facts, {
        ...madeOf('annual', params, 'texts'),
        further: '',
        write: (attempt) => writeYear(params.year, facts.quarters, facts.goals, attempt),
        present: (written) => presentAnnual({ pictures, language }, params.year, facts, written),
      });
    }),
    waitingRoute(summaries.regenerateAnnualSummary, async (scope, { params, body }) => {
      const facts = await yearAsked(scope, params);
      const { language } = scope;
      return counted(writer, scope, facts, {
        ...madeOf('annual', params, 'text'),
        further: body.Context,
        write: (attempt) => rewriteYear(params.year, facts.quarters, facts.goals, attempt),
        present: (text) => presentRegenerated(language, facts, text, true),
      });
    }),
  ];
}

type Audience = (typeof summaries.audiences)[number];

async function quarterAsked(
  scope: Scope,
  params: { readonly periodId: number; readonly audience: Audience },
) {
  const facts = await onStandby(scope, (reading) => quarterFacts(reading, params.periodId, params.audience));
  const [period] = facts.quarters;
  if (!period) throw notFound();
  return { facts, period };
}

function yearAsked(scope: Scope, params: { readonly year: number; readonly audience: Audience }) {
  return onStandby(scope, (reading) => yearFacts(reading, params.year, params.audience));
}

/**
 * Counts a draft if there is something to summarise, and writes the texts after the commit. The draft is uncounted if
 * the provider did no work.
 */
async function counted<
  Written extends { readonly fault?: ModelFault | undefined },
  Reply extends { readonly Engine: SuggestionEngine },
>(
  { context, model }: Writer,
  scope: Scope,
  { nothing }: Pick<SummaryFacts, 'nothing'>,
  { further, write, present, ...made }: Made & Writing<Written, Reply>,
): Promise<Outside<Reply>> {
  if (nothing !== undefined) return async () => present(undefined);
  const draft = await countDraft(scope);
  await recordMade(scope, made);
  const strangers = strangersOf(context, scope.tenant.id);
  // The number of the day's drafts selects the wording of the templates, so that another try reads differently.
  const place = draft.drafts;
  const { language } = scope;
  return async (gone) => {
    const late = AbortSignal.timeout(longestMilliseconds);
    const written = await write({ model, language, further, place, gone, late, strangers });
    const reply = present(written);
    if (written.fault) await noteFault(context, draft, written.fault, reply.Engine === 'model');
    return reply;
  };
}

/** Writes the slides in a thread after the commit. */
async function deckFile(
  context: ServerContext,
  scope: Scope,
  content: DeckContent,
  {
    fileName,
    ...made
  }: Omit<Made, 'made'> & {
    readonly fileName: string;
    readonly made: summaries.DeckFormat;
  },
): Promise<Outside<SentFile>> {
  await recordMade(scope, made);
  const format = made.made;
  const pictures = await coverPictures(scope, content.facts, context.files);
  const person = `${scope.tenant.id}.${scope.person.id}`;
  return async (gone) => ({
    name: `${fileName}.${format}`,
    mediaType: format === 'pdf' ? pdfMediaType : pptxMediaType,
    bytes: await context.documents.deck({ person, gone }, deckOf(content, await pictures()), format),
  });
}

/** The writing of one reply; `present` gets undefined if there is nothing to summarise. */
interface Writing<Written, Reply> {
  readonly further: string;
  write(attempt: WritingAttempt): Promise<Written>;
  present(written: Written | undefined): Reply;
}

type Made = EventDetails['summary.made'];

function madeOf<Kind extends Made['made']>(
  summary: Made['summary'],
  { audience }: { readonly audience: Audience },
  made: Kind,
): Made & { readonly made: Kind } {
  return { summary, audience: audience === '2' ? 2 : 1, made };
}

/** Records that the goals were read, in the transaction that reads them. */
function recordMade(scope: Scope, made: Made): Promise<void> {
  return recordEvent(scope, { kind: 'summary.made', subjectId: null, detail: made });
}

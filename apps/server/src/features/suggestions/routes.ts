import { describeManual } from '@bellwether/contract/people/manual';
import * as drafting from '@bellwether/contract/suggestions';
import { draftReview } from '@bellwether/contract/talent/writing';
import { describeType } from '@bellwether/domain/people/manual/report';
import * as builtIn from '@bellwether/domain/suggestions/draft';
import { yourNumbers } from '@bellwether/domain/suggestions/drafted-texts';
import {
  draftParagraphs,
  hasModelSources,
  privateParagraphs,
  type ReviewDraft,
} from '@bellwether/domain/talent/review-draft';
import type { ServerContext } from '#platform/context.ts';
import { type Outside, type Route, waitingRoute } from '#platform/http/route.ts';
import type { LanguageModel } from '#platform/llm/language-model.ts';
import { openModel } from '#platform/llm/open-model.ts';
import type { Scope } from '#platform/session/scope.ts';
import { reviewFacts } from '../talent/queries.review-facts.ts';
import { countDraft, orTemplate } from './access.drafts.ts';
import { strangersOf } from './access.strangers.ts';
import { suggestionFacts, titlesToSend } from './access.ts';
import {
  descriptionByModel,
  goalsByModel,
  type ModelAttempt,
  manualByModel,
  measurementsByModel,
} from './commands.model.ts';
import { paragraphsByModel } from './commands.review.ts';
import {
  presentDescription,
  presentGoals,
  presentMeasurements,
  presentReview,
  signatureOf,
} from './presenter.ts';

/**
 * Returns the drafting calls: by the configured model, or by the built-in drafter without one, and where the model gives
 * nothing (suggestions.1).
 */
export function suggestionRoutes(context: ServerContext, model = openModel(context.config.ai)): Route[] {
  /** Counts the draft in the request's transaction, and writes it after the commit. */
  async function drafted<Text, Reply>(
    scope: Scope,
    { byModel, byTemplate, present, numbers = () => [] }: Drafting<Text, Reply>,
    asked: LanguageModel | null | undefined = model,
  ): Promise<Outside<Reply>> {
    const draft = await countDraft(scope);
    const strangers = strangersOf(context, scope.tenant.id);
    const { language } = scope;
    return async (gone) => {
      if (!asked) return present(byTemplate(), signatureOf(language, 'template'));
      const write = () => byModel(asked, { gone, strangers, locale: language.locale });
      const { written, fault } = await orTemplate(context, draft, write, byTemplate);
      if (fault !== undefined) return present(written, signatureOf(language, 'template', fault));
      return present(written, signatureOf(language, 'model', undefined, numbers(written)));
    };
  }

  return [
    waitingRoute(drafting.draftGoal, async (scope, { body }) => {
      const facts = await suggestionFacts(scope, body);
      const { pastTitles } = body;
      const sentTitles = model ? await titlesToSend(scope, pastTitles) : [];
      return drafted(scope, {
        byModel: (asked, attempt) => goalsByModel(asked, facts, { pastTitles, sentTitles, ...attempt }),
        byTemplate: () => builtIn.draftGoal(facts, pastTitles, scope.language),
        present: presentGoals,
        numbers: ({ titles, measurements, description }) =>
          yourNumbers([...titles, ...measurements, description], typedIn(body)),
      });
    }),
    waitingRoute(drafting.draftMeasurements, async (scope, { body }) => {
      const facts = await suggestionFacts(scope, body);
      const goal = { title: body.Title, measurement: body.Measurement };
      return drafted(scope, {
        byModel: (asked, attempt) => measurementsByModel(asked, facts, { goal, ...attempt }),
        byTemplate: () => builtIn.draftMeasurements(facts, goal, scope.language),
        present: presentMeasurements,
        numbers: (measurements) => yourNumbers(measurements, typedIn({ ...body, ...goal })),
      });
    }),
    waitingRoute(drafting.draftDescription, async (scope, { body }) => {
      const facts = await suggestionFacts(scope, body);
      const goal = { title: body.Title, measurement: body.Measurement };
      return drafted(scope, {
        byModel: (asked, attempt) => descriptionByModel(asked, facts, { goal, ...attempt }),
        byTemplate: () => builtIn.draftDescription(facts, goal, scope.language),
        present: presentDescription,
        numbers: (description) => yourNumbers([description], typedIn({ ...body, ...goal })),
      });
    }),
    waitingRoute(describeManual, (scope, { body }) =>
      drafted(scope, {
        byModel: (asked, attempt) => manualByModel(asked, body.Disc, attempt),
        byTemplate: () => describeType(body.Disc, scope.language),
        present: presentDescription,
      }),
    ),
    waitingRoute(draftReview, async (scope, { body }) => {
      const facts = await reviewFacts(scope, body);
      // Private goals are worded from templates only, so a model may have nothing to write from.
      const isAsked = hasModelSources(facts);
      const drafting: Drafting<ReviewDraft, ReturnType<typeof presentReview>> = {
        byModel: async (asked, attempt) => [
          ...(await paragraphsByModel(asked, facts, attempt)),
          ...privateParagraphs(facts, scope.language),
        ],
        byTemplate: () => draftParagraphs(facts, scope.language),
        present: presentReview,
      };
      return isAsked ? drafted(scope, drafting) : drafted(scope, drafting, null);
    }),
  ];
}

/** The ways of writing one kind of draft. */
interface Drafting<Text, Reply> {
  /** @throws ModelFault */
  byModel(model: LanguageModel, attempt: ModelAttempt): Promise<Text>;
  byTemplate(): Text;
  present(text: Text, signature: ReturnType<typeof signatureOf>): Reply;
  /** The numbers of a model's text that the person typed; none for drafts that repeat no typed text. */
  numbers?(text: Text): string[];
}

/** Returns what a person typed for a draft. */
function typedIn(form: {
  readonly MoreContext: string;
  readonly AdditionalContext: string;
  readonly title?: string;
  readonly measurement?: string;
}): string {
  return [form.MoreContext, form.AdditionalContext, form.title, form.measurement].filter(Boolean).join('\n');
}

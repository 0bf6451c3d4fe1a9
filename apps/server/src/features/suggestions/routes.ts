import { describeManual } from '@bellwether/contract/people/manual';
import * as drafting from '@bellwether/contract/suggestions';
import { draftReview } from '@bellwether/contract/talent/writing';
import { describeType } from '@bellwether/domain/people/manual-report';
import * as builtIn from '@bellwether/domain/suggestions/draft';
import { draftParagraphs, goalsForModel, privateParagraphs } from '@bellwether/domain/talent/review-draft';
import type { ServerContext } from '#platform/context.ts';
import { type Outside, type Route, waitingRoute } from '#platform/http/route.ts';
import { openModel } from '#platform/llm/open-model.ts';
import type { Scope } from '#platform/session/scope.ts';
import { reviewFacts } from '../talent/queries.review-facts.ts';
import { countDraft, orGivenBack } from './access.drafts.ts';
import { suggestionFacts, titlesToSend } from './access.ts';
import { descriptionByModel, goalsByModel, manualByModel, measurementsByModel } from './commands.model.ts';
import { paragraphsByModel } from './commands.review.ts';
import { presentDescription, presentGoals, presentMeasurements, presentReview } from './presenter.ts';

/**
 * Returns the drafting calls: by the configured model, or by the built-in drafter without one (decisions §9).
 */
export function suggestionRoutes(context: ServerContext, model = openModel(context.config.ai)): Route[] {
  const engine = model ? 'model' : 'template';

  /** Counts the draft in the request's transaction, and writes it after the commit. */
  async function counted<Reply>(scope: Scope, write: Outside<Reply>): Promise<Outside<Reply>> {
    const draft = await countDraft(scope);
    return (gone) => orGivenBack(context, draft, () => write(gone));
  }

  return [
    waitingRoute(drafting.draftGoal, async (scope, { body }) => {
      const facts = await suggestionFacts(scope, body);
      const { pastTitles } = body;
      const sentTitles = model ? await titlesToSend(scope, pastTitles) : [];
      return counted(scope, async (gone) => {
        const drafts = model
          ? await goalsByModel(model, facts, { pastTitles, sentTitles, gone })
          : builtIn.draftGoal(facts, pastTitles);
        return presentGoals(drafts, engine);
      });
    }),
    waitingRoute(drafting.draftMeasurements, async (scope, { body }) => {
      const facts = await suggestionFacts(scope, body);
      const goal = { title: body.Title, measurement: body.Measurement };
      return counted(scope, async (gone) => {
        const measurements = model
          ? await measurementsByModel(model, facts, { goal, gone })
          : builtIn.draftMeasurements(facts, goal);
        return presentMeasurements(measurements, engine);
      });
    }),
    waitingRoute(drafting.draftDescription, async (scope, { body }) => {
      const facts = await suggestionFacts(scope, body);
      const goal = { title: body.Title, measurement: body.Measurement };
      return counted(scope, async (gone) => {
        const description = model
          ? await descriptionByModel(model, facts, { goal, gone })
          : builtIn.draftDescription(facts, goal);
        return presentDescription(description, engine);
      });
    }),
    waitingRoute(describeManual, (scope, { body }) =>
      counted(scope, async (gone) => {
        const description = model ? await manualByModel(model, body.Disc, gone) : describeType(body.Disc);
        return presentDescription(description, engine);
      }),
    ),
    waitingRoute(draftReview, async (scope, { body }) => {
      const facts = await reviewFacts(scope, body);
      // Private goals are worded from templates only, so a model may have nothing to write from.
      const asked = goalsForModel(facts).length > 0 ? model : undefined;
      return counted(scope, async (gone) =>
        asked
          ? presentReview(
              [...(await paragraphsByModel(asked, facts, gone)), ...privateParagraphs(facts)],
              'model',
            )
          : presentReview(draftParagraphs(facts), 'template'),
      );
    }),
  ];
}

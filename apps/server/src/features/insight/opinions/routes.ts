import { giveAgentView } from '@bellwether/contract/agents/acting';
import * as opinions from '@bellwether/contract/insight/opinions';
import { type Route, route } from '#platform/http/route.ts';
import { repliedRoute } from '../routes.replied.ts';
import { giveView } from './commands.agents.ts';
import { type AddComment, giveOpinion, markLooked } from './commands.ts';
import { presentLook, presentOpinion } from './presenter.ts';
import { lookingFor } from './queries.looking.ts';
import { opinionsOf } from './queries.ts';

/**
 * Returns the calls of second views and talks. `addComment` stores a talk's note, because the comments belong to
 * another feature.
 */
export function opinionRoutes(addComment: AddComment): Route[] {
  return [
    route(opinions.giveOpinion, async (scope, { body }) =>
      presentOpinion(await giveOpinion(scope, { statusId: body.Id, likelihood: body.Likelihood })),
    ),
    repliedRoute(opinions.getOpinions, async (scope, { params }) => opinionsOf(scope, params.goalId)),
    route(opinions.markLooked, async (scope, { body }) =>
      presentLook(await markLooked(scope, { goalId: body.GoalId, note: body.Note }, addComment)),
    ),
    repliedRoute(opinions.getLooking, lookingFor),
    route(giveAgentView, async (scope, { body }) => {
      const { GoalId, Likelihood, Evidence } = body;
      const view = await giveView(scope, { goalId: GoalId, likelihood: Likelihood, evidence: Evidence });
      return { Id: view.id, GoalId: view.goalId, Week: view.week, Likelihood: view.likelihood };
    }),
  ];
}

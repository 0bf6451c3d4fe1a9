import { answerButton, answerCommand, answerEvent } from './features/channels/slack/commands.answer.ts';
import type { ServerContext } from './platform/context.ts';
import { routesByName } from './platform/http/route.ts';
import type { SlackCalls } from './platform/http/slack-calls.ts';
import { routesOf } from './routes.ts';

/** Returns what answers Slack, and the calls that people make there. */
export function slackCallsOf(context: ServerContext): SlackCalls {
  return {
    routes: routesByName(routesOf(context)),
    events: (request) => answerEvent({ context, request }),
    commands: (request) => answerCommand({ context, request }),
    interactions: (request) => answerButton({ context, request }),
  };
}

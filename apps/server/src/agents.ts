import { answerAgent } from './features/agents/routes.mcp.ts';
import { agentSignIn } from './features/agents/routes.oauth.ts';
import type { ServerContext } from './platform/context.ts';
import type { AgentCalls } from './platform/http/agent-calls.ts';
import { routesByName } from './platform/http/route.ts';
import { routesOf } from './routes.ts';

/** Returns what answers agents: the protocol, its sign-in, and the calls that the tools make. */
export function agentCallsOf(context: ServerContext): AgentCalls {
  const { defaultTenant } = context.config;
  return {
    routes: routesByName(routesOf(context)),
    answer: answerAgent,
    ...agentSignIn({ ...context, defaultTenant }),
  };
}

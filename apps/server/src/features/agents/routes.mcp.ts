import { bytesOf, mostBytes } from '@bellwether/domain/agents/answer-size';
import type { AgentTool as AgentTools } from '@bellwether/domain/agents/events';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import * as z from 'zod/mini';
import { recordEventIn } from '#platform/events/record-event.ts';
import type { CallingAgent } from '#platform/http/agent-calls.ts';
import { problemOf, type StatusError } from '#platform/http/errors.ts';
import { type AgentTool, paged } from './commands.tool.ts';
import { secondView, writingTools } from './commands.tools.ts';
import { ownGoals, readingTools } from './queries.tools.ts';
import { instructions, promptWords, resourceWords, toolWords } from './words.tools.ts';

const openGoals = 'open_goals';

/** Every tool that an agent can have. */
export const agentTools: readonly AgentTool[] = [...readingTools, ...writingTools, secondView];

/**
 * Answers a message of an agent by the Model Context Protocol. Each request has a server of its own without a session, so
 * any node can answer it.
 */
export async function answerAgent(agent: CallingAgent, request: Request, body: unknown): Promise<Response> {
  // There is nothing to stream, and no session to end.
  if (request.method !== 'POST') return new Response(null, { status: 405 });
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  const server = serverOf(agent);
  await server.connect(transport);
  try {
    return await transport.handleRequest(request, { parsedBody: body });
  } finally {
    await server.close();
  }
}

function serverOf(agent: CallingAgent): McpServer {
  const server = new McpServer({ name: 'bellwether', version: '1.0.0' }, { instructions });
  for (const tool of agentTools) if (tool !== secondView || agent.givesViews) register(server, tool, agent);
  server.registerResource(
    openGoals,
    'bellwether://goals/mine',
    { title: resourceWords.title, description: resourceWords.says, mimeType: 'application/json' },
    async ({ href }) => {
      await noteRead(agent, openGoals);
      const text = JSON.stringify(paged(await ownGoals(agent)).items);
      return { contents: [{ uri: href, mimeType: 'application/json', text }] };
    },
  );
  const { friday, oneToOne } = promptWords;
  server.registerPrompt('friday_update', { title: friday.title, description: friday.says }, () =>
    asked(friday.text),
  );
  server.registerPrompt(
    'one_to_one',
    {
      title: oneToOne.title,
      description: oneToOne.says,
      argsSchema: { person: z.string().check(z.maxLength(255), z.describe(oneToOne.person)) },
    },
    ({ person }) => asked(oneToOne.text(person)),
  );
  return server;
}

function noteRead({ act, write }: CallingAgent, tool: AgentTools): Promise<void> {
  return write((db) =>
    recordEventIn(db, act, { kind: 'agent.read', subjectId: act.actorId, detail: { tool } }),
  );
}

function asked(text: string) {
  return { messages: [{ role: 'user' as const, content: { type: 'text' as const, text } }] };
}

function register(
  server: McpServer,
  { name, input, example, writes, run }: AgentTool,
  agent: CallingAgent,
): void {
  const { title, says } = toolWords[name];
  server.registerTool(
    name,
    {
      title,
      description: says,
      inputSchema: input.check(z.meta({ examples: [example] })),
      annotations: { readOnlyHint: !writes, destructiveHint: false, openWorldHint: false },
    },
    async (given: unknown): Promise<CallToolResult> => {
      try {
        // A tool that writes leaves the event of what it writes.
        if (!writes) await noteRead(agent, name);
        return resultOf(await run(agent, given as never));
      } catch (error) {
        return refusalOf(agent, error as StatusError);
      }
    },
  );
}

function resultOf(answer: object): CallToolResult {
  const bytes = bytesOf(answer);
  if (bytes > mostBytes) throw new Error(`An answer has ${bytes} bytes.`);
  return { content: [{ type: 'text', text: JSON.stringify(answer) }] };
}

/** A refusal is an answer that the agent can read; faults of ours are not explained. */
function refusalOf(agent: CallingAgent, error: StatusError): CallToolResult {
  const problem = problemOf(error);
  if (problem.status >= 500) throw error;
  const { status, code, detail, errors } = problem.toBody(agent.language);
  return {
    isError: true,
    content: [{ type: 'text', text: JSON.stringify({ status, code, detail, errors }) }],
  };
}

import type { Endpoint } from '@bellwether/contract/endpoint';
import { fittingPage, mostBytes } from '@bellwether/domain/agents/answer-size';
import type * as z from 'zod/mini';
import type { CallingAgent } from '#platform/http/agent-calls.ts';
import type { toolWords } from './words.tools.ts';

/** A tool of agents. It reaches the calls in `calls` and nothing else (agents.3). */
export interface Tool<Input extends z.ZodMiniObject = z.ZodMiniObject> {
  readonly name: keyof typeof toolWords;
  readonly calls: readonly Endpoint[];
  readonly input: Input;
  readonly example: z.input<Input>;
  /** Whether something is written. */
  readonly writes: boolean;
  readonly run: (agent: CallingAgent, input: z.output<Input>) => Promise<object>;
}

/** A tool whose input was checked by its schema. */
export interface AgentTool extends Omit<Tool, 'run'> {
  readonly run: (agent: CallingAgent, input: never) => Promise<object>;
}

/** Returns the tool with calls limited to those that it names. */
export function tool<Input extends z.ZodMiniObject>(definition: Tool<Input>): AgentTool {
  return {
    ...definition,
    run: (agent, input) => definition.run({ ...agent, call: limitedTo(definition.calls, agent.call) }, input),
  };
}

function limitedTo(calls: readonly Endpoint[], call: CallingAgent['call']): CallingAgent['call'] {
  return (endpoint, input) => {
    if (!calls.includes(endpoint)) throw new Error(`${endpoint.name} is not among the calls of this tool.`);
    return call(endpoint, input);
  };
}

/** Room for the fields beside a page's items. */
const besides = 4_000;

/** Returns one page of items that fits into an answer, with the page to ask for next; null at the end. */
export function paged<Item>(items: readonly Item[], page = 0) {
  const { items: shown, next } = fittingPage(items, page, mostBytes - besides);
  return { items: shown, next };
}

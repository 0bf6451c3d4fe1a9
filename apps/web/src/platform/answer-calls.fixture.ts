import type { Call, Endpoint, EndpointInput, EndpointReply } from '@bellwether/contract/endpoint';
import { type EndpointName, type EndpointNamed, endpoints } from '@bellwether/contract/endpoints';
import { ProblemError } from '@bellwether/contract/problem';
import { vi } from 'vitest';
import { api } from './api.ts';

/** The server's replies by the endpoint's name; a function gets the call's input and may throw. */
export type Answers = {
  readonly [Name in EndpointName]?: (input: Input<EndpointNamed<Name>>) => Reply<EndpointNamed<Name>>;
};

type Input<E extends Endpoint> = EndpointInput<E>;
type Reply<E extends Endpoint> = EndpointReply<E> | Promise<EndpointReply<E>>;

/** The input of a call. */
export interface CallInput {
  readonly body?: unknown;
  readonly params?: unknown;
  readonly query?: unknown;
}

/**
 * Answers the real client's calls; a call without a reply gets 404. Returns a function that returns the
 * inputs of an endpoint's calls so far.
 */
export function answerCalls(answers: Answers): (name: string) => CallInput[] {
  const sent: { name: string; input: CallInput }[] = [];
  vi.spyOn(api, 'call').mockImplementation((async (call: Call, input: never) => {
    const name = nameOf(call);
    sent.push({ name, input });
    const answer = (answers as Readonly<Record<string, (input: never) => unknown>>)[name];
    if (!answer) throw new ProblemError({ status: 404, detail: `Nothing answers ${name}.` });
    return answer(input);
  }) as typeof api.call);
  return (name) => sent.filter((call) => call.name === name).map((call) => call.input);
}

function nameOf({ method, path }: Call): string {
  const endpoint = endpoints.find((each) => each.method === method && each.path === path);
  if (!endpoint) throw new Error(`The contract has no ${method} ${path}.`);
  return endpoint.name;
}

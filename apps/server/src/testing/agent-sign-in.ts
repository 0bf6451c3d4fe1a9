import * as allowing from '@bellwether/contract/agents/allowing';
import { pkce } from './agent-client.ts';
import type { CastName, GoalCompany } from './goal-company.ts';

/** The address to which the program returns. */
export const agentAddress = 'https://claude.example/callback';

/** What a test changes of an authorization request. */
export type AskedAccess = Partial<
  Record<
    'client_id' | 'redirect_uri' | 'response_type' | 'code_challenge_method' | 'scope' | 'resource' | 'state',
    string
  >
>;

/** Enters a program, and returns the steps by which it signs in (agents.2). */
export async function enterAgentProgram(company: GoalCompany) {
  const { server } = company;
  const { ClientId: clientId } = await company.must('orgAdmin', allowing.addAgentClient, {
    body: { Name: 'Claude', Addresses: [agentAddress] },
  });
  const askedOf = (challenge: string, given: AskedAccess = {}) => ({
    client_id: clientId,
    redirect_uri: agentAddress,
    response_type: 'code',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    scope: 'goals:read comments:write',
    ...given,
  });
  const send = async (path: string, host: string, payload: string | object, type: string) => {
    const url = `/api/agents/${path}`;
    const answer = await server.send({
      method: 'POST',
      url,
      headers: { host, 'content-type': type },
      payload,
    });
    const { statusCode: status, headers } = answer;
    return { status, body: answer.json(), retryAfter: headers['retry-after'] };
  };
  const post = (path: string, fields: Record<string, string>, host = 'localhost') =>
    send(path, host, new URLSearchParams(fields).toString(), 'application/x-www-form-urlencoded');
  return {
    askedOf,
    post,
    register: (payload: object, host: string) => send('register', host, payload, 'application/json'),
    consent: (who: CastName | null, given: AskedAccess = {}, host?: string) =>
      company.call(who, allowing.getAgentConsent, {
        query: askedOf(pkce().challenge, given),
        ...(host ? { host } : {}),
      }),
    async codeOf(who: CastName = 'member', given: AskedAccess = {}) {
      const { verifier, challenge } = pkce();
      const body = { ...askedOf(challenge, given), IsAllowed: true };
      const { RedirectTo } = await company.must(who, allowing.answerAgentConsent, { body });
      const to = new URL(RedirectTo);
      return { code: to.searchParams.get('code') ?? '', verifier, to };
    },
    exchange: (
      { code, verifier }: { code: string; verifier: string },
      given: Record<string, string> = {},
      host?: string,
    ) =>
      post(
        'token',
        {
          grant_type: 'authorization_code',
          code,
          code_verifier: verifier,
          client_id: clientId,
          redirect_uri: agentAddress,
          ...given,
        },
        host,
      ),
    refresh: (refresh_token: string, given: Record<string, string> = {}) =>
      post('token', { grant_type: 'refresh_token', refresh_token, client_id: clientId, ...given }),
    async works(access: string, host = 'localhost') {
      const answer = await server.send({
        method: 'POST',
        url: '/api/mcp',
        headers: {
          host,
          authorization: `Bearer ${access}`,
          accept: 'application/json, text/event-stream',
          'content-type': 'application/json',
        },
        payload: { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} },
      });
      return answer.statusCode === 200;
    },
  };
}

import * as acting from '@bellwether/contract/agents/acting';
import * as allowing from '@bellwether/contract/agents/allowing';
import { instantToIso } from '@bellwether/domain/calendar/instant';
import { type Caller, type Route, route } from '#platform/http/route.ts';
import { askedConsent } from './access.ts';
import { addClient, allowAgent, endAgent, removeClient } from './commands.allowing.ts';
import { answerRequest, askPrediction, type Predicting } from './commands.requests.ts';
import { presentAgent, presentClient, presentRequest } from './presenter.ts';
import { requestOf } from './queries.requests.ts';
import { clientsOf, ownAgents, ownAgentTokens } from './queries.ts';

/**
 * The calls about agents. `https`: people reach the server by https. `predicting` gives predictions, which belong to another
 * feature.
 */
export function agentRoutes(https: boolean, predicting: Predicting): Route[] {
  const baseOf = ({ authority }: Caller) => `${https ? 'https' : 'http'}://${authority}`;
  return [
    route(acting.askPrediction, async (scope, { body }) => {
      const { StatusId, Likelihood, Quality, Comment } = body;
      const asked = { statusId: StatusId, likelihood: Likelihood, quality: Quality, comment: Comment };
      const { id, expiresAt } = await askPrediction(scope, asked, predicting);
      return { Id: id, ExpiresAt: instantToIso(expiresAt) };
    }),
    route(acting.getAgentRequest, async (scope, { params }) =>
      presentRequest(await requestOf(scope, params.id), scope.now),
    ),
    route(acting.answerAgentRequest, async (scope, { params, body }) =>
      presentRequest(await answerRequest(scope, params.id, body.IsConfirmed, predicting), scope.now),
    ),
    route(allowing.listAgents, async (scope) => ({
      data: (await ownAgents(scope)).map(presentAgent),
      Tokens: (await ownAgentTokens(scope)).map(presentAgent),
      IsOn: scope.tenant.settings.agents_enabled,
    })),
    route(allowing.endAgent, async (scope, { params }) => {
      await endAgent(scope, params.id);
      return { Id: params.id };
    }),
    route(allowing.getAgentConsent, async (scope, { query }, caller) => {
      const { client, address, scopes } = await askedConsent(scope, query, baseOf(caller));
      return {
        Name: client.name,
        ReturnsTo: new URL(address).host,
        Scopes: scopes,
        IsUnknown: client.isRegistered,
      };
    }),
    route(allowing.answerAgentConsent, async (scope, { body }, caller) => {
      const base = baseOf(caller);
      const asked = await askedConsent(scope, body, base);
      const to = new URL(asked.address);
      if (body.IsAllowed) to.searchParams.set('code', await allowAgent(scope, asked));
      else to.searchParams.set('error', 'access_denied');
      if (body.state !== '') to.searchParams.set('state', body.state);
      to.searchParams.set('iss', base);
      return { RedirectTo: to.href };
    }),
    route(allowing.listAgentClients, async (scope, _input, caller) => ({
      data: (await clientsOf(scope)).map(presentClient),
      IsOn: scope.tenant.settings.agents_enabled,
      MayRegister: scope.tenant.settings.agent_registration_enabled,
      Address: `${baseOf(caller)}/api/mcp`,
    })),
    route(allowing.addAgentClient, async (scope, { body }) => {
      const id = await addClient(scope, { name: body.Name, addresses: body.Addresses });
      const made = (await clientsOf(scope)).find((client) => client.id === id);
      if (!made) throw new Error(`The new program ${id} is missing.`);
      return presentClient(made);
    }),
    route(allowing.removeAgentClient, async (scope, { params }) => {
      await removeClient(scope, params.id);
      return { Id: params.id };
    }),
  ];
}

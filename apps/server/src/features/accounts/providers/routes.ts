import * as providers from '@bellwether/contract/accounts/providers';
import * as signInWays from '@bellwether/contract/accounts/sign-in-ways';
import type { ServerContext } from '#platform/context.ts';
import { type Route, route, visitorRoute, waitingRoute } from '#platform/http/route.ts';
import { notFound } from '#platform/refusal/problem.ts';
import { companyAt } from '../../tenant/access.ts';
import { subdomainAsked } from '../sign-in/commands.ts';
import { waysToProve } from './commands.proof.ts';
import { finishProof, readTrial } from './commands.ticket.ts';
import { addProvider, removeProvider, saveProvider } from './commands.ts';
import { presentProvider, presentProviders } from './presenter.ts';
import { signInWaysOf } from './queries.ts';

/** The company's providers of sign-ins, and proofs by them (accounts.15). The browser's way is in `routes.browser.ts`. */
export function providerRoutes(context: ServerContext): Route[] {
  return [
    visitorRoute(signInWays.getSignInWays, async (visitor, { params }) => {
      const subdomain = subdomainAsked(context, visitor, params.id === '0' ? undefined : params.id);
      const tenant = await companyAt(context, subdomain);
      if (!tenant?.isActive) throw notFound();
      return {
        data: await signInWaysOf(context, tenant.id),
        SupportEmail: context.config.supportEmail ?? null,
      };
    }),
    route(providers.listProviders, async (scope, _input, { authority }) => ({
      data: await presentProviders(context, scope, authority),
    })),
    waitingRoute(providers.addProvider, (scope, { body }, { authority }) =>
      addProvider(context, scope, body, (later, id) => presentProvider(context, later, { authority, id })),
    ),
    waitingRoute(providers.saveProvider, (scope, { params, body }, { authority }) =>
      saveProvider(context, scope, { id: params.id, asked: body }, (later, id) =>
        presentProvider(context, later, { authority, id }),
      ),
    ),
    route(providers.removeProvider, async (scope, { params }) => {
      await removeProvider(scope, params.id);
      return { Id: params.id };
    }),
    waitingRoute(providers.testProvider, async (scope, { params }, { authority }) =>
      (await import('./commands.trial.ts')).testProvider(context, scope, { id: params.id, authority }),
    ),
    route(providers.readTrial, (scope, { params, body }) =>
      readTrial(scope, { providerId: params.id, ticket: body.Ticket }),
    ),
    route(providers.startProof, waysToProve),
    route(providers.finishProof, async (scope, { body }, { cookie }) => {
      await finishProof(context, scope, { ticket: body.Ticket, cookie });
      return {};
    }),
  ];
}

import { arrivalFaults } from '@bellwether/domain/accounts/providers/words';
import * as z from 'zod/mini';
import type { ServerContext } from '#platform/context.ts';
import type { BrowserAnswer, BrowserRequest } from '#platform/http/browser-calls.ts';
import { notFound } from '#platform/refusal/problem.ts';
import { browserHashOf, markBrowser } from './access.browser.ts';
import { originOf } from './access.place.ts';
import type { AddFound, Arrivals } from './commands.arrival.ts';
import { ArrivalRefusal, providerHere } from './commands.attempt.ts';
import { faultsOfProvider } from './commands.happening.ts';

// Loaded with the first browser that comes: their libraries take memory, and many nodes have no provider (0007).
const openId = () => import('./commands.open-id.ts');
const saml = () => import('./commands.saml.ts');
const ends = () => import('./commands.end.ts');

const startQuery = z.object({
  To: z.catch(z.optional(z.string()), undefined),
  Begin: z.catch(z.optional(z.string()), undefined),
  Company: z.catch(z.optional(z.string()), undefined),
  Email: z.catch(z.optional(z.string().check(z.maxLength(254))), undefined),
  At: z.catch(z.optional(z.string()), undefined),
});

/** The way of a browser to a provider of sign-ins and back: redirects instead of replies (accounts.15). */
export function browserWay(context: ServerContext, add: AddFound) {
  return {
    /** Sends the browser to the provider, with a mark that it must have when it comes back. */
    start: (request: BrowserRequest) =>
      orSignInPage(context, request, async () => {
        const { visitor, id } = request;
        const query = startQuery.parse(request.query);
        const here = await providerHere(context, visitor, { id, company: query.Company });
        const origin = originOf(context, here.subdomain, visitor.authority);
        // The provider leads back to one host, and the mark belongs to the host that sets it.
        if (query.At === undefined && new URL(origin).hostname !== visitor.host)
          return {
            redirect: `${origin}${request.path}?${new URLSearchParams({ ...request.query, At: '1' })}`,
          };
        const { cookie, browserHash } = markBrowser(context, visitor.cookie);
        const asked = { prepared: query.Begin, returnTo: query.To, email: query.Email, browserHash };
        const isSaml = here.provider.kind === 'saml';
        const start = isSaml ? (await saml()).startSaml : (await openId()).startOpenId;
        return { redirect: await start(context, visitor, here, asked), cookie };
      }),

    /** Takes the code of an OpenID provider. */
    callback: (request: BrowserRequest) =>
      orSignInPage(context, request, async () => {
        const { visitor, id } = request;
        const here = await providerHere(context, visitor, { id });
        if (here.provider.kind !== 'oidc') throw new ArrivalRefusal('attempt_over');
        const browserHash = browserHashOf(context, visitor.cookie);
        const asked = { search: request.search, browserHash, add };
        const { answerOpenId } = await openId();
        return { redirect: arrivedPage(id, await answerOpenId(context, visitor, here, asked)) };
      }),

    /** Takes the assertion of a SAML provider. */
    saml: (request: BrowserRequest) =>
      orSignInPage(context, request, async () => {
        const { visitor, id, form } = request;
        const here = await providerHere(context, visitor, { id });
        const response = form.get('SAMLResponse') ?? '';
        const asked = { response, relayState: form.get('RelayState') ?? '', add };
        const { answerSaml } = await saml();
        return { redirect: arrivedPage(id, await answerSaml(context, visitor, here, asked)) };
      }),

    /** Describes this side for a SAML provider. */
    async metadata(request: BrowserRequest): Promise<BrowserAnswer> {
      const here = await hereOrNot(context, request);
      const text = here && (await saml()).metadataOf(context, request.visitor, here);
      if (text === undefined) throw notFound();
      return { status: 200, type: 'application/samlmetadata+xml; charset=utf-8', body: text };
    },

    /** Ends sessions as an OpenID provider says. */
    async backchannel(request: BrowserRequest): Promise<BrowserAnswer> {
      const here = await hereOrNot(context, request);
      const token = request.form.get('logout_token') ?? '';
      const { endByProvider } = await ends();
      const isEnded = here !== undefined && (await endByProvider(context, request.visitor, here, token));
      return isEnded
        ? { status: 200, type: 'application/json', body: '{}' }
        : { status: 400, type: 'application/json', body: '{"error":"invalid_request"}' };
    },
  };
}

/** The page fetches the result; the ticket stands in the fragment, which no server and no log sees. */
function arrivedPage(id: number, { purpose, ticket }: Arrivals): string {
  return `/v3/arrived#${new URLSearchParams({ for: purpose, ticket, provider: String(id) })}`;
}

/** Answers with the redirect, or leads to the sign-in page with the code of the reason. */
async function orSignInPage(
  context: ServerContext,
  { visitor, id }: BrowserRequest,
  work: () => Promise<BrowserAnswer>,
): Promise<BrowserAnswer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ArrivalRefusal)) throw error;
    context.log.warn({ err: error, provider: id, requestId: visitor.requestId }, 'a sign-in was refused');
    context.signIns.count('provider', faultsOfProvider.includes(error.code) ? 'failed' : 'refused');
    const code = arrivalFaults.includes(error.code) ? error.code : 'answer_invalid';
    const to = error.returnTo === undefined ? {} : { to: error.returnTo };
    return { redirect: `/v3/login?${new URLSearchParams({ refused: code, ...to })}` };
  }
}

async function hereOrNot(context: ServerContext, { visitor, id }: BrowserRequest) {
  try {
    return await providerHere(context, visitor, { id });
  } catch (error) {
    if (error instanceof ArrivalRefusal) return undefined;
    throw error;
  }
}

import * as tokens from '@bellwether/contract/accounts/tokens';
import { type Route, route } from '#platform/http/route.ts';
import type { Scope } from '#platform/session/scope.ts';
import { endToken, type MadeToken, makeOwnToken, makeTokenOfCompany } from './commands.ts';
import { presentCompanyToken, presentToken } from './presenter.ts';
import { openTokens } from './queries.ts';

/** The tokens of programs: a person's own, and the company's (accounts.13). */
export const tokenRoutes: readonly Route[] = [
  route(tokens.listTokens, async (scope) => ({
    data: (await openTokens(scope, 'own')).map(presentToken),
    MayBeEndless: scope.tenant.settings.endless_tokens_allowed,
  })),
  route(tokens.makeToken, async (scope, { body }) => {
    const made = await makeOwnToken(scope, body);
    return { ...presentToken(await rowOf(scope, 'own', made)), Token: made.token };
  }),
  route(tokens.endToken, async (scope, { params }) => {
    await endToken(scope, params.id, 'own');
    return { Id: params.id };
  }),
  route(tokens.listCompanyTokens, async (scope) => ({
    data: (await openTokens(scope, 'company')).map(presentCompanyToken),
    MayBeEndless: scope.tenant.settings.endless_tokens_allowed,
  })),
  route(tokens.makeCompanyToken, async (scope, { body }) => {
    const made = await makeTokenOfCompany(scope, body);
    return { ...presentCompanyToken(await rowOf(scope, 'company', made)), Token: made.token };
  }),
  route(tokens.endCompanyToken, async (scope, { params }) => {
    await endToken(scope, params.id, 'company');
    return { Id: params.id };
  }),
];

async function rowOf(scope: Scope, whose: 'own' | 'company', { id }: MadeToken) {
  const row = (await openTokens(scope, whose)).find((each) => each.id === id);
  if (!row) throw new Error(`The new token ${id} is missing.`);
  return row;
}

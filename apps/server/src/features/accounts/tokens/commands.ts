import type { TokenNew } from '@bellwether/contract/accounts/tokens';
import { tokenLimits, tokenScopes } from '@bellwether/domain/accounts/tokens/tokens';
import { timestamp } from '#platform/database/instant.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import { badField, conflict, notFound } from '#platform/refusal/problem.ts';
import { mintApiToken } from '#platform/session/api-token.ts';
import { demandFreshProof } from '#platform/session/fresh-proof.ts';
import { lockActingSession, lockCompany } from '#platform/session/locks.ts';
import type { Scope } from '#platform/session/scope.ts';
import { openTokens } from './queries.ts';
import { tokenWords } from './words.ts';

const day = 86_400_000;

/** Returns the id of a new token with its secret, which nobody can read again. */
export interface MadeToken {
  readonly id: number;
  readonly token: string;
}

/** @throws HttpProblem 409 at the limit, 400 at `Days` if a token must end. */
export async function makeOwnToken(scope: Scope, asked: TokenNew): Promise<MadeToken> {
  await lockActingSession(scope);
  const own = await openTokens(scope, 'own');
  if (own.length >= tokenLimits.personal) throw conflict(tokenWords, 'too_many_own');
  return make(scope, asked, false);
}

/** @throws HttpProblem 409 that asks for the password, or at the limit; 400 at `Days` if a token must end. */
export async function makeTokenOfCompany(scope: Scope, asked: TokenNew): Promise<MadeToken> {
  demandFreshProof(scope);
  await lockActingSession(scope);
  await lockCompany(scope);
  const all = await openTokens(scope, 'company');
  if (all.length >= tokenLimits.company) throw conflict(tokenWords, 'too_many_of_company');
  return make(scope, asked, true);
}

async function make(scope: Scope, { Name, Scopes, Days }: TokenNew, isCompany: boolean): Promise<MadeToken> {
  if (Days === null && !scope.tenant.settings.endless_tokens_allowed)
    throw badField('Days', tokenWords, 'needs_an_end');
  const { token, secretHash } = mintApiToken(scope.tenant.id, isCompany ? 'c' : 'p');
  const { id } = await scope.db
    .insertInto('api_token')
    .values({
      tenant_id: scope.tenant.id,
      person_id: scope.person.id,
      is_company: isCompany,
      name: Name,
      scopes: tokenScopes.filter((each) => Scopes.includes(each)),
      secret_hash: secretHash,
      created_at: timestamp(scope.now),
      expires_at: Days === null ? null : timestamp(scope.now + Days * day),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordEvent(scope, {
    kind: 'account.token_made',
    subjectId: scope.person.id,
    detail: { token: id, isCompany },
  });
  return { id, token };
}

/** Ends a token. Every node reads the token again at its next request. */
export async function endToken(scope: Scope, id: number, whose: 'own' | 'company'): Promise<void> {
  const isCompany = whose === 'company';
  let query = scope.db
    .updateTable('api_token')
    .set({ ended_at: timestamp(scope.now) })
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', id)
    .where('is_company', '=', isCompany)
    .where('ended_at', 'is', null);
  if (!isCompany) query = query.where('person_id', '=', scope.person.id);
  const ended = await query.returning('person_id').executeTakeFirst();
  if (!ended) throw notFound();
  await recordEvent(scope, {
    kind: 'account.token_ended',
    subjectId: ended.person_id,
    detail: { token: id, isCompany },
  });
}

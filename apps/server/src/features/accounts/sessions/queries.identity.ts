import { createHmac } from 'node:crypto';
import { notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';

/**
 * Returns the acting person's identity hash for the chat widget (accounts.12): HMAC-SHA256 of `tenant.person`, in
 * hex.
 * @throws HttpProblem 404 for another person's id, outside production and without a secret.
 */
export function identityHash(
  { tenant, person }: Scope,
  personId: number,
  config: { readonly environment: string; readonly chatIdentitySecret: string | undefined },
): string {
  const { environment, chatIdentitySecret } = config;
  if (personId !== person.id || environment !== 'production' || chatIdentitySecret === undefined)
    throw notFound();
  return createHmac('sha256', chatIdentitySecret).update(`${tenant.id}.${person.id}`).digest('hex');
}

import { said } from '@bellwether/domain/shared/said';
import type { ServerContext } from '#platform/context.ts';
import { inTenant } from '#platform/database/transaction.ts';
import type { Visitor } from '#platform/http/route.ts';
import { HttpProblem } from '#platform/refusal/problem.ts';
import { readToken } from '#platform/session/token.ts';
import { findOpenInvitation, type OpenInvitation } from '../queries.ts';
import { accountWords } from '../words.ts';

export const invalidInvitation = () => new HttpProblem(404, said(accountWords, 'invitation_invalid'));

/**
 * Returns the person whom a link invites.
 * @throws HttpProblem 404 for a link that is unknown, used, replaced or too old.
 */
export async function checkInvitation(
  context: ServerContext,
  visitor: Visitor,
  link: string,
): Promise<OpenInvitation> {
  const token = readToken(link);
  if (!token) throw invalidInvitation();
  const found = await inTenant(context.pool, token.tenantId, (db) =>
    findOpenInvitation(db, { ...token, now: visitor.now, lock: false }),
  );
  if (!found) throw invalidInvitation();
  return found;
}

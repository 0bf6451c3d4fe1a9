import type { Trial } from '@bellwether/contract/accounts/providers';
import { arrivalMessages } from '@bellwether/domain/accounts/providers/words';
import { said, sentenceOf } from '@bellwether/domain/shared/said';
import { type SqlBool, sql } from 'kysely';
import type { ServerContext } from '#platform/context.ts';
import type { Queries } from '#platform/database/driver.ts';
import { instant, timestamp } from '#platform/database/instant.ts';
import { inTenant } from '#platform/database/transaction.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import type { Visitor } from '#platform/http/route.ts';
import { HttpProblem, notFound } from '#platform/refusal/problem.ts';
import { asPerson } from '#platform/session/gate.ts';
import { lockActingPerson } from '#platform/session/locks.ts';
import type { Scope } from '#platform/session/scope.ts';
import { readToken, type SecretToken } from '#platform/session/token.ts';
import { rememberDevice } from '../sign-in/commands.device.ts';
import { startSession } from '../sign-in/commands.ts';
import { browserHashOf } from './access.browser.ts';
import type { TrialFound } from './commands.arrival.ts';
import type { Purpose } from './commands.attempt.ts';
import { providerWords } from './words.ts';

const over = () => new HttpProblem(401, said(providerWords, 'ticket_over'));

/** An open ticket: of this purpose, not used, not too old, and in the browser where the attempt began. */
function openTicket(
  { tenantId, secretHash }: SecretToken,
  asked: { readonly purpose: Purpose; readonly now: number; readonly browserHash: Buffer | null },
) {
  return sql<SqlBool>`tenant_id = ${tenantId} and ticket_hash = ${secretHash} and purpose = ${asked.purpose}
    and ended_at is null and expires_at > ${instant(asked.now)}
    and (browser_hash is null or browser_hash = ${asked.browserHash}::bytea)`;
}

/**
 * Returns the session that a provider opened, once, with the page that was asked for.
 * @throws HttpProblem 401 for a ticket that is used, old, or of another browser, and for a deactivated person.
 */
export async function finishSignIn<T>(
  context: ServerContext,
  visitor: Visitor,
  asked: { readonly ticket: string; readonly device: string | undefined },
  present: (scope: Scope, token: string) => Promise<T>,
): Promise<{ session: T; to: string | null }> {
  const ticket = readToken(asked.ticket);
  if (!ticket) throw over();
  const { tenantId } = ticket;
  const browserHash = browserHashOf(context, visitor.cookie);
  const isOpen = openTicket(ticket, { purpose: 'sign-in', now: visitor.now, browserHash });
  const found = await inTenant(context.pool, tenantId, (db) =>
    db.selectFrom('sign_in_attempt').select('person_id').where(isOpen).executeTakeFirst(),
  );
  const personId = found?.person_id;
  if (!personId) throw over();
  return asPerson(context, { ...visitor, tenantId, personId }, async (scope) => {
    await lockActingPerson(scope);
    const used = await scope.db
      .updateTable('sign_in_attempt')
      .set({ ended_at: timestamp(scope.now) })
      .where(isOpen)
      .returning(['provider_id', 'issuer', 'subject', 'provider_session', 'proven_at', 'return_to'])
      .executeTakeFirst();
    if (!used) throw over();
    const token = await startSession(scope, visitor.userAgent, {
      providerId: used.provider_id,
      issuer: used.issuer,
      subject: used.subject,
      session: used.provider_session,
      provenAt: used.proven_at,
    });
    await rememberDevice(scope, asked.device);
    await recordEvent(scope, {
      kind: 'account.signed_in',
      subjectId: scope.person.id,
      detail: { provider: used.provider_id },
    });
    return { session: await present(scope, token), to: used.return_to };
  });
}

/**
 * Takes a fresh sign-in at the provider as the proof that the person of this session is present (accounts.7).
 * @throws HttpProblem 401 for another session's ticket, as for one that is used or old.
 */
export async function finishProof(
  context: ServerContext,
  scope: Scope,
  asked: { readonly ticket: string; readonly cookie: string | undefined },
): Promise<void> {
  const ticket = readToken(asked.ticket);
  if (ticket?.tenantId !== scope.tenant.id) throw notFound();
  const browserHash = browserHashOf(context, asked.cookie);
  const used = await scope.db
    .updateTable('sign_in_attempt')
    .set({ ended_at: timestamp(scope.now) })
    .where(openTicket(ticket, { purpose: 'proof', now: scope.now, browserHash }))
    .where('person_id', '=', scope.person.id)
    .where('session_id', '=', scope.principal.id)
    .where('proven_at', 'is not', null)
    .returning(['provider_id', 'proven_at'])
    .executeTakeFirst();
  if (!used) throw notFound();
  await scope.db
    .updateTable('session')
    .set({ password_at: timestamp(used.proven_at ?? 0) })
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', scope.principal.id)
    .execute();
  await recordEvent(scope, {
    kind: 'account.presence_proved',
    subjectId: scope.person.id,
    detail: { provider: used.provider_id },
  });
}

/**
 * Returns what a trial of the acting admin found.
 * @throws HttpProblem 404 without an answer of the provider.
 */
export async function readTrial(
  scope: Scope,
  asked: { readonly providerId: number; readonly ticket: string },
): Promise<Trial> {
  const ticket = readToken(asked.ticket);
  if (ticket?.tenantId !== scope.tenant.id) throw notFound();
  const row = await scope.db
    .selectFrom('sign_in_attempt')
    .select('found')
    .where('tenant_id', '=', scope.tenant.id)
    .where('ticket_hash', '=', ticket.secretHash)
    .where('provider_id', '=', asked.providerId)
    .where('purpose', '=', 'trial')
    .where('person_id', '=', scope.person.id)
    .executeTakeFirst();
  if (!row?.found) throw notFound();
  const found = row.found as TrialFound;
  const person =
    found.personId === null ? undefined : await nameOf(scope.db, scope.tenant.id, found.personId);
  return {
    Claims: found.claims.map(({ name, value }) => ({ Name: name, Value: value })),
    Person: person ? { Id: person.id, Name: person.name } : null,
    Outcome: outcomeOf(scope, found, person?.name ?? ''),
  };
}

function outcomeOf({ language }: Scope, { outcome, fault }: TrialFound, name: string): string {
  if (fault === 'provider_down')
    return sentenceOf(said(arrivalMessages, fault, { help: said(arrivalMessages, 'org_admin') }), language);
  if (fault !== null) return sentenceOf(said(arrivalMessages, fault), language);
  const words = language.words(providerWords);
  if (outcome === 'creates') return words.would_create;
  return outcome === 'links' ? words.would_link(name) : words.would_sign_in(name);
}

async function nameOf(db: Queries, tenantId: number, id: number) {
  return db
    .selectFrom('person')
    .select(['id', 'name'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

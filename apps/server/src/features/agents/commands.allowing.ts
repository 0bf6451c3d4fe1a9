import { randomBytes } from 'node:crypto';
import { agentLimits, agentLives } from '@bellwether/domain/agents/limits';
import { timestamp } from '#platform/database/instant.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import { badField, conflict, notFound } from '#platform/refusal/problem.ts';
import { mintApiToken } from '#platform/session/api-token.ts';
import { demandFreshProof } from '#platform/session/fresh-proof.ts';
import { lockActingSession, lockCompany } from '#platform/session/locks.ts';
import type { Scope } from '#platform/session/scope.ts';
import { type AskedConsent, mayReturnTo } from './access.ts';
import { isLiving } from './queries.ts';
import { agentWords } from './words.ts';

/** Allows the client, and returns the code that it exchanges within five minutes (agents.2). */
export async function allowAgent(
  scope: Scope,
  { client, address, challenge, scopes }: AskedConsent,
): Promise<string> {
  const { db, tenant, person, now } = scope;
  await lockActingSession(scope);
  const { count } = await db
    .selectFrom('agent_grant as allowed')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenant.id)
    .where('person_id', '=', person.id)
    .where(isLiving(['code', 'refresh'], now))
    .executeTakeFirstOrThrow();
  if (Number(count) >= agentLimits.grants) throw conflict(agentWords, 'too_many_grants');
  const { id } = await db
    .insertInto('agent_grant')
    .values({
      tenant_id: tenant.id,
      person_id: person.id,
      client_id: client.id,
      scopes,
      created_at: timestamp(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { token, secretHash } = mintApiToken(tenant.id, 'k');
  await db
    .insertInto('agent_secret')
    .values({
      tenant_id: tenant.id,
      grant_id: id,
      kind: 'code',
      secret_hash: secretHash,
      redirect_uri: address,
      challenge,
      created_at: timestamp(now),
      expires_at: timestamp(now + agentLives.code),
    })
    .execute();
  await recordEvent(scope, {
    kind: 'agent.allowed',
    subjectId: person.id,
    detail: { grant: id, client: client.id },
  });
  return token;
}

/** Ends an own agent. Every node reads the grant again at its next call. */
export async function endAgent(scope: Scope, id: number): Promise<void> {
  const ended = await scope.db
    .updateTable('agent_grant')
    .set({ ended_at: timestamp(scope.now) })
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', id)
    .where('person_id', '=', scope.person.id)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!ended) throw notFound();
  await recordEvent(scope, { kind: 'agent.ended', subjectId: scope.person.id, detail: { grant: id } });
}

interface NewClient {
  readonly name: string;
  readonly addresses: readonly string[];
}

/** @throws HttpProblem 409 that asks for the password, or at the limit; 400 at `Addresses`. */
export async function addClient(scope: Scope, { name, addresses }: NewClient): Promise<number> {
  demandFreshProof(scope);
  if (!addresses.every(mayReturnTo)) throw badField('Addresses', agentWords, 'bad_address');
  await lockCompany(scope);
  const { db, tenant, person, now } = scope;
  const { count } = await db
    .selectFrom('agent_client')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenant.id)
    .where('ended_at', 'is', null)
    // Programs that registered themselves have a limit of their own.
    .where('added_by', 'is not', null)
    .executeTakeFirstOrThrow();
  if (Number(count) >= agentLimits.clients) throw conflict(agentWords, 'too_many_clients');
  const { id } = await db
    .insertInto('agent_client')
    .values({
      tenant_id: tenant.id,
      client_id: newClientId(),
      name,
      redirect_uris: [...addresses],
      added_by: person.id,
      created_at: timestamp(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordEvent(scope, { kind: 'agent.client_added', subjectId: null, detail: { client: id } });
  return id;
}

export const newClientId = () => `bw-${randomBytes(12).toString('base64url')}`;

/** Removes a client, and ends it for everybody who allowed it. */
export async function removeClient(scope: Scope, id: number): Promise<void> {
  const { db, tenant, now } = scope;
  const removed = await db
    .updateTable('agent_client')
    .set({ ended_at: timestamp(now) })
    .where('tenant_id', '=', tenant.id)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!removed) throw notFound();
  await db
    .updateTable('agent_grant')
    .set({ ended_at: timestamp(now) })
    .where('tenant_id', '=', tenant.id)
    .where('client_id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
  await recordEvent(scope, { kind: 'agent.client_removed', subjectId: null, detail: { client: id } });
}

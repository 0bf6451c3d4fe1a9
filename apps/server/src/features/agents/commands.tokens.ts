import { hash } from 'node:crypto';
import type { TokenScope } from '@bellwether/domain/accounts/tokens/tokens';
import { agentLives } from '@bellwether/domain/agents/limits';
import { sql } from 'kysely';
import type { Queries } from '#platform/database/driver.ts';
import { instant, timestamp } from '#platform/database/instant.ts';
import { recordEventIn } from '#platform/events/record-event.ts';
import { mintApiToken, readApiSecret } from '#platform/session/api-token.ts';
import { writeInCompany } from '#platform/session/company-rest.ts';
import type { TenantContext } from '#platform/session/tenant-context.ts';

/** How an exchange of a code or a refresh token ended. */
export type Exchange =
  | {
      readonly ok: true;
      readonly access: string;
      readonly refresh: string;
      readonly scopes: readonly TokenScope[];
    }
  | { readonly ok: false; readonly error: 'invalid_grant' | 'invalid_client' };

export interface ExchangeAsked {
  readonly kind: 'code' | 'refresh';
  readonly secret: string;
  readonly clientId: string;
  /** Of codes. */
  readonly address?: string | undefined;
  readonly verifier?: string | undefined;
  /** The subdomain that the request's host names; undefined: it names none. */
  readonly subdomain: string | undefined;
  readonly now: number;
  readonly requestId: string;
}

interface SecretRow {
  readonly id: number;
  readonly grant_id: number;
  readonly person_id: number;
  readonly scopes: TokenScope[];
  readonly client_id: string;
  readonly redirect_uri: string | null;
  readonly challenge: string | null;
  readonly is_used: boolean;
  readonly is_over: boolean;
  readonly is_ended: boolean;
}

const refused = (error: 'invalid_grant' | 'invalid_client'): Exchange => ({ ok: false, error });

/**
 * Exchanges a code, or rotates a refresh token (agents.2). Both are used once: a second use shows that somebody else has a
 * copy, so it ends the grant.
 * @throws HttpProblem 503 for a frozen company, 421 for one that lives elsewhere.
 */
export async function exchange(context: TenantContext, asked: ExchangeAsked): Promise<Exchange> {
  const credential = readApiSecret(asked.secret, [asked.kind === 'code' ? 'k' : 'r']);
  if (!credential) return refused('invalid_grant');
  const { tenantId } = credential;
  return writeInCompany(context.pool, tenantId, async (db) => {
    const row = await heldSecret(db, { ...credential, ...asked });
    if (!row || row.is_ended) return refused('invalid_grant');
    if (row.client_id !== asked.clientId) return refused('invalid_client');
    if (row.is_used) {
      await endStolen(db, tenantId, row, asked);
      return refused('invalid_grant');
    }
    if (row.is_over || (asked.kind === 'code' && !matchesCode(row, asked))) return refused('invalid_grant');
    await db
      .updateTable('agent_secret')
      .set({ used_at: timestamp(asked.now) })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', row.id)
      .execute();
    return issue(db, tenantId, row, asked.now);
  });
}

/** Returns the secret with its grant, and locks it: of two exchanges at once the second sees the first. */
async function heldSecret(
  db: Queries,
  at: ExchangeAsked & { readonly tenantId: number; readonly secretHash: Buffer },
): Promise<SecretRow | undefined> {
  const named = at.subdomain === undefined ? sql`true` : sql`tenant.subdomain = ${at.subdomain}`;
  const { rows } = await sql<SecretRow>`select secret.id, secret.grant_id, allowed.person_id, allowed.scopes,
      client.client_id, secret.redirect_uri, secret.challenge, secret.used_at is not null as is_used,
      secret.expires_at <= ${instant(at.now)} as is_over,
      (allowed.ended_at is not null or client.ended_at is not null or person.deactivated_at is not null
        or not tenant.is_active or not setting.agents_enabled) as is_ended
    from agent_secret secret
    join agent_grant allowed on allowed.tenant_id = secret.tenant_id and allowed.id = secret.grant_id
    join agent_client client on client.tenant_id = allowed.tenant_id and client.id = allowed.client_id
    join person on person.tenant_id = allowed.tenant_id and person.id = allowed.person_id
    join tenant on tenant.id = secret.tenant_id
    join tenant_setting setting on setting.tenant_id = secret.tenant_id
    where secret.tenant_id = ${at.tenantId} and secret.secret_hash = ${at.secretHash} and secret.kind = ${at.kind}
      and ${named}
    for update of secret`.execute(db);
  return rows[0];
}

function matchesCode(row: SecretRow, { address, verifier = '' }: ExchangeAsked): boolean {
  if (!/^[\w.~-]{43,128}$/.test(verifier) || row.redirect_uri !== address) return false;
  return hash('sha256', verifier, 'base64url') === row.challenge;
}

async function endStolen(db: Queries, tenantId: number, row: SecretRow, asked: ExchangeAsked): Promise<void> {
  await db
    .updateTable('agent_grant')
    .set({ ended_at: timestamp(asked.now) })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', row.grant_id)
    .execute();
  const act = { tenantId, actorId: null, requestId: asked.requestId, now: asked.now };
  await recordEventIn(db, act, {
    kind: 'agent.reuse_found',
    subjectId: row.person_id,
    detail: { grant: row.grant_id },
  });
}

/** Makes an access token of an hour, and the next refresh token. The former access token ends with the exchange. */
async function issue(db: Queries, tenantId: number, row: SecretRow, now: number): Promise<Exchange> {
  const [access, refresh] = [mintApiToken(tenantId, 'a'), mintApiToken(tenantId, 'r')];
  await db
    .deleteFrom('agent_secret')
    .where('tenant_id', '=', tenantId)
    .where('grant_id', '=', row.grant_id)
    .where('kind', '=', 'access')
    .execute();
  const common = { tenant_id: tenantId, grant_id: row.grant_id, created_at: timestamp(now) };
  await db
    .insertInto('agent_secret')
    .values([
      {
        ...common,
        kind: 'access',
        secret_hash: access.secretHash,
        expires_at: timestamp(now + agentLives.access),
      },
      {
        ...common,
        kind: 'refresh',
        secret_hash: refresh.secretHash,
        expires_at: timestamp(now + agentLives.refresh),
      },
    ])
    .execute();
  return { ok: true, access: access.token, refresh: refresh.token, scopes: row.scopes };
}

/**
 * Ends the grant of an access or refresh token, as RFC 7009 has it: nothing happens for an unknown one.
 * @throws HttpProblem 503 for a frozen company, 421 for one that lives elsewhere.
 */
export async function revoke(
  context: TenantContext,
  secret: string,
  { now, requestId }: Pick<ExchangeAsked, 'now' | 'requestId'>,
): Promise<void> {
  const credential = readApiSecret(secret, ['a', 'r']);
  if (!credential) return;
  const { tenantId, secretHash } = credential;
  await writeInCompany(context.pool, tenantId, async (db) => {
    const { rows } = await sql<{ id: number; person_id: number }>`update agent_grant allowed
      set ended_at = ${instant(now)} from agent_secret secret
      where allowed.tenant_id = ${tenantId} and allowed.ended_at is null and secret.tenant_id = ${tenantId}
        and secret.secret_hash = ${secretHash} and secret.grant_id = allowed.id
      returning allowed.id, allowed.person_id`.execute(db);
    for (const { id, person_id } of rows.slice(0, 1))
      await recordEventIn(
        db,
        { tenantId, actorId: person_id, requestId, now },
        { kind: 'agent.ended', subjectId: person_id, detail: { grant: id } },
      );
  });
}

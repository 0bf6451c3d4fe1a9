import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Queries } from '#platform/database/driver.ts';
import { instant, timestamp } from '#platform/database/instant.ts';

/** What a signature is for; one for signing in confirms nothing. */
export type Purpose = 'add' | 'sign_in' | 'second_step' | 'confirm';

const lifetime = 5 * 60_000;

interface Asked {
  readonly tenantId: number;
  readonly purpose: Purpose;
  /** Null: whoever signs in. */
  readonly personId: number | null;
  readonly now: number;
}

/** Makes a challenge and returns it as base64url. Expired ones of the company are deleted. */
export async function makeChallenge(
  db: Queries,
  { tenantId, purpose, personId, now }: Asked,
): Promise<string> {
  const challenge = randomBytes(32);
  await db
    .deleteFrom('passkey_challenge')
    .where('tenant_id', '=', tenantId)
    .where('created_at', '<', timestamp(now - lifetime) as never)
    .execute();
  await db
    .insertInto('passkey_challenge')
    .values({ tenant_id: tenantId, challenge, purpose, person_id: personId, created_at: timestamp(now) })
    .execute();
  return challenge.toString('base64url');
}

/** Takes a challenge: it works once, for its purpose and its person. */
export async function takeChallenge(db: Queries, challenge: string, asked: Asked): Promise<boolean> {
  const { rows } = await sql`delete from passkey_challenge where tenant_id = ${asked.tenantId}
      and challenge = ${Buffer.from(challenge, 'base64url')} and purpose = ${asked.purpose}
      and person_id is not distinct from ${asked.personId}::int
      and created_at > ${instant(asked.now - lifetime)} returning 1`.execute(db);
  return rows.length > 0;
}

/** A passkey as stored. */
export interface PasskeyRow {
  readonly id: number;
  readonly personId: number;
  readonly credentialId: Buffer;
  readonly publicKey: Buffer;
  readonly signCount: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly createdAt: number;
  readonly lastUsedAt: number | null;
}

const columns = sql`id, person_id as "personId", credential_name as "credentialId", public_key as "publicKey",
  sign_count as "signCount", transports, name, created_at as "createdAt", last_used_at as "lastUsedAt"`;

/** Returns a person's passkeys, newest first. */
export async function passkeysOf(
  db: Queries,
  of: { tenantId: number; personId: number },
): Promise<PasskeyRow[]> {
  const { rows } = await sql<PasskeyRow>`select ${columns} from passkey
    where tenant_id = ${of.tenantId} and person_id = ${of.personId} order by id desc`.execute(db);
  return rows;
}

/** Locks and returns the passkey with this id of its authenticator; of one person, if given. */
export async function lockPasskey(
  db: Queries,
  of: { tenantId: number; credentialId: string; personId: number | null },
): Promise<PasskeyRow | undefined> {
  const { rows } = await sql<PasskeyRow>`select ${columns} from passkey
    where tenant_id = ${of.tenantId} and credential_name = ${Buffer.from(of.credentialId, 'base64url')}
      and (${of.personId}::int is null or person_id = ${of.personId}::int) for update`.execute(db);
  return rows[0];
}

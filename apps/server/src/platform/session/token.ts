import { hash, randomBytes } from 'node:crypto';

/** An opaque secret that names its tenant: `<tenant>.<256 random bits>`. Only its hash is stored. */
export interface SecretToken {
  tenantId: number;
  secretHash: Buffer;
}

/** Returns a fresh secret of the tenant with its token; store only the hash. */
export function mintToken(tenantId: number): SecretToken & { token: string } {
  const secret = randomBytes(32).toString('base64url');
  return { token: `${tenantId}.${secret}`, tenantId, secretHash: hashOf(secret) };
}

/** Parses a token; undefined for a malformed token. */
export function readToken(token: string | undefined): SecretToken | undefined {
  const parts = /^([1-9]\d{0,9})\.([\w-]{43})$/.exec(token ?? '');
  if (!parts?.[1] || !parts[2]) return undefined;
  const tenantId = Number(parts[1]);
  return tenantId > 2_147_483_647 ? undefined : { tenantId, secretHash: hashOf(parts[2]) };
}

function hashOf(secret: string): Buffer {
  return hash('sha256', secret, 'buffer');
}

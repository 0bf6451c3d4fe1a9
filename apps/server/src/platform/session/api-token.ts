import { hash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { SecretToken } from './token.ts';

/**
 * `bw_p_<company>_<40 characters><8 of a checksum>`, `bw_c_…` of the company, or `bw_s_…` of its directory (SCIM).
 * Secret scanners know the prefix.
 */
const form = /^Bearer +(bw_([pcs])_([1-9]\d{0,9})_[\w-]{40})([\da-f]{8})$/i;

type TokenKind = 'p' | 'c' | 's';

/** Returns a fresh token of a program; store only the hash. */
export function mintApiToken(tenantId: number, kind: TokenKind): SecretToken & { token: string } {
  const text = `bw_${kind}_${tenantId}_${randomBytes(30).toString('base64url')}`;
  return { token: `${text}${checksum(text)}`, tenantId, secretHash: hashOf(text) };
}

/** Parses an `Authorization` header; undefined unless it is a well-formed token of such a kind, whose checksum is right. */
export function readApiToken(
  authorization: string | undefined,
  kinds: readonly TokenKind[] = ['p', 'c'],
): SecretToken | undefined {
  const [, text, kind, tenant, sum] = form.exec(authorization ?? '') ?? [];
  if (!text || checksum(text) !== sum || !kinds.some((each) => each === kind)) return undefined;
  const tenantId = Number(tenant);
  return tenantId > 2_147_483_647 ? undefined : { tenantId, secretHash: hashOf(text) };
}

/** The kind of token is hashed, too, so that nobody can change it. */
const hashOf = (text: string) => hash('sha256', text, 'buffer');

const checksum = (text: string) => crc32(text).toString(16).padStart(8, '0');

import { hash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { SecretToken } from './token.ts';

/**
 * `bw_p_<company>_<40 characters><8 of a checksum>`, `bw_c_…` of the company, `bw_s_…` of its directory (SCIM), or of
 * an agent: `bw_a_…` its access, `bw_r_…` its refresh token, `bw_k_…` its code. Secret scanners know the prefix.
 */
const form = /^(bw_([pcsakr])_([1-9]\d{0,9})_[\w-]{40})([\da-f]{8})$/i;

type TokenKind = 'p' | 'c' | 's' | 'a' | 'k' | 'r';

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
  const [, sent] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? [];
  return sent === undefined ? undefined : readApiSecret(sent, kinds);
}

/** Parses a token without its scheme, as `readApiToken` does. */
export function readApiSecret(sent: string, kinds: readonly TokenKind[]): SecretToken | undefined {
  const [, text, kind, tenant, sum] = form.exec(sent) ?? [];
  if (!text || checksum(text) !== sum || !kinds.some((each) => each === kind)) return undefined;
  const tenantId = Number(tenant);
  return tenantId > 2_147_483_647 ? undefined : { tenantId, secretHash: hashOf(text) };
}

/** The kind of token is hashed, too, so that nobody can change it. */
const hashOf = (text: string) => hash('sha256', text, 'buffer');

const checksum = (text: string) => crc32(text).toString(16).padStart(8, '0');

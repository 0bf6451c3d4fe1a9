import { createHash } from 'node:crypto';

/** Returns the first 22 characters (132 bits) of the SHA-256 of a text or of bytes, as base64url. */
export function shortHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}

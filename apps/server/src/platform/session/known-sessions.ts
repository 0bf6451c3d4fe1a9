import { isDeepStrictEqual } from 'node:util';
import type { ActingRow } from './acting.ts';
import type { SecretToken } from './token.ts';

/** A session with its acting person and company, as stored. */
export type SessionRow = ActingRow & {
  session_id: number;
  last_seen_at: number;
  password_at: number;
};

/**
 * What a node last read of its latest sessions. A read may begin with it, but the gate reads the row again in the same
 * batch and compares (docs/decisions/0041). Bounded; evicts the least recently used.
 */
export class KnownSessions {
  readonly #rows = new Map<string, SessionRow>();
  readonly #limit: number;

  constructor(limit = 2_000) {
    this.#limit = limit;
  }

  of(token: SecretToken): SessionRow | undefined {
    const key = keyOf(token);
    const row = this.#rows.get(key);
    if (row) {
      this.#rows.delete(key);
      this.#rows.set(key, row);
    }
    return row;
  }

  keep(token: SecretToken, row: SessionRow): void {
    this.#rows.set(keyOf(token), row);
    if (this.#rows.size <= this.#limit) return;
    const [oldest] = this.#rows.keys();
    if (oldest !== undefined) this.#rows.delete(oldest);
  }

  forget(token: SecretToken): void {
    this.#rows.delete(keyOf(token));
  }
}

function keyOf({ tenantId, secretHash }: SecretToken): string {
  return `${tenantId}.${secretHash.toString('base64')}`;
}

/** Returns whether two readings of a session say the same, apart from when it was last seen. */
export function saysTheSame(one: SessionRow, other: SessionRow): boolean {
  const names = Object.keys(one) as (keyof SessionRow)[];
  return names.every(
    (name) =>
      name === 'last_seen_at' || one[name] === other[name] || isDeepStrictEqual(one[name], other[name]),
  );
}

import type { SessionRow } from './gate.ts';
import type { SecretToken } from './token.ts';

export class SessionMemory {
  readonly #rows = new Map<string, SessionRow>();
  get({ secretHash }: SecretToken): SessionRow | undefined {
    return this.#rows.get(secretHash.toString('base64url'));
  }
  set({ secretHash }: SecretToken, row: SessionRow): void {
    this.#rows.set(secretHash.toString('base64url'), row);
  }
}

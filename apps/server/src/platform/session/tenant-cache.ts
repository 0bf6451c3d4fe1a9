/**
 * A node's cache of tenants' data: periods, and for ten minutes whether a company is large. Bounded; evicts the least
 * recently used.
 */
export class TenantCache {
  readonly #entries = new Map<string, unknown>();
  readonly #limit: number;

  constructor(limit = 2_000) {
    this.#limit = limit;
  }

  get<T>(kind: string, tenantId: number): T | undefined {
    const key = `${kind}:${tenantId}`;
    const value = this.#entries.get(key);
    if (value !== undefined) {
      this.#entries.delete(key);
      this.#entries.set(key, value);
    }
    return value as T | undefined;
  }

  /** Drops a tenant's entry, because the database refused its ids, as after a restore. */
  drop(tenantId: number): void {
    for (const key of this.#entries.keys()) if (key.endsWith(`:${tenantId}`)) this.#entries.delete(key);
  }

  set(kind: string, tenantId: number, value: unknown): void {
    this.#entries.set(`${kind}:${tenantId}`, value);
    if (this.#entries.size > this.#limit) {
      const oldest = this.#entries.keys().next().value;
      if (oldest !== undefined) this.#entries.delete(oldest);
    }
  }
}

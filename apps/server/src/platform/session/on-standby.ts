import type { Queries } from '../database/driver.ts';
import type { Standby } from '../database/standby.ts';

interface Reader {
  readonly db: Queries;
  readonly tenant: { readonly id: number };
  readonly standby?: Standby | undefined;
}

/**
 * Reads with the scope's rights on the standby, for what takes long: exports, reports, summaries, insight, the log. Without
 * a standby that is up to date, the same read runs in the scope's own transaction. `work` only reads what has committed.
 */
export function onStandby<S extends Reader, T>(scope: S, work: (scope: S) => Promise<T>): Promise<T> {
  const { standby, tenant } = scope;
  if (!standby) return work(scope);
  return standby.read(scope.db, tenant.id, (db) => work({ ...scope, db }));
}

import type { Queries } from './driver.ts';
import type { Announced, DatabasePool } from './pool.ts';

const announced = new WeakMap<Queries, Set<Announced>>();

/** Notifies the pool's listeners once, after the transaction of `db` has committed; never after a rollback. */
export function announceCommit(db: Queries, what: Announced): void {
  announced.set(db, (announced.get(db) ?? new Set()).add(what));
}

/**
 * Calls `listener` after each announced commit of the pool's transactions. Returns the function that
 * unsubscribes.
 */
export function onAnnouncedCommit(
  pool: DatabasePool,
  listener: (what: ReadonlySet<Announced>) => void,
): () => void {
  pool.commitListeners.add(listener);
  return () => void pool.commitListeners.delete(listener);
}

/** Calls the listeners after the commit; `inTenant` calls this function. */
export function tellOfCommit(pool: DatabasePool, db: Queries): void {
  const what = announced.get(db);
  if (!what) return;
  for (const listener of pool.commitListeners) listener(what);
}

import type pg from 'pg';
import type { Queries } from './driver.ts';

const announced = new WeakSet<Queries>();
const listeners = new WeakMap<pg.Pool, Set<() => void>>();

/** Notifies the pool's listeners once, after the transaction of `db` has committed; never after a rollback. */
export function announceCommit(db: Queries): void {
  announced.add(db);
}

/**
 * Calls `listener` after each announced commit of the pool's transactions. Returns the function that
 * unsubscribes.
 */
export function onAnnouncedCommit(pool: pg.Pool, listener: () => void): () => void {
  const heard = listeners.get(pool) ?? new Set();
  listeners.set(pool, heard.add(listener));
  return () => void heard.delete(listener);
}

/** Calls the listeners after the commit; `inTenant` calls this function. */
export function tellOfCommit(pool: pg.Pool, db: Queries): void {
  if (!announced.has(db)) return;
  for (const listener of listeners.get(pool) ?? []) listener();
}

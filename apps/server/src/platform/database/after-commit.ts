import type pg from 'pg';
import type { Queries } from './driver.ts';

const announced = new WeakSet<Queries>();
const listeners = new WeakMap<pg.Pool, Set<() => void>>();

/** Tells the listeners of the pool once when the transaction of `db` has committed; of a rollback nobody is told. */
export function announceCommit(db: Queries): void {
  announced.add(db);
}

/** Calls `listener` after each announced commit of the pool's transactions. Returns what ends that. */
export function onAnnouncedCommit(pool: pg.Pool, listener: () => void): () => void {
  const heard = listeners.get(pool) ?? new Set();
  listeners.set(pool, heard.add(listener));
  return () => void heard.delete(listener);
}

/** For `inTenant`, after its commit. */
export function tellOfCommit(pool: pg.Pool, db: Queries): void {
  if (!announced.has(db)) return;
  for (const listener of listeners.get(pool) ?? []) listener();
}

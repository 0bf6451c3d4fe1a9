import type pg from 'pg';
import type { Queries } from './driver.ts';
import { wholeOf } from './pool.ts';

/** The kinds of new rows for which workers wait. A commit wakes only the workers of its kinds. */
export type Announced = 'events' | 'jobs' | 'deliveries';

const announced = new WeakMap<Queries, Set<Announced>>();
const listeners = new WeakMap<pg.Pool, Set<(what: ReadonlySet<Announced>) => void>>();

/** Notifies the pool's listeners once, after the transaction of `db` has committed; never after a rollback. */
export function announceCommit(db: Queries, what: Announced): void {
  announced.set(db, (announced.get(db) ?? new Set()).add(what));
}

/**
 * Calls `listener` after each announced commit of the pool's transactions. Returns the function that
 * unsubscribes.
 */
export function onAnnouncedCommit(
  pool: pg.Pool,
  listener: (what: ReadonlySet<Announced>) => void,
): () => void {
  const whole = wholeOf(pool);
  const heard = listeners.get(whole) ?? new Set();
  listeners.set(whole, heard.add(listener));
  return () => void heard.delete(listener);
}

/** Calls the listeners after the commit; `inTenant` calls this function. */
export function tellOfCommit(pool: pg.Pool, db: Queries): void {
  const what = announced.get(db);
  if (!what) return;
  for (const listener of listeners.get(wholeOf(pool)) ?? []) listener(what);
}

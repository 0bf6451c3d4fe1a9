import type pg from 'pg';
import { onAnnouncedCommit } from '../database/after-commit.ts';
import type { Connection } from '../database/pool.ts';
import { openSideConnection } from '../database/side-connection.ts';

/** Wakes the workers for events and jobs, after commits of this node and of others. */
export interface WakeUp {
  /** Calls `listener` when there may be something new. Returns the function that unsubscribes. */
  on(listener: () => void): () => void;
  stop(): Promise<void>;
}

const channel = 'bellwether_events';
/** One notification tells other nodes about all commits within this time. */
const coalesceMilliseconds = 20;

/**
 * Listens on a side connection, and notifies through it after commits.
 * Never notify in the write transaction: PostgreSQL then locks the whole cluster, which cuts the throughput
 * of 32 writers to a third.
 */
export function openWakeUp(
  context: { readonly pool: pg.Pool; readonly connection: Connection },
  options: { readonly listenUrl: string | undefined; lost(error: Error): void },
): WakeUp {
  const listeners = new Set<() => void>();
  const wake = () => {
    for (const listener of listeners) listener();
  };
  const side = openSideConnection({
    connection: options.listenUrl === undefined ? context.connection : { url: options.listenUrl },
    channel,
    heard: wake,
    lost: options.lost,
  });
  let timer: NodeJS.Timeout | undefined;
  const end = onAnnouncedCommit(context.pool, () => {
    wake();
    timer ??= setTimeout(() => {
      timer = undefined;
      side.notify();
    }, coalesceMilliseconds);
  });
  return {
    on(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async stop() {
      end();
      clearTimeout(timer);
      await side.stop();
    },
  };
}

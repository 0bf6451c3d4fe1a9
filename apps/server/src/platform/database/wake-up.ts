import { onAnnouncedCommit } from './after-commit.ts';
import type { Announced, Connection, DatabasePool } from './pool.ts';
import { openSideConnection } from './side-connection.ts';

/** Wakes the workers for events and jobs, after commits of this node and of others. */
export interface WakeUp {
  /** Calls `listener` when there may be new rows of this kind. Returns the function that unsubscribes. */
  on(what: Announced, listener: () => void): () => void;
  stop(): Promise<void>;
}

const channel = 'bellwether_events';
/** One notification tells other nodes about all commits within this time. */
const coalesceMilliseconds = 20;

/**
 * Listens on a separate connection, and sends notifications through it after commits. A notification inside the write
 * transaction would lock the whole cluster in PostgreSQL, which cuts the throughput of 32 writers to a third.
 */
export function openWakeUp(
  context: { readonly pool: DatabasePool; readonly connection: Connection },
  options: { readonly listenUrl: string | undefined; lost(error: Error): void },
): WakeUp {
  const listeners: Record<Announced, Set<() => void>> = {
    events: new Set(),
    jobs: new Set(),
    deliveries: new Set(),
  };
  const all = Object.keys(listeners) as Announced[];
  const wake = (whats: Iterable<Announced>) => {
    for (const what of whats) for (const listener of listeners[what]) listener();
  };
  const side = openSideConnection({
    connection: options.listenUrl === undefined ? context.connection : { url: options.listenUrl },
    channel,
    // A notification without a payload means that any kind may have been missed.
    heard: (payload) => wake(payload ? all.filter((what) => payload.split(' ').includes(what)) : all),
    lost: options.lost,
  });
  const untold = new Set<Announced>();
  let timer: NodeJS.Timeout | undefined;
  const end = onAnnouncedCommit(context.pool, (whats) => {
    wake(whats);
    for (const what of whats) untold.add(what);
    timer ??= setTimeout(() => {
      timer = undefined;
      side.notify([...untold].join(' '));
      untold.clear();
    }, coalesceMilliseconds);
  });
  return {
    on(what, listener) {
      listeners[what].add(listener);
      return () => void listeners[what].delete(listener);
    },
    async stop() {
      end();
      clearTimeout(timer);
      await side.stop();
    },
  };
}

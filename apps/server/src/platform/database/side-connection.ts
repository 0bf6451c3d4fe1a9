import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Connection } from './pool.ts';

/** A connection beside the pool that only sends and receives notifications. */
export interface SideConnection {
  /**
   * Notifies the other nodes. Does nothing while the connection is lost, because nodes also poll every
   * second.
   */
  notify(payload: string): void;
  stop(): Promise<void>;
}

export interface SideConnectionOptions {
  /** Must be a direct address, because a transaction pooler forgets the channels of a session. */
  readonly connection: Connection;
  /** Lower case and underscores. */
  readonly channel: string;
  /**
   * Called with the payload when another node has notified, and without one when the connection is back and may
   * have missed notifications.
   */
  heard(payload?: string): void;
  lost(error: Error): void;
}

const longestPause = 30_000;

/** Opens the connection, and reopens a lost connection with growing pauses. Returns at once. */
export function openSideConnection(options: SideConnectionOptions): SideConnection {
  const ended = new AbortController();
  let client: pg.Client | undefined;

  async function connect(): Promise<void> {
    const { url, ...parts } = options.connection;
    const fresh = new pg.Client({
      ...(url ? { connectionString: url } : parts),
      application_name: 'bellwether events',
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
    });
    const over = new Promise<Error>((resolve) => {
      fresh.on('error', resolve);
      fresh.on('end', () => resolve(new Error('The connection for notifications was closed.')));
    });
    let ownId: number | undefined;
    fresh.on('notification', (message) => {
      if (message.processId !== ownId) options.heard(message.payload);
    });
    try {
      await fresh.connect();
      const { rows } = await fresh.query<{ id: number }>('select pg_backend_pid() as id');
      ownId = rows[0]?.id;
      await fresh.query(`listen ${options.channel}`);
      client = fresh;
      options.heard();
      if (!ended.signal.aborted) throw await over;
    } finally {
      client = undefined;
      await fresh.end();
    }
  }

  async function keep(): Promise<void> {
    let pause = 500;
    while (!ended.signal.aborted) {
      const started = performance.now();
      try {
        await connect();
      } catch (error) {
        if (ended.signal.aborted) return;
        options.lost(error as Error);
      }
      pause = performance.now() - started > longestPause ? 500 : Math.min(pause * 2, longestPause);
      await wait(pause, undefined, { signal: ended.signal }).catch(() => undefined);
    }
  }

  const kept = keep();
  // Each notification waits for the one before, because a connection executes one statement at a time.
  let told: Promise<unknown> = Promise.resolve();
  return {
    notify(payload) {
      const tell = () => client?.query('select pg_notify($1, $2)', [options.channel, payload]);
      // A lost connection fires its own event.
      told = told.then(tell).catch(() => undefined);
    },
    async stop() {
      ended.abort();
      await client?.end();
      await kept;
    },
  };
}

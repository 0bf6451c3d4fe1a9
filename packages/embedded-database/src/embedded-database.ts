import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseAddress } from './keeper-door.ts';
import type { KeeperOrder } from './keeper-order.ts';
import { type Lease, takeLease } from './lease.ts';
import { defaultOutside, findPlace, type Place } from './place.ts';
import { refusalOf } from './refusal.ts';

/** A running PostgreSQL of our own: connect as its superuser over the unix socket in the folder `host`. */
export type EmbeddedDatabase = DatabaseAddress & {
  /** True if another process had started it. */
  adopted: boolean;
  /** Releases the database. The last release waits until the server is down. May be called twice. */
  stop(): Promise<void>;
};

/** How to start an embedded database; only `home` is needed. */
export type EmbeddedDatabaseOptions = {
  /** BELLWETHER_HOME. The database lives in `<home>/postgres`, or where `<home>/postgres-location` says. */
  home: string;
  /** Receives sentences about the database's life. */
  log?: ((line: string) => void) | undefined;
  /** A folder with `postgres` and `initdb` to use instead of the npm package or the system's PostgreSQL. */
  binaries?: string | undefined;
  /** More arguments for `postgres`, such as `['-c', 'work_mem=64MB']`. */
  flags?: string[];
  /** The folder for data and programs that root's database user cannot reach in the home. */
  outside?: string;
};

/**
 * Starts the home's PostgreSQL, or joins it if it runs already. The server runs as long as any process that
 * called this function, is restarted if it dies, and ends with the last such process, also after `kill -9`.
 *
 * @throws one sentence when it cannot start.
 */
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  if (process.platform === 'win32') {
    throw new Error(
      'The embedded database runs on Linux and macOS: set DATABASE_URL to a PostgreSQL server.',
    );
  }
  const { home, binaries, flags = [], outside = defaultOutside, log = () => undefined } = options;
  const place = placeOrRefusal(home, outside);
  const copies = process.getuid?.() === 0 ? outside : place.directory;
  const order: KeeperOrder = { place, copies, binaries, flags };
  let lease = await takeLease(order, log);
  let stopping = false;
  let stopped: Promise<void> | undefined;
  const renewal = renewUntilStopped();
  return {
    ...lease.address,
    adopted: lease.adopted,
    stop() {
      stopping = true;
      stopped ??= lease.release().then(() => renewal);
      return stopped;
    },
  };

  // The keeper can be killed too: then start a new one, at the same address.
  async function renewUntilStopped(): Promise<void> {
    for (;;) {
      await lease.ended;
      if (stopping) return;
      log('The keeper of the embedded database is gone; a new one is started.');
      const next = await retake();
      if (!next) return;
      lease = next;
    }
  }

  async function retake(): Promise<Lease | undefined> {
    for (let pause = 200; !stopping; pause = Math.min(pause * 2, 5_000)) {
      try {
        const next = await takeLease(order, log);
        if (!stopping) return next;
        await next.release();
      } catch (error) {
        log(error instanceof Error ? error.message : String(error));
        await sleep(pause, undefined, { ref: false });
      }
    }
    return undefined;
  }
}

function placeOrRefusal(home: string, outside: string): Place {
  try {
    return findPlace(home, outside);
  } catch (error) {
    throw new Error(refusalOf(error, home), { cause: error });
  }
}

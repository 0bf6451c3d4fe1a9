import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '@bellwether/embedded-database/embedded-database';
import type { Connection } from '../platform/database/pool.ts';

export interface TestCluster {
  /** Its first database, as superuser. */
  readonly connection: Connection & { host: string; port: number; user: string; database: string };
  /** The home folder of the application. */
  readonly home: string;
  stop(): Promise<void>;
}

// Switch off durability, because test data need not survive a crash.
const careless = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * Starts a PostgreSQL for one test file: the embedded one, or the machine's of the major version
 * BELLWETHER_TEST_POSTGRES. With `durable`, acknowledged writes survive a crash, as in the product.
 */
export async function startTestCluster(options: { durable?: boolean } = {}): Promise<TestCluster> {
  const version = process.env.BELLWETHER_TEST_POSTGRES;
  const home = mkdtempSync(join(tmpdir(), 'bellwether-test-'));
  // When root starts it, the database runs as another user, who must be able to enter its home.
  chmodSync(home, 0o755);
  const { host, port, user, database, stop } = await startEmbeddedDatabase({
    home,
    binaries: version ? `/usr/lib/postgresql/${version}/bin` : undefined,
    flags: options.durable ? [] : careless.flatMap((setting) => ['-c', setting]),
  });
  return {
    connection: { host, port, user, database },
    home,
    async stop() {
      await stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

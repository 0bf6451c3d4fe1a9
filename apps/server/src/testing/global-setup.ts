import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { jobs } from '../jobs.ts';
import type { Connection } from '../platform/database/pool.ts';
import { prepare } from '../platform/database/prepare.ts';
import { startEmbeddedDatabase } from '../platform/embedded-database/embedded-database.ts';
import { askServer, databaseOf } from './test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL whose user may create databases, with a migrated `template`. */
    testServer: { connection: Connection; template: string };
  }
}

// Nothing that a test writes has to outlive the machine.
const careless = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * One PostgreSQL for the run: the embedded one, the machine's of the major version BELLWETHER_TEST_POSTGRES, or the running
 * one at BELLWETHER_TEST_URL; in it a migrated database that every test file copies.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { connection, stop } = await openServer();
  const template = `bw_template_${process.pid}_${Date.now().toString(36)}`;
  await askServer(connection, `create database ${template}`);
  await prepare(databaseOf(connection, template), jobs);
  project.provide('testServer', { connection, template });
  return async () => {
    await askServer(connection, `drop database if exists ${template} with (force)`);
    await stop();
  };
}

async function openServer(): Promise<{ connection: Connection; stop(): Promise<void> }> {
  const url = process.env.BELLWETHER_TEST_URL;
  if (url) return { connection: { url }, stop: async () => undefined };
  const version = process.env.BELLWETHER_TEST_POSTGRES;
  const home = mkdtempSync(join(tmpdir(), 'bellwether-test-'));
  // Root hands the database to another user, who must be able to enter its home.
  chmodSync(home, 0o755);
  const { host, port, user, database, stop } = await startEmbeddedDatabase({
    home,
    binaries: version ? `/usr/lib/postgresql/${version}/bin` : undefined,
    flags: careless.flatMap((setting) => ['-c', setting]),
  });
  return {
    connection: { host, port, user, database },
    async stop() {
      await stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

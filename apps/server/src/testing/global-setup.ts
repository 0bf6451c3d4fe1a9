import type { TestProject } from 'vitest/node';
import { jobs } from '../jobs.ts';
import type { Connection } from '../platform/database/pool.ts';
import { prepare } from '../platform/jobs/prepare.ts';
import { startTestCluster } from './test-cluster.ts';
import { askServer, databaseOf } from './test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL whose user may create databases, with a migrated `template`. */
    testServer: { connection: Connection; template: string };
  }
}

/**
 * Starts or finds one PostgreSQL for the run: the embedded one, the machine's of the major version
 * BELLWETHER_TEST_POSTGRES, or the running one at BELLWETHER_TEST_URL. Every test file copies its migrated
 * database.
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
  return startTestCluster();
}

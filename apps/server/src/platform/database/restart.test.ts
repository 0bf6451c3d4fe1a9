import { restoreSession, signOut } from '@bellwether/contract/accounts';
import { afterAll, expect, test, vi } from 'vitest';
import { jobs } from '../../jobs.ts';
import { startTestCluster } from '../../testing/test-cluster.ts';
import { askServer } from '../../testing/test-database.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { prepare } from '../jobs/prepare.ts';

const cluster = await startTestCluster({ durable: true });
await prepare(cluster.connection, jobs);
const server = await startTestServer({ database: cluster.connection });
afterAll(cluster.stop);

const isReady = async () =>
  (await server.send({ method: 'GET', url: '/api/health/ready' })).statusCode === 200;

/** Returns the process id of the database's server; undefined while it is away. */
const databaseProcess = async (): Promise<number | undefined> => {
  try {
    const { rows } = await askServer(
      cluster.connection,
      "select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as pid",
    );
    return rows[0]?.pid;
  } catch {
    // Killed, or not yet back.
    return undefined;
  }
};

/**
 * Kills the database's server process as a power cut would. Waits until another one serves, which starts only
 * after every connection to the killed one has ended.
 */
async function killDatabase(): Promise<void> {
  const killed = await databaseProcess();
  if (killed === undefined) throw new Error('The database is away.');
  process.kill(killed, 'SIGKILL');
  const isAnother = async () => ![undefined, killed].includes(await databaseProcess());
  await vi.waitUntil(isAnother, { timeout: 60_000, interval: 50 });
  await vi.waitUntil(isReady, { timeout: 60_000, interval: 50 });
}

test('a database killed twice under load and once idle answers 503 and loses no acknowledged write', {
  timeout: 180_000,
}, async () => {
  const tenant = await server.buildTenant();
  const tokens = await Promise.all(Array.from({ length: 900 }, () => server.signInAs(tenant.ceo)));
  const acknowledged: string[] = [];
  const statuses = new Map<number, number>();

  const worker = async () => {
    for (let token = tokens.pop(); token !== undefined; token = tokens.pop()) {
      const answer = await server.call(signOut, { token });
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if (answer.status === 200) acknowledged.push(token);
      // The reply to a commit can be lost with the connection: the session has ended, but the client got 503.
      if (answer.status !== 503) continue;
      expect([answer.problem?.detail, answer.headers['retry-after']]).toEqual([
        'The service is not ready. Please try again in a moment.',
        '2',
      ]);
      await new Promise((resolve) => setTimeout(resolve, 50));
      tokens.push(token);
    }
  };
  const load = Promise.all(Array.from({ length: 8 }, worker));
  for (const part of [0.2, 0.5]) {
    await vi.waitUntil(() => tokens.length < 900 * (1 - part), { timeout: 60_000 });
    await killDatabase();
  }
  await load;
  const inDoubt = statuses.get(401) ?? 0;
  expect([...statuses.keys()].filter((status) => ![200, 401, 503].includes(status))).toEqual([]);
  expect(statuses.get(503)).toBeGreaterThan(0);
  // Each of the eight clients can have one open request at each of the two kills.
  expect(inDoubt).toBeLessThanOrEqual(16);
  expect(acknowledged.length + inDoubt).toBe(900);

  await killDatabase();
  // One person has few requests at work at once, so the sessions are looked at one by one.
  const again: number[] = [];
  for (const token of acknowledged) again.push((await server.call(restoreSession, { token })).status);
  expect(again.filter((status) => status !== 401)).toEqual([]);
});

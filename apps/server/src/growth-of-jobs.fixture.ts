import { expect, test } from 'vitest';
import { computeInsight } from './features/insight/jobs.ts';
import { askWeekly } from './features/notifications/mails/jobs.ts';
import { askServer } from './testing/test-database.ts';
import type { TestServer } from './testing/test-server.ts';

const mostPages = 20_000;

async function mostExpensive(
  server: TestServer,
  work: () => Promise<void>,
): Promise<{ pages: number; text: string }> {
  await askServer(server.connection, 'create extension if not exists pg_stat_statements');
  await askServer(
    server.connection,
    'select pg_stat_statements_reset(0, (select oid from pg_database where datname = current_database()), 0)',
  );
  await work();
  const { rows } = await askServer(
    server.connection,
    `select ((shared_blks_hit + shared_blks_read) / calls)::int as pages, left(query, 300) as text from pg_stat_statements
      where dbid = (select oid from pg_database where datname = current_database()) and calls > 0
        and query !~ 'pg_stat_statements' order by 1 desc limit 1`,
  );
  return rows[0];
}

// Friday afternoon, in the hour in which everybody is asked for an update.
const friday = Date.parse('2026-11-20T18:00:00Z');

/**
 * Looks at the most expensive statement of each job, in a company of 5,000 goals. 2,000 of them belong to the running quarter.
 * Limits the database pages that this statement reads.
 */
export const testJobs = (server: TestServer, tenantId: number) => () => {
  test.each([
    // The first time writes the snapshots of whole quarters; later times write a week's.
    ['computing insight for the first time', computeInsight],
    ['computing insight again', computeInsight],
  ] as const)(
    '%s has no statement that reads too many pages',
    async (_name, job) => {
      const { pages, text } = await mostExpensive(server, () => job.run(server.context, { tenantId }));
      expect({ pages, text, isBounded: pages <= mostPages }).toEqual({ pages, text, isBounded: true });
    },
    120_000,
  );

  test('the weekly ask has no statement that reads too many pages', async () => {
    const told = async () =>
      (await askServer(server.connection, 'select count(*)::int as told from notification')).rows[0].told;
    const before = await told();
    server.clock.set(friday);
    const { pages, text } = await mostExpensive(server, () => askWeekly.run(server.context, { tenantId }));
    expect({ pages, text, isBounded: pages <= mostPages }).toEqual({ pages, text, isBounded: true });
    expect((await told()) - before).toBeGreaterThan(100);
  }, 120_000);
};

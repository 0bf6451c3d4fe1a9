import type pg from 'pg';
import { onTestFinished, vi } from 'vitest';
import type { DatabasePool } from '../platform/database/pool.ts';

/** Rows that a statement keeps locked until the test releases them. */
interface HeldRows {
  /** Resolves when this number of statements in the test's database waits for a lock. */
  whenWaiting(count: number): Promise<void>;
  /** Commits the statement, so that the calls that waited see it. */
  commit(): Promise<void>;
  /** Rolls the statement back. A test that fails before does it, too. */
  release(): Promise<void>;
}

/** Runs a statement as the owner and keeps its locks, so that calls wait at a point that the test chooses. */
export async function holdRows(owner: DatabasePool, tenantId: number, statement: string): Promise<HeldRows> {
  const client = await owner.connect();
  let held: pg.PoolClient | undefined = client;
  const end = async (how: 'commit' | 'rollback') => {
    const before = held;
    held = undefined;
    await before?.query(how);
    before?.release();
  };
  const release = () => end('rollback');
  onTestFinished(release);
  await client.query('begin');
  await client.query("select set_config('app.tenant_id', $1, true)", [String(tenantId)]);
  await client.query(statement);
  return {
    commit: () => end('commit'),
    release,
    whenWaiting: (count) =>
      vi.waitFor(async () => {
        const { rowCount } = await owner.query(
          "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        );
        if (rowCount !== count) throw new Error(`${rowCount} statements wait, not ${count}.`);
        // A busy machine takes seconds to hash a password before the statement.
      }, 20_000),
  };
}

import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Queries } from './driver.ts';
import type { DatabasePool } from './pool.ts';
import { inTenant } from './transaction.ts';
import { DatabaseUnavailable } from './unavailable.ts';

/** After this time a read goes to the primary. */
const longestWait = 200;
const pauseMilliseconds = 10;
/** After a read that the standby could not serve, the next ones do not wait for it. */
const restMilliseconds = 2_000;
/** The standby ended a statement, because it had to replay a change of rows that the statement still needed. */
const replayConflict = '40001';

/** How far the standby is behind; undefined while it is away. */
export interface Lag {
  readonly bytes: number;
  readonly seconds: number;
}

interface Position {
  /** Everything that has committed before is at or before this place of the write-ahead log. */
  readonly at: string;
  /** Identifies the database among all clusters. */
  readonly database: string;
}

/** The standby has not replayed the position in time, or is no standby of this database. */
class Behind extends Error {}

/** The cluster and the database in it, which a standby shares with its primary. */
const identity = sql<string>`(select system_identifier from pg_control_system()) || ' ' || (select oid from pg_database
  where datname = current_database())`;

/**
 * Reads of a streaming standby. It serves a read only after it has replayed everything that had committed on the primary
 * when the read began, so nobody sees older rows or older rights than on the primary (docs/decisions/0089).
 */
export class Standby {
  /** How many reads each database served on this node. */
  readonly served = { standby: 0, primary: 0 };
  readonly #pool: DatabasePool;
  #restsUntil = 0;
  #isKnown = false;

  constructor(pool: DatabasePool) {
    this.#pool = pool;
  }

  /**
   * Runs `work` on the standby, and on `primary` if the standby is away or more than 200 ms behind. `work` only reads, and
   * needs no uncommitted change of the transaction of `primary`. It may run twice.
   */
  async read<T>(primary: Queries, tenantId: number, work: (db: Queries) => Promise<T>): Promise<T> {
    const found = performance.now() < this.#restsUntil ? undefined : await this.#try(primary, tenantId, work);
    if (found) {
      this.served.standby += 1;
      return found.value;
    }
    this.served.primary += 1;
    return work(primary);
  }

  async #try<T>(
    primary: Queries,
    tenantId: number,
    work: (db: Queries) => Promise<T>,
  ): Promise<{ readonly value: T } | undefined> {
    const position = await positionOf(primary);
    const { promise: isReady, resolve } = Promise.withResolvers<boolean>();
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      resolve(false);
    }, longestWait);
    const running = inTenant(this.#pool, tenantId, async (db) => {
      while (!(await this.#hasReplayed(db, position))) {
        if (isLate) break;
        await wait(pauseMilliseconds);
      }
      if (isLate) throw new Behind('the standby is behind');
      resolve(true);
      return work(db);
    });
    // The error of a read that has begun is thrown below; before that, any error means that the standby cannot serve it.
    running.catch(() => resolve(false));
    try {
      if (await isReady) return { value: await running };
    } catch (error) {
      const isLost =
        error instanceof DatabaseUnavailable || (error as { code?: string }).code === replayConflict;
      if (!isLost) throw error;
    } finally {
      clearTimeout(timer);
    }
    this.#restsUntil = performance.now() + restMilliseconds;
    return undefined;
  }

  async #hasReplayed(db: Queries, { at, database }: Position): Promise<boolean> {
    // A primary has no position of replay: after a failover the address may lead to it.
    const { rows } = await sql<{ has_replayed: boolean | null; database: string | null }>`
      select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ${at}::text::pg_lsn as has_replayed,
        ${this.#isKnown ? sql`null` : identity} as database`.execute(db);
    const [row] = rows;
    if (!this.#isKnown && row?.database !== database)
      throw new Behind('DATABASE_READ_URL leads to another database');
    this.#isKnown = true;
    return row?.has_replayed === true;
  }

  /** Returns how far the standby is behind the primary. */
  async lag(primary: DatabasePool): Promise<Lag | undefined> {
    try {
      const { at } = await inTenant(primary, 0, positionOf);
      const { rows } = await inTenant(this.#pool, 0, (db) =>
        sql<{ bytes: number | null; seconds: number | null }>`
          select greatest(0, pg_wal_lsn_diff(${at}::text::pg_lsn, pg_last_wal_replay_lsn()))::float8 as bytes,
            extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())::float8 as seconds
          where pg_is_in_recovery()`.execute(db),
      );
      const [row] = rows;
      if (!row || row.bytes === null) return undefined;
      // Without newer changes the last one may be hours old.
      return { bytes: row.bytes, seconds: row.bytes === 0 ? 0 : Math.max(0, row.seconds ?? 0) };
    } catch (error) {
      if (error instanceof DatabaseUnavailable) return undefined;
      throw error;
    }
  }

  /** Whether the address leads to a server of the same database; undefined while it is away. */
  async isSame(primary: DatabasePool): Promise<boolean | undefined> {
    try {
      const { database } = await inTenant(primary, 0, positionOf);
      const { rows } = await inTenant(this.#pool, 0, (db) =>
        sql<{ database: string }>`select ${identity} as database`.execute(db),
      );
      return rows[0]?.database === database;
    } catch (error) {
      if (error instanceof DatabaseUnavailable) return undefined;
      throw error;
    }
  }

  async end(): Promise<void> {
    await this.#pool.end();
  }
}

async function positionOf(db: Queries): Promise<Position> {
  const { rows } = await sql<Position>`
    select pg_current_wal_flush_lsn()::text as at, ${identity} as database`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The database did not say its position.');
  return row;
}

import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  type QueryResult,
} from 'kysely';
import type pg from 'pg';
import { KeepingCompiler } from './compiler.ts';
import type { DB } from './database-types.ts';

export type Queries = Kysely<DB>;

/** Statements of one transaction, in the order they are asked. */
class ClientConnection implements DatabaseConnection {
  readonly #client: pg.ClientBase;
  #isNextTheLast = false;
  #ending: Promise<pg.QueryResult> | undefined;
  #hasFailed = false;

  constructor(client: pg.ClientBase) {
    this.#client = client;
  }

  endWithNext(): void {
    this.#isNextTheLast = true;
  }

  fail(): void {
    this.#hasFailed = true;
  }

  commit(): Promise<pg.QueryResult> {
    this.#ending ??= this.#client.query('commit');
    return this.#ending;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#hasFailed) throw new Error('The transaction has failed already.');
    // Outside a transaction there is no tenant: the statement would find nothing, and say so of everything.
    if (this.#ending) throw new Error('The transaction ended with the statement before this one.');
    const asked = this.#client.query(query.sql, query.parameters as unknown[]);
    if (this.#isNextTheLast) {
      // In the same packet. Where the statement fails, the commit rolls back, and whoever waits for either is told.
      this.commit().catch(() => undefined);
    }
    const result = await asked;
    return { rows: result.rows as R[], numAffectedRows: BigInt(result.rowCount ?? 0) };
  }

  // biome-ignore lint/correctness/useYield: rows are read page by page, never streamed; the interface asks for the method.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not offered: lists are read page by page.');
  }
}

class ClientDriver implements Driver {
  readonly #connection: ClientConnection;

  constructor(connection: ClientConnection) {
    this.#connection = connection;
  }

  async init() {
    // The client is connected already.
  }
  async acquireConnection() {
    return this.#connection;
  }
  async beginTransaction(): Promise<void> {
    throw new Error('The transaction belongs to inTenant().');
  }
  async commitTransaction(): Promise<void> {
    throw new Error('The transaction belongs to inTenant().');
  }
  async rollbackTransaction(): Promise<void> {
    throw new Error('The transaction belongs to inTenant().');
  }
  async releaseConnection() {
    // The pool takes the client back when the transaction ends.
  }
  async destroy() {
    // The pool owns the client.
  }
}

const connections = new WeakMap<Queries, ClientConnection>();

function connectionOf(db: Queries): ClientConnection {
  const connection = connections.get(db);
  if (!connection) throw new Error('These queries belong to no transaction.');
  return connection;
}

/**
 * For what only reads: the next statement is the transaction's last, and the commit travels with it. A statement after it
 * is refused.
 */
export function endWithNext(db: Queries): void {
  connectionOf(db).endWithNext();
}

/** Commits, or waits for the commit that travelled with the last statement. */
export function commit(db: Queries): Promise<pg.QueryResult> {
  return connectionOf(db).commit();
}

/** Ends the queries of a transaction that failed: a step of it that is still under way asks nothing more. */
export function fail(db: Queries): void {
  connectionOf(db).fail();
}

/**
 * The query builder over a client on which a transaction begins. Each transaction has its own, which ends with it: what is
 * left of one never runs in the next on the same client, perhaps another tenant's.
 */
export function queriesOf(client: pg.ClientBase): Queries {
  const connection = new ClientConnection(client);
  const dialect: Dialect = {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new ClientDriver(connection),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new KeepingCompiler(),
  };
  const queries = new Kysely<DB>({ dialect });
  connections.set(queries, connection);
  return queries;
}

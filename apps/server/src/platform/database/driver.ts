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

/** Runs the statements of one transaction, in the order they are sent. */
class ClientConnection implements DatabaseConnection {
  readonly #client: pg.ClientBase;
  #isNextTheLast = false;
  #ending: Promise<pg.QueryResult> | undefined;
  #hasFailed = false;
  #waiting: (() => void)[] = [];

  constructor(client: pg.ClientBase) {
    this.#client = client;
  }

  endWithNext(): void {
    this.#isNextTheLast = true;
  }

  /** Resolves when the next statement is sent, before its answer is here. */
  nextSent(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.push(resolve);
    return promise;
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
    // Outside a transaction no tenant is set, so row policies would hide every row.
    if (this.#ending) throw new Error('The transaction ended with the statement before this one.');
    const asked = this.#client.query(query.sql, query.parameters as unknown[]);
    for (const resolve of this.#waiting.splice(0)) resolve();
    if (this.#isNextTheLast) {
      // Send the commit in the same packet. If the statement fails, the commit rolls back, and both promises
      // report the error.
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
    // The client is already connected.
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
 * Marks the next statement as the transaction's last, so that the commit travels with it. Later statements are
 * refused. For reads only, also as the last read of a write's reply: if the read fails, the write is undone.
 */
export function endWithNext(db: Queries): void {
  connectionOf(db).endWithNext();
}

/**
 * Sends two queries in one packet. `second` begins when the first statement of `first` has been sent, so its
 * statements run after that one. Returns both results, and throws the first error.
 */
export async function inOnePacket<One, Other>(
  db: Queries,
  first: () => Promise<One>,
  second: () => Promise<Other>,
): Promise<[One, Other]> {
  const sent = connectionOf(db).nextSent();
  const asked = first();
  // `first` may also end without having sent anything.
  return Promise.all([asked, Promise.race([sent, asked]).then(() => second())]);
}

/** Commits, or waits for the commit that was sent with the last statement. */
export function commit(db: Queries): Promise<pg.QueryResult> {
  return connectionOf(db).commit();
}

/** Closes the queries of a failed transaction, so that a step still running can send no statement. */
export function fail(db: Queries): void {
  connectionOf(db).fail();
}

/**
 * Returns a query builder for one new transaction on a client. It ends with that transaction.
 * Late statements therefore never run in the client's next transaction, which may belong to another tenant.
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

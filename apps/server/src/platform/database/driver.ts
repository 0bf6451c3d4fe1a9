import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type pg from 'pg';
import type { DB } from './database-types.ts';

export type Queries = Kysely<DB>;

/** Statements of one connection, in the order they are asked; nothing here begins or ends a transaction. */
class ClientConnection implements DatabaseConnection {
  readonly #client: pg.ClientBase;

  constructor(client: pg.ClientBase) {
    this.#client = client;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const result = await this.#client.query(query.sql, query.parameters as unknown[]);
    return { rows: result.rows as R[], numAffectedRows: BigInt(result.rowCount ?? 0) };
  }

  // biome-ignore lint/correctness/useYield: rows are read page by page, never streamed; the interface asks for the method.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not offered: lists are read page by page.');
  }
}

class ClientDriver implements Driver {
  readonly #connection: ClientConnection;

  constructor(client: pg.ClientBase) {
    this.#connection = new ClientConnection(client);
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

const bound = new WeakMap<pg.ClientBase, Queries>();

/** The query builder over one connected client; made once for each. */
export function queriesOf(client: pg.ClientBase): Queries {
  let queries = bound.get(client);
  if (!queries) {
    const dialect: Dialect = {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new ClientDriver(client),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    };
    queries = new Kysely<DB>({ dialect });
    bound.set(client, queries);
  }
  return queries;
}

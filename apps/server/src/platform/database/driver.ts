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
import { type BatchResult, runBatch, type Statement, statementOf } from './batch.ts';
import { KeepingCompiler } from './compiler.ts';
import type { DB } from './database-types.ts';
import { commitStatement } from './pool.ts';
import { noteStatement, watchedStatements } from './statement-watch.ts';

export type Queries = Kysely<DB>;

interface WaitingStatement {
  readonly statement: Statement;
  resolve(result: BatchResult): void;
  reject(error: Error | undefined): void;
}

/**
 * Runs the statements of one transaction in the order they are asked. Those of one turn of the event loop leave as one
 * batch; the transaction begins with the first.
 */
class ClientConnection implements DatabaseConnection {
  readonly #client: pg.ClientBase;
  #beginning: readonly Statement[];
  #beginError: Error | undefined;
  #waiting: WaitingStatement[] = [];
  #isSending = false;
  #sent: Promise<void> = Promise.resolve();
  #isNextTheLast = false;
  #ending: Promise<BatchResult> | undefined;
  #hasFailed = false;
  #listeners: (() => void)[] = [];

  constructor(client: pg.ClientBase, beginning: readonly Statement[]) {
    this.#client = client;
    this.#beginning = beginning;
  }

  /** Why the transaction could not begin, so that none of its statements ran. */
  get beginError(): Error | undefined {
    return this.#beginError;
  }

  endWithNext(): void {
    this.#isNextTheLast = true;
  }

  /** Resolves when the next statement is asked, before it is sent. */
  nextAsked(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#listeners.push(resolve);
    return promise;
  }

  fail(): void {
    this.#hasFailed = true;
  }

  /** Waits for the batch that is on its way, then rolls back, unless a commit has ended the transaction. */
  async rollBack(): Promise<void> {
    // The driver refuses a statement beside one that still runs.
    await this.#sent;
    if (!(await this.#hasEnded())) await this.#client.query('rollback');
  }

  commit(): Promise<BatchResult> {
    this.#ending ??= this.#ask(commitStatement);
    return this.#ending;
  }

  /** Whether a commit that was sent with the last statement has ended the transaction. */
  async #hasEnded(): Promise<boolean> {
    if (!this.#ending) return false;
    return this.#ending.then(
      () => true,
      () => false,
    );
  }

  get #refusal(): Error | undefined {
    return (
      this.#beginError ?? (this.#hasFailed ? new Error('The transaction has failed already.') : undefined)
    );
  }

  #ask(statement: Statement): Promise<BatchResult> {
    const { promise, resolve, reject } = Promise.withResolvers<BatchResult>();
    this.#waiting.push({ statement, resolve, reject });
    if (!this.#isSending) this.#sendSoon();
    return promise;
  }

  #sendSoon(): void {
    this.#isSending = true;
    this.#sent = new Promise((resolve) => setImmediate(() => resolve(this.#send())));
  }

  async #send(): Promise<void> {
    const waiting = this.#waiting.splice(0);
    const beginning = this.#beginning;
    this.#beginning = [];
    const batch = [...beginning, ...waiting.map(({ statement }) => statement)];
    const sentAt = performance.now();
    const { results, error } = this.#refusal
      ? { results: [], error: this.#refusal }
      : await runBatch(this.#client, batch);
    if (watchedStatements.hasSubscribers)
      watchedStatements.publish({ statements: batch, milliseconds: performance.now() - sentAt });
    if (error) noteStatement(error, batch[results.length]);
    if (results.length < beginning.length) this.#beginError ??= error;
    for (const [at, { resolve, reject }] of waiting.entries()) {
      const result = results[beginning.length + at];
      if (result) resolve(result);
      else reject(error);
    }
    this.#isSending = false;
    if (this.#waiting.length > 0) this.#sendSoon();
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const refusal = this.#refusal;
    if (refusal) throw refusal;
    // Outside a transaction no tenant is set, so row policies would hide every row.
    if (this.#ending) throw new Error('The transaction ended with the statement before this one.');
    const asked = this.#ask(statementOf(query.sql, query.parameters));
    for (const resolve of this.#listeners.splice(0)) resolve();
    // Send the commit in the same batch. If the statement fails, the database skips the commit, and both promises
    // report the error.
    if (this.#isNextTheLast) this.commit().catch(() => undefined);
    try {
      const { rows, rowCount } = await asked;
      return { rows: rows as R[], numAffectedRows: BigInt(rowCount ?? 0) };
    } catch (error) {
      // The stack begins at the socket. A new one leads to the caller.
      Error.captureStackTrace(error as Error);
      throw error;
    }
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

/** Compiling is synchronous and begins anew for each statement, so one compiler serves all transactions. */
const compiler = new KeepingCompiler();

const connections = new WeakMap<Queries, ClientConnection>();

function connectionOf(db: Queries): ClientConnection {
  const connection = connections.get(db);
  if (!connection) throw new Error('These queries belong to no transaction.');
  return connection;
}

/**
 * Marks the next statement as the transaction's last, so that the commit travels with it. Later statements are
 * refused. Only the goal list uses it (0040). A call that changes something commits after its reply is made.
 */
export function endWithNext(db: Queries): void {
  connectionOf(db).endWithNext();
}

/**
 * Sends two queries in one batch. The statements of `second` run after the first statement of `first`.
 * @returns both results.
 * @throws the error of the query that fails first.
 */
export async function inOneBatch<One, Other>(
  db: Queries,
  first: () => Promise<One>,
  second: () => Promise<Other>,
): Promise<[One, Other]> {
  const begun = connectionOf(db).nextAsked();
  const asked = first();
  // `first` may also end without having asked anything.
  return Promise.all([asked, Promise.race([begun, asked]).then(() => second())]);
}

/** Commits, or waits for the commit that was sent with the last statement. */
export function commit(db: Queries): Promise<BatchResult> {
  return connectionOf(db).commit();
}

/** Returns the error of `begin` or of the settings; undefined if they did not fail. */
export function beginErrorOf(db: Queries): Error | undefined {
  return connectionOf(db).beginError;
}

/** Closes the queries of a failed transaction, so that a step still running can send no statement. */
export function fail(db: Queries): void {
  connectionOf(db).fail();
}

/** Rolls a failed transaction back. Does nothing if its commit, sent with the last statement, has already ended it. */
export function rollBack(db: Queries): Promise<void> {
  return connectionOf(db).rollBack();
}

/**
 * Returns a query builder for one new transaction on a client: `beginning` is sent before its first statement. It ends
 * with that transaction.
 * Late statements therefore never run in the client's next transaction, which may belong to another tenant.
 */
export function queriesOf(client: pg.ClientBase, beginning: readonly Statement[]): Queries {
  const connection = new ClientConnection(client, beginning);
  const dialect: Dialect = {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new ClientDriver(connection),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => compiler,
  };
  const queries = new Kysely<DB>({ dialect });
  connections.set(queries, connection);
  return queries;
}

import { createHash } from 'node:crypto';
import pg from 'pg';
import { prepareValue } from 'pg/lib/utils.js';
import { serialize } from 'pg-protocol';
import './column-types.ts';

export interface Statement {
  readonly text: string;
  /** The name under which a connection prepares it. Without a name it is planned each time. */
  readonly name: string | undefined;
  /** The parameters as PostgreSQL reads them. */
  readonly values: readonly (string | Buffer | null)[];
}

/**
 * What may return other columns each time: a `fetch`, which has those of its cursor, and every column of a table, because a
 * rolling deploy adds one while this node serves.
 */
const changing = /^\s*(fetch\b|select ("\w+"\.)?\* )|\breturning \*/i;

/**
 * Returns a statement of a batch. If `values` are given, also an empty list, it is prepared under a name.
 * @throws Error for a value that cannot be written for PostgreSQL.
 */
export function statementOf(text: string, values?: readonly unknown[]): Statement {
  const name = values && !changing.test(text) ? nameOf(text) : undefined;
  return { text, name, values: values?.map(written) ?? [] };
}

/** pg writes arrays too, but with quotes around each number and a text for each step. */
function written(value: unknown): string | Buffer | null {
  const isPlain = Array.isArray(value) && value.every((item) => typeof item === 'number');
  return isPlain ? `{${value.join()}}` : prepareValue(value);
}

export type BatchResult = Pick<pg.QueryResult, 'rows' | 'rowCount' | 'command'>;

export interface BatchOutcome {
  /** The results of the statements that ran, in order. */
  readonly results: readonly BatchResult[];
  /** Why the statement after them failed. The database skipped all later ones. */
  readonly error: Error | undefined;
}

/**
 * Runs statements in one round trip: they leave in one write, and their results come in one. Outside
 * a transaction they are one together: if a statement fails, nothing of the batch has happened.
 */
export function runBatch(client: pg.ClientBase, statements: readonly Statement[]): Promise<BatchOutcome> {
  const { promise, resolve } = Promise.withResolvers<BatchOutcome>();
  client.query(new Batch(statements, resolve));
  return promise;
}

/** The columns of a statement's rows. */
interface Columns {
  readonly names: readonly string[];
  readonly readers: readonly ((text: string) => unknown)[];
  /** A row of nulls. Its copies share one hidden class, so rows are read and used faster than if they grew. */
  readonly empty: Readonly<Record<string, unknown>>;
}

const doNothing = () => undefined;

const noColumns: Columns = { names: [], readers: [], empty: {} };

/** By the names and types of the columns, so that all connections share them. */
const columnsByShape = new Map<string, Columns>();

function columnsOf(fields: readonly pg.FieldDef[]): Columns {
  const shape = fields.map(({ name, dataTypeID }) => `${name} ${dataTypeID}`).join();
  const known = columnsByShape.get(shape);
  if (known) return known;
  const names = fields.map(({ name }) => name);
  const columns = {
    names,
    readers: fields.map(({ dataTypeID }) => pg.types.getTypeParser(dataTypeID, 'text')),
    empty: Object.fromEntries(names.map((name) => [name, null])),
  };
  columnsByShape.set(shape, columns);
  return columns;
}

const prepared = new WeakMap<pg.Connection, Map<string, Columns>>();

/**
 * A query of pg that consists of several statements (docs/decisions/0040). Each parametrised statement is prepared once
 * for each connection, and its columns are described once: PostgreSQL refuses to run a prepared statement whose columns
 * have changed.
 */
export class Batch implements pg.Submittable {
  /** Called at the end. pg replaces it with a function that stops its timer for the answer. */
  callback: () => void = doNothing;
  readonly statements: readonly Statement[];
  #resolve: (outcome: BatchOutcome) => void;
  #results: BatchResult[] = [];
  #prepared = new Map<string, Columns>();
  #columns: Columns | undefined;
  #rows: Record<string, unknown>[] = [];
  #unreadable: Error | undefined;

  constructor(statements: readonly Statement[], resolve: (outcome: BatchOutcome) => void) {
    this.statements = statements;
    this.#resolve = resolve;
  }

  submit(connection: pg.Connection): void {
    this.#prepared = prepared.get(connection) ?? new Map();
    prepared.set(connection, this.#prepared);
    const messages = this.statements.flatMap((statement) => this.#messagesOf(statement));
    connection.stream.write(Buffer.concat([...messages, serialize.sync()]));
  }

  #messagesOf({ text, name = '', values }: Statement): Buffer[] {
    const bind = serialize.bind({ statement: name, values: [...values] });
    const execute = serialize.execute();
    if (this.#prepared.has(name)) return [bind, execute];
    return [
      // A statement that failed when it first ran has left its name. Closing an unknown name is no error.
      ...(name ? [serialize.close({ type: 'S', name })] : []),
      serialize.parse({ text, name }),
      bind,
      serialize.describe({ type: 'P', name: '' }),
      execute,
    ];
  }

  get #current(): Statement | undefined {
    return this.statements[this.#results.length];
  }

  handleRowDescription({ fields }: { fields: readonly pg.FieldDef[] }): void {
    this.#columns = columnsOf(fields);
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    try {
      this.#rows.push(this.#read(fields));
    } catch (error) {
      this.#unreadable ??= error as Error;
    }
  }

  #read(fields: readonly (string | null)[]): Record<string, unknown> {
    this.#columns ??= this.#prepared.get(this.#current?.name ?? '') ?? noColumns;
    const { names, readers, empty } = this.#columns;
    if (names.length !== fields.length) throw new Error('A row has other columns than its statement.');
    const row = { ...empty };
    for (let at = 0; at < fields.length; at++) {
      const text = fields[at] as string | null;
      if (text !== null) row[names[at] as string] = readers[at]?.(text);
    }
    return row;
  }

  handleCommandComplete({ text }: { text: string }): void {
    if (this.#unreadable) return;
    const name = this.#current?.name;
    if (name && !this.#prepared.has(name)) this.#prepared.set(name, this.#columns ?? noColumns);
    const [, command = text, count] = /^(\w+)(?: \d+)??(?: (\d+))?$/.exec(text) ?? [];
    this.#results.push({ command, rowCount: count === undefined ? null : Number(count), rows: this.#rows });
    this.#rows = [];
    this.#columns = undefined;
  }

  handleEmptyQuery(): void {
    this.#unreadable ??= new Error('A statement of the batch is empty.');
  }

  handleReadyForQuery(): void {
    this.#end(this.#unreadable);
  }

  handleError(error: Error): void {
    this.#end(error);
  }

  /**
   * Hands the results over and keeps none of them. The batch and pg's timer refer to each other, and V8 often moves such a
   * pair to the old generation although it is garbage. The rows would move with it (docs/decisions/0042).
   */
  #end(error: Error | undefined): void {
    this.callback();
    this.#resolve({ results: this.#results, error });
    this.#resolve = doNothing;
    this.#results = [];
    this.#rows = [];
  }
}

const names = new Map<string, string>();

// Filters combine into many different texts. Above this limit a statement is planned each time, so that
// connections do not keep them all.
const mostNames = 2_000;

/** Returns the name under which the statement is prepared, made from its text. */
function nameOf(text: string): string | undefined {
  let name = names.get(text);
  if (!name && names.size < mostNames) {
    name = createHash('sha1').update(text).digest('base64url');
    names.set(text, name);
  }
  return name;
}

import { channel } from 'node:diagnostics_channel';
import type { Statement } from './batch.ts';

/** Statements that left in one write, and how long their results took. */
export interface SentStatements {
  readonly statements: readonly Statement[];
  readonly milliseconds: number;
}

/** Tells subscribers of the statements of each batch. Without a subscriber it costs nothing. */
export const watchedStatements = channel('bellwether.statements');

const failed = new WeakMap<Error, string>();

/** Remembers the statement that failed with the error. */
export function noteStatement(error: Error, statement: Statement | undefined): void {
  if (statement) failed.set(error, statement.text);
}

interface DatabaseError extends Error {
  readonly severity?: string;
  readonly detail?: string;
  readonly table?: string;
  readonly column?: string;
  readonly constraint?: string;
}

/**
 * Returns what the database says about an error: its sentence, the table, column or constraint, and the statement. For
 * developers only, because it may hold values that people wrote. Undefined for other errors.
 */
export function databaseFault(error: DatabaseError): string | undefined {
  const statement = failed.get(error);
  if (error.severity === undefined && statement === undefined) return undefined;
  const { table, column, constraint } = error;
  const places = Object.entries({ table, column, constraint }).flatMap(([kind, name]) =>
    name === undefined ? [] : [`${kind} ${name}`],
  );
  const lines = [
    places.length > 0 ? `${error.message} (${places.join(', ')})` : error.message,
    error.detail,
    statement,
  ];
  return lines.filter((line) => line !== undefined).join('\n');
}

const longestValue = 200;

/** Returns the text of a batch for a terminal: each statement with its parameters. */
export function statementsText({ statements, milliseconds }: SentStatements): string {
  const lines = statements.map(({ text, values }) => {
    const given = values.map((value, at) => `$${at + 1} = ${shortOf(value)}`).join(', ');
    return given ? `${text.trim()}\n  -- ${given}` : text.trim();
  });
  return `${lines.join(';\n')}\n  -- ${milliseconds.toFixed(1)} ms\n`;
}

function shortOf(value: Statement['values'][number]): string {
  if (value === null) return 'null';
  const text = typeof value === 'string' ? value : `${value.length} bytes`;
  return JSON.stringify(text.length > longestValue ? `${text.slice(0, longestValue)}…` : text);
}

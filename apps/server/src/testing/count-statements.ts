import { Batch } from '../platform/database/batch.ts';
import type { DatabasePool } from '../platform/database/pool.ts';

export interface CountedStatements<T> {
  result: T;
  /** Statements that touch tables, as they were sent. */
  tables: string[];
  /** Begin, tenant and commit. */
  frame: string[];
  /** The statements of `tables`, with their values. */
  asked: AskedStatement[];
}

export interface AskedStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

const framing = /^\s*(begin|commit|rollback|select set_config)\b/i;

export interface StatementCounter {
  count<T>(work: () => Promise<T>): Promise<CountedStatements<T>>;
}

type AnyQuery = (...parameters: unknown[]) => unknown;

/** Counts on every connection that the pool opens from now on. */
export function countOn(pool: DatabasePool): StatementCounter {
  let heard: AskedStatement[] | undefined;
  pool.on('connect', (client) => {
    const ask = client.query.bind(client) as AnyQuery;
    const listen: AnyQuery = (...parameters) => {
      const [asked] = parameters;
      if (asked instanceof Batch) heard?.push(...asked.statements);
      else if (typeof asked === 'string') heard?.push({ text: asked, values: [] });
      return ask(...parameters);
    };
    client.query = listen as typeof client.query;
  });
  return {
    async count(work) {
      const statements: AskedStatement[] = [];
      heard = statements;
      try {
        const result = await work();
        const asked = statements.filter(({ text }) => !framing.test(text));
        return {
          result,
          tables: asked.map(({ text }) => text),
          frame: statements.map(({ text }) => text).filter((text) => framing.test(text)),
          asked,
        };
      } finally {
        heard = undefined;
      }
    },
  };
}

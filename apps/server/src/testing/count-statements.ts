import type pg from 'pg';

export interface CountedStatements<T> {
  result: T;
  /** Statements that touch tables, as they were sent. */
  tables: string[];
  /** Begin, tenant and commit. */
  frame: string[];
}

const framing = /^\s*(begin|commit|rollback|select set_config)\b/i;

export interface StatementCounter {
  count<T>(work: () => Promise<T>): Promise<CountedStatements<T>>;
}

type AnyQuery = (...parameters: unknown[]) => unknown;

/** Listens on every connection that the pool opens from now on. */
export function countOn(pool: pg.Pool): StatementCounter {
  let heard: string[] | undefined;
  pool.on('connect', (client) => {
    const ask = client.query.bind(client) as AnyQuery;
    const listen: AnyQuery = (...parameters) => {
      const [asked] = parameters;
      const text = typeof asked === 'string' ? asked : (asked as { text?: unknown }).text;
      if (typeof text === 'string') heard?.push(text);
      return ask(...parameters);
    };
    client.query = listen as typeof client.query;
  });
  return {
    async count(work) {
      const statements: string[] = [];
      heard = statements;
      try {
        const result = await work();
        return {
          result,
          tables: statements.filter((text) => !framing.test(text)),
          frame: statements.filter((text) => framing.test(text)),
        };
      } finally {
        heard = undefined;
      }
    },
  };
}

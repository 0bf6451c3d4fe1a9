import { sql } from 'kysely';
import type { Queries } from '#platform/database/driver.ts';

/** Rows of these are looked for by each row that refers to them. */
const referred = {
  people: ['person', 'org_path'],
  goals: ['goal', 'goal_path', 'goal_status', 'goal_result'],
} as const;

/**
 * Keeps a load from becoming slower by every row. A connection checks foreign keys by plans that it makes once; those made
 * for tables that look empty walk through a whole company for each row. New statistics have them made again.
 */
export class PlanKeeper {
  readonly #rows = { people: 0, goals: 0 };
  readonly #next = { people: 1, goals: 1 };

  /** At the begin of each transaction: a plan that reads all of a table would stay when the table is small no more. */
  async begin(db: Queries): Promise<void> {
    await sql`set local enable_seqscan = off`.execute(db);
  }

  /** Told of what was just written; looks at its tables after the first time, and whenever there is four times as much. */
  async written(db: Queries, what: keyof typeof referred, count: number): Promise<void> {
    this.#rows[what] += count;
    if (this.#rows[what] < this.#next[what]) return;
    this.#next[what] = this.#rows[what] * 4;
    await sql`analyze ${sql.join(referred[what].map((table) => sql.table(table)))}`.execute(db);
  }
}

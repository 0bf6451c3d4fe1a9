import { sql } from 'kysely';
import type { Queries } from '#platform/database/driver.ts';

/** The tables that foreign keys of other rows refer to. */
const referred = {
  people: ['person', 'org_path'],
  goals: ['goal', 'goal_path', 'goal_status', 'goal_result'],
} as const;

/**
 * Keeps a load from slowing down with every row. A connection plans its foreign key checks once, and a plan
 * for an empty table scans the whole company for each row. New statistics cause a new plan.
 */
export class PlanKeeper {
  readonly #rows = { people: 0, goals: 0 };
  readonly #next = { people: 1, goals: 1 };

  /**
   * Call at the begin of each transaction: a plan that scans the whole table would remain after the table has
   * grown.
   */
  async begin(db: Queries): Promise<void> {
    await sql`set local enable_seqscan = off`.execute(db);
  }

  /**
   * Call after each write; analyses its tables after the first write, and whenever they have grown fourfold.
   */
  async written(db: Queries, what: keyof typeof referred, count: number): Promise<void> {
    this.#rows[what] += count;
    if (this.#rows[what] < this.#next[what]) return;
    this.#next[what] = this.#rows[what] * 4;
    await sql`analyze ${sql.join(referred[what].map((table) => sql.table(table)))}`.execute(db);
  }
}

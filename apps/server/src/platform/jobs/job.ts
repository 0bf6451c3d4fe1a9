import type { ServerContext } from '../context.ts';

/**
 * Work beside requests. It runs at its times on one node at a time, and may run again when a node dies in the middle: doing
 * it twice has the effect of doing it once.
 */
export interface Job {
  /** Lower case and hyphens; the queue's name. */
  readonly name: string;
  /** Five fields, in UTC and the machine's own time. What the work itself asks for is the application's clock. */
  readonly cron: string;
  /** Also once after a node has started. */
  readonly atStart: boolean;
  run(context: ServerContext): Promise<void>;
}

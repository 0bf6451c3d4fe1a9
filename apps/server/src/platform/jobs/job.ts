import type { Config } from '../config/config.ts';
import type { ServerContext } from '../context.ts';

/**
 * Work at set times. It runs on one node at a time. It may run again when a node dies, so it must be
 * idempotent.
 */
export interface CronJob {
  /** Lower case and hyphens; the queue's name. */
  readonly name: string;
  /** Five fields, in UTC and the machine's own time. The work itself uses the application's clock. */
  readonly cron: string;
  /**
   * Whether it also runs once after a node has started. Nodes that start within a minute share one run; with `each` every
   * start has its own, so that a restart delays nothing (mail.3).
   */
  readonly atStart: boolean | 'each';
  /** In seconds; default: 600. After this time the node counts as dead, and the work is retried. */
  readonly expireSeconds?: number;
  run(context: ServerContext): Promise<void>;
}

/** A queue of work with data. `enqueue` takes the queue, so callers need not import the job. */
export interface Queue<Data> {
  /** Lower case and hyphens. */
  readonly name: string;
  /** The fields of the data. They are ids only, because rows of all companies share one table. */
  readonly ids: readonly (keyof Data & string)[];
  readonly retry: {
    /** The number of retries after the first try. */
    readonly limit: number;
    /** Before the first retry; each following pause doubles. */
    readonly delaySeconds: number;
  };
  /** In seconds. After this time the node counts as dead, and the work is retried. */
  readonly expireSeconds: number;
}

/** Work with data, requested by a change. It may run twice if a node dies in the middle. */
export interface Job<Data = never> extends Queue<Data> {
  /** How many of these one node runs at the same time. */
  readonly atOnce: number | ((config: Config) => number);
  run(context: ServerContext, data: Data): Promise<void>;
}

export type AnyJob = CronJob | Job;

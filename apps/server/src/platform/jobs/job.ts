import type { z } from 'zod';
import type { ServerContext } from '../context.ts';

/**
 * Work at set times. It runs on one node at a time, and may run again when a node dies in the middle: doing it twice has
 * the effect of doing it once.
 */
export interface CronJob {
  /** Lower case and hyphens; the queue's name. */
  readonly name: string;
  /** Five fields, in UTC and the machine's own time. What the work itself asks for is the application's clock. */
  readonly cron: string;
  /** Also once after a node has started. */
  readonly atStart: boolean;
  run(context: ServerContext): Promise<void>;
}

/** A queue of work with data. `enqueue` takes it, so that who asks for the work need not know who does it. */
export interface Queue<Data> {
  /** Lower case and hyphens. */
  readonly name: string;
  /**
   * Ids and numbers. The rows of all companies lie together, so no private text. Loaded when it is used: a server starts
   * without zod.
   */
  shape(): Promise<z.ZodType<Data>>;
  readonly retry: {
    /** How often after the first try. */
    readonly limit: number;
    /** Before the first retry; each following pause is twice as long. */
    readonly delaySeconds: number;
  };
  /** After so long without an end the node counts as dead, and the work is tried again. */
  readonly expireSeconds: number;
}

/** Work that is asked for with data. It may run twice when a node dies in the middle. */
export interface Job<Data = unknown> extends Queue<Data> {
  /** How many of these one node does at the same time. */
  readonly atOnce: number;
  run(context: ServerContext, data: Data): Promise<void>;
}

export type AnyJob = CronJob | Job;

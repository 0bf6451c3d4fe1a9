import type { TenantScope } from '../session/scope.ts';

/** A delivery that waits, as the node that tries it now has claimed it. */
export interface ClaimedDelivery {
  readonly id: number;
  readonly messageId: string;
  /** What it tells of. */
  readonly topic: string;
  readonly body: string;
  readonly goalId: number | null;
  /** Failed tries before this one. */
  readonly tries: number;
}

/** How a try ended. */
export interface Outcome {
  /** Undefined: it was delivered. Codes and statuses only. */
  readonly fault: string | undefined;
  /** No other try can succeed. */
  readonly isFinal: boolean;
  readonly status: number | undefined;
  readonly milliseconds: number;
  /** The beginning of the receiver's answer. */
  readonly answer: string;
}

/** Tries one delivery; runs without a connection to the database. */
export type Attempt = (gone: AbortSignal) => Promise<Outcome>;

/** A way in which things go to other systems. */
export interface DeliveryKind {
  /** Lower case and underscores. */
  readonly name: string;
  /** Returns the id of the event that a delivery tells of, for its trace. */
  eventOf?(delivery: ClaimedDelivery): number | undefined;
  /** The pauses after each failed try, in milliseconds. */
  readonly ladder: readonly number[];
  /** How many deliveries of one receiver a node tries at once. */
  readonly atOnce: number;
  /** The longest time of a try, in milliseconds, after which its node counts as dead. */
  readonly leaseMilliseconds: number;
  /**
   * Returns the attempt of each delivery by its id, in the transaction that claimed them; a delivery without one is
   * dropped. Undefined: the receiver does not exist, or takes nothing now, so all that wait are dropped.
   */
  prepare(
    scope: TenantScope,
    receiverId: number,
    claimed: readonly ClaimedDelivery[],
  ): Promise<ReadonlyMap<number, Attempt> | undefined>;
  /** Writes what follows for the receiver, in the transaction that stores the outcome. */
  ended(scope: TenantScope, receiverId: number, outcome: Outcome): Promise<void>;
}

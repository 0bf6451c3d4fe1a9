import type { EventKind } from '@bellwether/domain/shared/events';
import type { Clock } from '../clock/clock.ts';
import { inTenant } from '../database/transaction.ts';
import { DatabaseUnavailable } from '../database/unavailable.ts';
import { frozenPause, isFrozen } from '../session/company-rest.ts';
import { asTenant } from '../session/gate.ts';
import type { TenantContext } from '../session/tenant-context.ts';
import { inSpan } from '../tracing/span.ts';
import { SafePosition } from './position.ts';
import type { HappenedEvent, Reader } from './reaction.ts';
import {
  advance,
  claim,
  eventsOf,
  look,
  markHandled,
  positionOf,
  rememberFailure,
  retrySetAside,
  type WaitingPointer,
} from './reader-statements.ts';

export interface ReaderContext extends TenantContext {
  readonly clock: Clock;
}

export interface ReaderLog {
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

const minute = 60_000;
/** After the last retry the event is set aside. */
const retryPauses = [5_000, 30_000, 2 * minute, 10 * minute, 30 * minute, 60 * minute, 120 * minute] as const;
const pointersAtOnce = 500;
const marginMilliseconds = 5_000;

type Outcome = 'handled' | 'elsewhere';

/**
 * One node's worker for one reader. Several nodes may work at once: exactly one of them handles each event.
 */
export class EventReader {
  readonly #context: ReaderContext;
  readonly #reader: Reader;
  readonly #log: ReaderLog;
  readonly #kinds: readonly EventKind[];
  /** Ids beyond the position that this node has already handled. */
  readonly #seen = new Set<number>();
  readonly #safe: SafePosition;
  /** The id to which the position may advance, while another node's lock prevents it. */
  #passed: number | undefined;
  #oldestBefore = 0n;

  constructor(context: ReaderContext, reader: Reader, log: ReaderLog, margin = marginMilliseconds) {
    this.#context = context;
    this.#reader = reader;
    this.#log = log;
    this.#kinds = [...new Set(reader.reactions.flatMap((one) => one.on))];
    this.#safe = new SafePosition(margin);
  }

  /** Retries events that were set aside; runs once, when the node starts. */
  async begin(): Promise<void> {
    const now = this.#context.clock.now();
    await inTenant(this.#context.pool, 0, (db) =>
      retrySetAside(db, this.#reader.name, { tries: retryPauses.length, now }),
    );
  }

  /**
   * Handles the waiting events. Returns true if more may be waiting.
   * @throws DatabaseUnavailable
   */
  async turn(): Promise<boolean> {
    const { pool, clock } = this.#context;
    const { name } = this.#reader;
    const now = clock.now();
    const found = await inTenant(pool, 0, async (db) => {
      // Another node may have advanced the position, and deleted the delivery marks before it.
      const position = await positionOf(db, name);
      for (const eventId of this.#seen) if (eventId <= position) this.#seen.delete(eventId);
      const from = { position, seen: [...this.#seen], now };
      return look(db, name, from, pointersAtOnce);
    });
    const missed = await this.#handle([
      ...found.pointers.filter((pointer) => !pointer.isHandled),
      ...found.retries,
    ]);
    for (const { eventId } of found.pointers) if (!missed.has(eventId)) this.#seen.add(eventId);
    const last = found.pointers.at(-1)?.eventId;
    if (last !== undefined && missed.size === 0)
      this.#safe.note({ eventId: last, next: found.next, at: performance.now() });
    const isWhole = found.pointers.length < pointersAtOnce;
    // All events of transactions that ended before this read are handled now, unless some were left over.
    if (isWhole && missed.size === 0) await this.#advance(this.#oldestBefore);
    this.#oldestBefore = found.oldest;
    return !isWhole && missed.size === 0;
  }

  async #advance(oldest: bigint): Promise<void> {
    const passed = this.#safe.take(oldest, performance.now()) ?? this.#passed;
    this.#passed = passed;
    if (passed === undefined) return;
    if (!(await inTenant(this.#context.pool, 0, (db) => advance(db, this.#reader.name, passed)))) return;
    this.#passed = undefined;
  }

  /** Returns the ids that another node is handling. */
  async #handle(pointers: readonly WaitingPointer[]): Promise<Set<number>> {
    const missed = new Set<number>();
    for (const [tenantId, waiting] of Map.groupBy(pointers, (pointer) => pointer.tenantId)) {
      const events = await this.#read(tenantId, waiting);
      for (const pointer of waiting) {
        const event = events.get(pointer.eventId);
        if (event && (await this.#deliver(pointer, event)) === 'elsewhere') missed.add(pointer.eventId);
        else if (!event && pointer.tries !== null) await this.#forget(pointer);
      }
    }
    return missed;
  }

  async #read(tenantId: number, waiting: readonly WaitingPointer[]): Promise<Map<number, HappenedEvent>> {
    if (this.#kinds.length === 0) return new Map();
    const ids = waiting.map((pointer) => pointer.eventId);
    const events = await inTenant(this.#context.pool, tenantId, (db) =>
      eventsOf(db, tenantId, ids, this.#kinds),
    );
    return new Map(events.map((event) => [event.id, event]));
  }

  async #deliver(pointer: WaitingPointer, event: HappenedEvent): Promise<Outcome> {
    const now = this.#context.clock.now();
    const { name, reactions } = this.#reader;
    const request = { tenantId: pointer.tenantId, now, requestId: `event-${event.id}` };
    try {
      const facts = {
        name: `reaction ${name}`,
        causedBy: event.requestId ?? '',
        attributes: { event: event.kind },
      };
      const outcome = await inSpan(facts, () =>
        asTenant(this.#context, request, async (scope): Promise<Outcome> => {
          if (!(await claim(scope.db, name, pointer, now))) return 'elsewhere';
          for (const { on, react } of reactions) if (on.includes(event.kind)) await react(scope, event);
          return 'handled';
        }),
      );
      // The company is deactivated, so its people get no notifications.
      if (outcome === undefined) await this.#forget(pointer);
      return outcome ?? 'handled';
    } catch (err) {
      if (err instanceof DatabaseUnavailable && !isOwnFault(err)) throw err;
      if (isFrozen(err)) await this.#postpone(pointer);
      else await this.#fail(pointer, event, err);
      return 'handled';
    }
  }

  /** The company is frozen: its events wait, and no try is used up. */
  async #postpone(pointer: WaitingPointer): Promise<void> {
    const now = this.#context.clock.now();
    await inTenant(this.#context.pool, 0, (db) =>
      rememberFailure(db, this.#reader.name, pointer, {
        tries: pointer.tries ?? 0,
        retryAt: now + frozenPause,
        now,
      }),
    );
  }

  async #forget(pointer: WaitingPointer): Promise<void> {
    await inTenant(this.#context.pool, 0, (db) => markHandled(db, this.#reader.name, pointer));
  }

  async #fail(pointer: WaitingPointer, event: HappenedEvent, err: unknown): Promise<void> {
    const now = this.#context.clock.now();
    const tries = (pointer.tries ?? 0) + 1;
    const pause = retryPauses[tries - 1];
    const retryAt = pause === undefined ? undefined : now + pause;
    await inTenant(this.#context.pool, 0, (db) =>
      rememberFailure(db, this.#reader.name, pointer, { tries, retryAt, now }),
    );
    const facts = {
      reader: this.#reader.name,
      event: event.id,
      kind: event.kind,
      tenant: pointer.tenantId,
      tries,
    };
    if (retryAt === undefined) this.#log.error({ ...facts, err }, 'event set aside');
    else this.#log.warn({ ...facts, err }, 'reaction failed, and is tried again');
  }
}

/**
 * Whether a statement timed out (57014). A timeout looks like a lost database, but with a healthy database it
 * is the reaction's own fault.
 */
function isOwnFault(error: DatabaseUnavailable): boolean {
  return (error.cause as { code?: string } | undefined)?.code === '57014';
}
